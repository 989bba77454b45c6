/** Words around the towers that can be picked. */
export const PICKER_TEXTS = {
  towers: 'Castells',
  structure: 'Estructura',
  kind: 'Què assagem',
  full: 'Castells complets',
  netes: 'Netes',
  nothingFull: 'Amb la gent que ha vingut avui no surt cap castell complet. Les netes, en canvi, sí.',
  nothing: "Amb la gent d'avui no surt cap castell.",
  mission: 'Missió',
  chances: 'Com pot acabar',
} as const;
