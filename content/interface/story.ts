/** What the screen says around the passages, whatever the story. */
export const STORY_TEXTS = {
  note: {
    start: 'Entesos',
    never: "No m'ho tornis a mostrar",
  },
  showAll: 'Mostra-ho tot',
  options: 'Què fas?',
  taken: 'Ja ho has triat',
  restart: 'Torna-hi a jugar',
  backToStart: 'Torna al principi del conte',
  resume: 'Continua on ho vas deixar',
  untitled: 'Sense títol',
  tools: {
    summary: 'Lletra i memòria',
    size: 'Mida de la lletra',
    sizes: { mitjana: 'Mitjana', gran: 'Gran', 'molt-gran': 'Molt gran' },
    face: 'Tipus de lletra',
    faces: { pal: 'De pal sec', serifa: 'Amb serifes' },
    memory: 'Memòria',
    kept: 'El que has llegit es desa només en aquest navegador i no surt enlloc.',
    notKept:
      'El navegador no deixa desar res. Pots llegir el conte igualment, però no recordarà per on has passat.',
  },
  night: {
    title: 'La teva nit',
    text: 'Text de la teva nit',
    open: 'Mostra-la',
    loading: 'Repassant la nit…',
    failed:
      "No s'ha pogut carregar el text de la teva nit. Comprova la connexió i torna-ho a provar: el camí no s'ha perdut.",
    copy: 'Copia',
    share: 'Comparteix',
    copied: "S'ha copiat la teva nit.",
    refused: 'El navegador no deixa copiar. El text està seleccionat: copia-la tu.',
    print: 'Imprimeix',
    close: 'Tanca',
  },
  reset: {
    open: 'Oblida-ho tot',
    title: 'Vols que el conte ho oblidi tot?',
    text: 'Es perdran els finals trobats, les opcions marcades i el camí de la nit. No es pot desfer.',
    confirm: 'Sí, oblida-ho',
    cancel: 'No, deixa-ho com està',
    done: 'Oblidat. Com si no haguessis vingut mai.',
  },
} as const;
