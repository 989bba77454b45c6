/** Words that several screens of the castle game share. */
export const FRAME_TEXTS = {
  back: 'ENRERE',
  advance: 'Avança al següent dia',
  advanceTitle: 'Avançar de dia',
  confirm: 'Avança',
  cancel: 'Cancel·la',
  more: "Mostra'n més",
  sound: 'So',
  soundLevel: 'Volum',
} as const;
