// @ts-check
/**
 * The folder below the origin, as NEXT_PUBLIC_BASE_PATH says it: `/web`, or nothing at the root. JavaScript, so that
 * Next's configuration and the server of the tests read it alike.
 * @param {string | undefined} variable
 */
export function readBasePath(variable) {
  const path = (variable || '').replace(/\/+$/, '');
  if (path && !path.startsWith('/'))
    throw new Error(`NEXT_PUBLIC_BASE_PATH must begin with a slash, as "/web"; it is "${path}".`);
  return path;
}
