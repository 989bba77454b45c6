/** Words of the panel of what games and story remember. */
export const KEEPSAKE_TEXTS = {
  title: 'El que recorden els jocs',
  intro:
    "Tot el que has fet es desa en aquest navegador i enlloc més. Ho pots exportar en un fitxer, portar-ho d'un altre aparell o esborrar-ho. El codi de la barra lliure no hi surt: és de cada aparell.",
  loading: 'Mirant què hi ha…',
  failed: "No s'ha pogut obrir aquesta part de la pàgina.",
  retry: 'Torna-ho a provar',
  nothing: 'Encara no hi ha res: quan juguis o llegeixis, ho veuràs aquí.',
  blocked: 'El navegador no deixa desar res en aquest web, i per això els jocs no recorden res.',
  list: 'Què hi ha desat',
  export: 'Exporta-ho tot',
  bring: "Porta-ho d'un fitxer",
  removeAll: 'Esborra-ho tot',
  remove: 'Esborra',
  removeTitle: 'Esborrar el que recorden els jocs',
  removeConfirm: 'Esborra-ho',
  replaceTitle: 'Portar el que hi ha al fitxer?',
  replaceConfirm: 'Porta-ho',
  exportFirst: "Exporta abans el d'aquí",
  cancel: 'Cancel·la',
  exported: 'Exportat: guarda el fitxer on el puguis tornar a trobar.',
  unreadable: "No s'ha pogut llegir el fitxer.",
  noRoom:
    "El navegador no ha deixat desar-ho tot, i per això no s'ha canviat res. Pot ser que no hi quedi espai o que no admeti galetes.",
  fileName: 'records-dels-jocs',
} as const;
