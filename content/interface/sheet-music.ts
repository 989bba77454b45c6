/** Score of the toc de castells. */
export const SHEET_MUSIC_TEXTS = {
  instruments: 'Gralla i tabal',
  /** Text alternative of the staves. */
  alternative:
    'Partitura per a gralla i tabal en compàs de sis per vuit i re major: entrada de la gralla sola, pujada en dues parts que es repeteixen, aleta, baixada que es repeteix i final.',
} as const;
