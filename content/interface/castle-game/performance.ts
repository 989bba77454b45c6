export const PERFORMANCE_TEXTS = {
  title: 'ACTUACIÓ',
  slots: "Rondes de l'actuació",
  now: 'Ara',
  pillars: 'RONDA DE PILARS',
  toCome: 'Per fer',
  points: 'Punts',
  summary: "Resum de l'actuació",
  total: 'TOTAL',
  account: 'Per què',
  finish: 'CONTINUA',
} as const;
