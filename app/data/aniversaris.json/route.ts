import { snapshot } from '@/app/snapshot';
import { anniversariesOf } from '@/lib/on-this-day/anniversaries';

export const dynamic = 'force-static';

/** Returns every diada as an anniversary. The home page chooses among them in the browser. */
export function GET() {
  return Response.json(anniversariesOf(snapshot.diades));
}
