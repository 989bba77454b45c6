import { searchFile } from '@/app/search/search-file';

export const dynamic = 'force-static';

/** The postbuild moves it to an address with its digest. `npm run dev` serves it here. */
export function GET() {
  return Response.json(searchFile);
}
