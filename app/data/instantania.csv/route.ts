import { readSheet } from '@/app/snapshot';

export const dynamic = 'force-static';

/**
 * Returns the performances at build time. The page with the list fetches them, since its HTML does not contain them.
 */
export function GET() {
  return new Response(readSheet('diades'), { headers: { 'Content-Type': 'text/csv;charset=utf-8' } });
}
