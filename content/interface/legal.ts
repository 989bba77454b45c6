/** Legal documents and their PDFs. */
export const LEGAL_TEXTS = {
  contents: 'Índex',
  /** Accessible name of the table of contents. */
  contentsOf: 'Índex del document',
  download: 'Baixa el PDF',
  toPdf: 'Mira el PDF aquí',
  pdf: 'El document en PDF',
  opening: "S'està obrint el PDF…",
  /** If the browser cannot show PDFs. A download link follows. */
  noViewer: "No s'ha pogut mostrar el PDF.",
  downloadInstead: "Descarrega'l",
  /** Accessible name. */
  iframe: (title: string, year: number): string => `${title} (${year}), en PDF`,
} as const;

export const pdfLink = (title: string): string => `${title} (PDF)`;
