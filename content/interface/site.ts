/** What stands around every page: header, menu, footer, and the page that is not there. */
export const SITE_TEXTS = {
  skip: 'Ves al contingut',
  menu: { name: 'Principal', toggle: 'Menú' },
  back: 'Torna al web',
  universities: 'Les nostres universitats',
  copyEmail: {
    button: 'Copia',
    /** After the button's word, aloud only. */
    spoken: "l'adreça electrònica",
    copied: "S'ha copiat l'adreça.",
    refused: "El navegador no deixa copiar. L'adreça està seleccionada: copia-la tu.",
  },
  licences: 'Llicències',
  notFound: { number: '404', title: 'Page Not Found', ways: 'Per continuar' },
} as const;

/** The first line of `licences.txt`. */
export const LICENCES_TITLE =
  "Programari i tipus de lletra d'altres autors que formen part d'aquest web, amb les seves llicències.";
