/**
 * Document title of a route: `{Section} - {club}` by its first segment, the club's name alone when no section
 * is named for it. `path` starts with a slash and carries no base path.
 */
export function documentTitle(
  path: string,
  sections: Readonly<Record<string, string>>,
  clubName: string,
): string {
  const segment = path.split('/')[1] ?? '';
  const section = Object.hasOwn(sections, segment) ? sections[segment] : undefined;
  return section ? `${section} - ${clubName}` : clubName;
}
