/** Words of the challenge of the week. */
export const CHALLENGE_TEXTS = {
  again: 'Torna-hi des del principi',
  leave: 'Plega',
  score: 'Portes',
  over: "S'ha acabat el repte",
  next: 'Ronda següent',
  end: 'Final de la diada',
  otherRules: 'El joc ha canviat des que el vas començar: el repte torna a començar.',
  code: 'El teu codi',
  codeHint: 'Amb aquest codi, qui vulguis pot comparar el seu resultat amb el teu.',
  copy: 'Copia el codi',
  copyWords: { copied: "S'ha copiat.", refused: 'El navegador no deixa copiar: selecciona el codi.' },
  theirs: "El codi d'algú altre",
  compare: 'Compara',
  otherWeek: "Aquest codi és d'una altra setmana o d'un altre repte.",
  halfWay: 'Encara no ha acabat.',
} as const;
