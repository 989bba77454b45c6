import { snapshot } from '@/app/snapshot';
import { anniversariesOf } from '@/lib/on-this-day/anniversaries';

export const dynamic = 'force-static';

/** Every diada as its anniversary tells it, for the home page to choose from on any day. */
export function GET() {
  return Response.json(anniversariesOf(snapshot.diades));
}
