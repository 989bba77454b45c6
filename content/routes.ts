/** Routes with one page each, as they stand in the site map; routes made from content (towers, levels) add theirs. */
export const routes = [
  '/',
  '/qui-som',
  '/agenda',
  '/assajos',
  '/millors-castells',
  '/millors-diades',
  '/resum-historic',
  '/llista-de-diades',
  '/parts-castell',
  '/contactar',
  '/palette',
] as const satisfies readonly `/${string}`[];
