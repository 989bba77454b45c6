/**
 * The groups of the main menu and their columns. A page's entry in `content/pages` says in which column it stands. A
 * column with the name of its group shows no title.
 */
export const menuGroups = [
  { label: 'Castellers', columns: ['La colla', 'Història', 'Castells', 'Organització', "Uneix-t'hi"] },
  { label: 'Mèdia', columns: ['Mèdia'] },
  { label: 'Legal', columns: ['Legal'] },
] as const;

/** Where a page can stand: a column, the bar beside the groups, or the button that invites to join. */
export type MenuPlace = (typeof menuGroups)[number]['columns'][number] | 'bar' | 'join';
