/** Routes with one page each, as they stand in the site map; routes made from content (towers, levels) add theirs. */
export const routes = [
  '/',
  '/qui-som',
  '/agenda',
  '/assajos',
  '/millors-castells',
  '/parts-castell',
  '/contactar',
  '/palette',
  '/nit-fresca-per-ser-maig',
] as const satisfies readonly `/${string}`[];
