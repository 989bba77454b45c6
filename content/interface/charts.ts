/** Placeholder of a chart that is loading or failed to load. */
export const CHART_TEXTS = {
  loading: "S'està dibuixant el gràfic…",
  failed: "No s'ha pogut carregar el gràfic. Les dades són a la taula de sota.",
} as const;
