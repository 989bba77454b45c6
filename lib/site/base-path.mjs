// @ts-check
/**
 * `/web`, or empty at the root. JavaScript, because Next's configuration imports it.
 * @param {string | undefined} variable
 */
export function readBasePath(variable) {
  const path = (variable || '').replace(/\/+$/, '');
  if (path && !path.startsWith('/'))
    throw new Error(`NEXT_PUBLIC_BASE_PATH must begin with a slash, as "/web"; it is "${path}".`);
  return path;
}
