import { snapshot } from '@/app/snapshot';
import { anniversariesOf } from '@/lib/on-this-day/anniversaries';

export const dynamic = 'force-static';

/** Every diada as an anniversary, so that the home page can choose one on any day. */
export function GET() {
  return Response.json(anniversariesOf(snapshot.diades));
}
