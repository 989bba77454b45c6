/** Layout: header, menu, footer, and the 404 page. */
export const SITE_TEXTS = {
  skip: 'Ves al contingut',
  menu: { name: 'Principal', toggle: 'Menú', close: 'Tanca' },
  back: 'Torna al web',
  universities: 'Les nostres universitats',
  copyEmail: {
    button: 'Copia',
    /** Visually hidden, after the text of the button. */
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

/** Accessible name, different from the group of the menu. */
export const footerGroup = (label: string): string => `${label}, al peu`;

export const homeLink = (club: string): string => `${club}, inici`;

/** `Instagram: @colla`. */
export const networkLink = (network: string, handle: string): string => `${network}: ${handle}`;

/** `ofClub` follows «de». */
export const clubCard = (ofClub: string): string => `Un castell ${ofClub}`;
