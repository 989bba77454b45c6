/** Pages of the boards. */
export const BOARD_TEXTS = {
  past: "Atenció! Estàs consultant la junta d'una temporada anterior...",
  toCurrent: 'Ves a la junta actual',
  /** Link to the current board, after those of the past seasons. */
  current: 'ACTUAL',
} as const;

/** Cards of the people. */
export const PEOPLE_TEXTS = {
  /** Above everything else somebody has been. */
  career: 'També ha estat',
} as const;

/** The timeline. */
export const TIMELINE_TEXTS = {
  noDate: 'Sense data',
} as const;
