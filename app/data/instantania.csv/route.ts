import { readSheet } from '@/app/snapshot';

export const dynamic = 'force-static';

/** The performances as they were at build time, for the list, whose page does not carry them. */
export function GET() {
  return new Response(readSheet('diades'), { headers: { 'Content-Type': 'text/csv;charset=utf-8' } });
}
