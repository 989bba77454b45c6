/** A document of the club: its text and its PDF. */
export const DOCUMENT_TEXTS = {
  contents: 'Índex',
  /** Name of the contents for those who do not see where they stand. */
  contentsOf: 'Índex del document',
  download: 'Descarrega el PDF',
  toPdf: 'Mira el PDF en aquesta pàgina',
  pdf: 'El document en PDF',
  opening: "S'està obrint el PDF…",
  /** Where the browser shows no PDF; a link that downloads it follows. */
  noViewer: "No s'ha pogut mostrar el PDF.",
  downloadInstead: "Descarrega'l",
} as const;
