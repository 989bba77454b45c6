export const PERFORMANCE_TEXTS = {
  title: 'ACTUACIÓ',
  slots: "Rondes de l'actuació",
  now: 'Ara',
  pilars: 'RONDA DE PILARS',
  lastPilars: 'Ronda de pilars',
  toCome: 'Per fer',
  points: 'Punts',
  summary: "Resum de l'actuació",
  total: 'TOTAL',
  account: 'Per què',
  finish: 'CONTINUA',
  /** `number` counts from 1. */
  round: (number: number): string => `${ORDINALS[number - 1] ?? `${number}a`} Ronda`,
} as const;

const ORDINALS = ['1a', '2a', '3a', '4a', '5a', '6a'] as const;
