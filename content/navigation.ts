export type NavigationLink = { readonly label: string; readonly href: string };
/** A column without a title stands in a group whose name says enough. */
export type NavigationColumn = { readonly title?: string; readonly links: readonly NavigationLink[] };
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
            { label: 'Gralles i tabals', href: '/gralles-i-tabals' },
            { label: 'Vida universitària', href: '/vida-universitaria' },
          ],
        },
        {
          title: 'Història',
          links: [
            { label: 'Història de la colla', href: '/historia-de-la-colla' },
            { label: 'Caps de colla', href: '/llista-de-caps-de-colla' },
            { label: 'Presidents', href: '/llista-de-presidents' },
            { label: 'Els castells universitaris', href: '/els-castells-universitaris' },
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
          title: 'Organització',
          links: [
            { label: 'Junta directiva', href: '/junta-directiva' },
            { label: 'Junta tècnica', href: '/junta-tecnica' },
            { label: 'Comissió de gènere', href: '/comissio-genere-grup-treball' },
            { label: 'Patrocinadors', href: '/patrocinadors' },
          ],
        },
        {
          title: "Uneix-t'hi",
          links: [
            { label: 'Assajos', href: '/assajos' },
            { label: "Contacta'ns", href: '/contactar' },
            { label: 'Barra lliure', href: '/barra-lliure' },
          ],
        },
      ],
    },
    {
      label: 'Mèdia',
      columns: [
        {
          links: [
            { label: 'Fotografies', href: '/fotografies' },
            { label: 'Vídeos', href: '/videos' },
            { label: 'Música', href: '/musica' },
          ],
        },
      ],
    },
    {
      label: 'Legal',
      columns: [
        {
          links: [
            { label: 'Estatuts', href: '/estatuts' },
            { label: 'Reglament de règim intern', href: '/reglament-regim-intern' },
            { label: "Protocol d'agressions", href: '/protocol-agressions' },
          ],
        },
      ],
    },
  ],
  links: [
    { label: 'Jocs', href: '/jocs' },
    { label: "Contacta'ns", href: '/contactar' },
  ],
  join: { label: 'Vine a assajar', href: '/assajos' },
} satisfies Navigation;
