export type NavigationLink = { readonly label: string; readonly href: string };
export type NavigationColumn = { readonly title: string; readonly links: readonly NavigationLink[] };
export type NavigationGroup = { readonly label: string; readonly columns: readonly NavigationColumn[] };
export type Navigation = {
  readonly groups: readonly NavigationGroup[];
  readonly links: readonly NavigationLink[];
  readonly join: NavigationLink;
};

/** The site's menus. A link may stand here only when its page exists: the browser tests follow every one. */
export const navigation = {
  groups: [
    {
      label: 'Castellers',
      columns: [
        {
          title: 'La colla',
          links: [
            { label: 'Qui som', href: '/qui-som' },
            { label: 'Agenda', href: '/agenda' },
          ],
        },
        {
          title: 'Castells',
          links: [
            { label: 'Millors castells', href: '/millors-castells' },
            { label: 'Millors diades', href: '/millors-diades' },
            { label: 'Resum històric', href: '/resum-historic' },
            { label: 'Llista de diades', href: '/llista-de-diades' },
            { label: "Parts d'un castell", href: '/parts-castell' },
          ],
        },
        {
          title: "Uneix-t'hi",
          links: [
            { label: 'Assajos', href: '/assajos' },
            { label: "Contacta'ns", href: '/contactar' },
          ],
        },
      ],
    },
  ],
  links: [{ label: "Contacta'ns", href: '/contactar' }],
  join: { label: 'Vine a assajar', href: '/assajos' },
} satisfies Navigation;
