import { readSheet } from '@/app/snapshot';

export const dynamic = 'force-static';

/** For the list of performances, whose HTML does not contain them. */
export function GET() {
  return new Response(readSheet('diades'), { headers: { 'Content-Type': 'text/csv;charset=utf-8' } });
}
