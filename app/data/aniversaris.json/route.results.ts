import { snapshot } from '@/app/snapshot';
import { anniversariesOf } from '@/lib/calendar/anniversaries';

export const dynamic = 'force-static';

/** The home page chooses an anniversary in the browser. */
export function GET() {
  return Response.json(anniversariesOf(snapshot.diades));
}
