import type { diades, rivals } from '@/content/castle-game/diades';
import type { DiadaTexts, Holiday } from '@/lib/castle-game/history/diades';

/** In a file of their own: only some screens show them. */
export const diadaTexts = {
  'sant-narcis': {
    stake:
      'La primera plaça gran del curs, plena de colles que encara no us coneixen. El que hi feu és el que diran de vosaltres fins a Nadal.',
    again:
      "A les escales hi ha qui encara parla del que hi vau fer l'últim cop. La primera plaça gran del curs és on es veu si la colla ha crescut o només ha canviat de gent.",
    drawing:
      'M12 60v-5h8v-5h8v-5h8v-5h48v5h8v5h8v5h8v5zM40 38V16l13-8 13 8v22zM53 17a5 5 0 1 0 .01 0zM48 38v-8a5 5 0 0 1 10 0v8zM68 38V8l6-7 6 7v30z',
  },
  hivern: {
    stake:
      "Hi ha tanta boira que de terra estant no es veu l'enxaneta. És l'última gran abans de Nadal: el que avui surti, us ho emporteu de vacances.",
    again:
      "La boira torna a ser-hi, puntual. Els castells que sabeu de memòria no cal veure'ls; els nous, millor que els senti bé tothom.",
    drawing:
      'M4 60q20-12 44-12h36q20 0 32 12zM36 47V30l9-9h25v26zM43 33h6v9h-6zM57 33h6v9h-6zM72 47V12h4V5h12v7h4v35zM79 16h6v9h-6z',
  },
  'mig-curs': {
    stake:
      'Els exàmens ja són enrere i el mar és dos carrers més avall. Avui es veu qui ha assajat tot el gener i qui només ho deia.',
    again:
      'Del balcó estant es veu el mar, i del mar estant, diuen, el vostre pom de dalt. A mig curs ja no sou la colla del setembre: toca demostrar quina sou.',
    drawing:
      'M4 60V14h112v46h-4V48a7 7 0 0 0-14 0v12h-5V48a7 7 0 0 0-14 0v12h-5V48a7 7 0 0 0-14 0v12h-5V48a7 7 0 0 0-14 0v12h-5V48a7 7 0 0 0-14 0v12zM8 36v-8a7 7 0 0 1 14 0v8zM27 36v-8a7 7 0 0 1 14 0v8zM46 36v-8a7 7 0 0 1 14 0v8zM65 36v-8a7 7 0 0 1 14 0v8zM84 36v-8a7 7 0 0 1 14 0v8z',
  },
  'sant-jordi': {
    stake:
      "Entre parades de llibres i de roses s'atura gent que no ha vist mai cap castell. Si n'hi ha un que els agradi, que sigui el vostre.",
    again:
      "El llibreter de la cantonada us ha reservat un tros d'ombra, com l'altra vegada. Ja sap que aquesta tarda vendrà poc mentre hi hagi un castell dret.",
    drawing:
      'M6 54V24q14-8 28 0 14-8 28 0v30q-14-8-28 0-14-8-28 0zM33 28h2v20h-3zM88 60V33h4v27zM93 50q5-10 15-7-3 10-15 12zM87 54q-4-9-13-7 3 8 13 11zM90 4a14 14 0 1 0 .01 0zM90 9a9 9 0 1 1-.01 0zM90 13a5 5 0 1 0 .01 0z',
  },
  'la-vostra': {
    stake:
      "Aquí convideu vosaltres: la plaça, el dinar i els nervis són vostres. El castell de l'any s'estrena davant dels de casa.",
    again:
      'Tornen els qui van plegar, a dir que abans tot era més difícil. El millor que els podeu ensenyar és un castell que ells no van fer mai.',
    drawing:
      'M10 60q6-12 50-12t50 12zM45 47V37h12v10zM63 47V37h12v10zM51 28a4 4 0 1 0 .01 0zM69 28a4 4 0 1 0 .01 0zM54 27V17h12v10zM60 8a4 4 0 1 0 .01 0zM67 17l4-13 3 1-4 13z',
  },
  'final-de-curs': {
    stake: 'Al setembre ja no hi serà tothom. El castell que aquesta colla no faci avui, ja no el farà mai.',
    again:
      "Cada juny sembla que se'n va la meitat de la colla, i cada setembre en queda prou per tornar a començar. Avui, però, encara hi sou tots.",
    drawing:
      'M8 60V44l11-8 11 8v16zM16 48h6v7h-6zM46 60V15l14-12 14 12v45zM52 20h6v8h-6zM62 20h6v8h-6zM52 33h6v8h-6zM62 33h6v8h-6zM56 60V50a4 4 0 0 1 8 0v10zM84 60V40h24v20zM89 45h5v6h-5zM98 45h5v6h-5zM96 12a9 9 0 1 0 .01 0z',
  },
} as const satisfies Record<(typeof diades)[number]['id'], DiadaTexts>;

/** Breaks of every course. Holy Week is left out: its date moves. */
export const holidays = [
  {
    from: '12-22',
    to: '01-07',
    name: 'Vacances de Nadal',
    text: "La facultat és tancada: actueu al poble d'algú de la colla, amb els torrons a la bossa.",
  },
  {
    from: '01-12',
    to: '01-21',
    name: 'Exàmens de gener',
    text: "S'assaja amb els apunts sota la faixa i s'actua davant de la biblioteca.",
  },
  {
    from: '06-01',
    to: '06-10',
    name: 'Exàmens de juny',
    text: "Mitja colla ve de l'examen i l'altra mitja hi va. S'actua a l'hora de dinar.",
  },
  {
    from: '06-22',
    to: '07-31',
    name: 'Estiu sense classes',
    text: "El curs s'ha acabat, però la colla no sap estar-se quieta: els qui encara sou per aquí aneu de festa major en festa major.",
  },
  {
    from: '08-01',
    to: '08-31',
    name: "Vacances d'agost",
    text: 'El campus és buit: els que sou a prop feu castells a la festa major que us convida.',
  },
] as const satisfies readonly Holiday[];

/** What a club says when it invites the team, one each week. */
export const invitationTexts = {
  Bocabadats: [
    "Comencen, i volen mirar-s'ho de prop per provar-ho després a casa.",
    "Us preguntaran com us poseu a la pinya. A vosaltres també us ho van haver d'ensenyar.",
    'Han portat llibreta. El seu cap de colla no ha portat res més.',
    "Fan d'amfitrions amb cara de patir: no saben si faltaran cadires o castells.",
    'Quan us surti, faran més soroll que vosaltres.',
    "Han guardat la primera fila per als avis, que no n'han vist mai cap de tan a prop.",
    'El dinar, el fan ells. Els castells, diuen, millor que els comenceu vosaltres.',
  ],
  Rondinaires: [
    'Diuen que no us surt. Ho diuen de tothom, i després aplaudeixen més que ningú.',
    "Ja s'han queixat de l'hora, del sol i de la plaça. Del dinar, encara no.",
    "Troben que el vostre toca massa d'hora. El d'ells, massa tard.",
    "Si us surt, us diran que l'any passat es feia més recte.",
    'Us hi volen per no haver de ser ells els primers.',
    "Han escrit tres cops per canviar l'hora, i cap per canviar el castell.",
    'Us faran una pinya de primera, i us ho faran saber mentre la fan.',
  ],
  Despentinats: [
    'Ells ja ho fan amb els ulls tancats, i tenen ganes de veure-ho fer a algú altre.',
    "Us deixen la pinya, els grallers i l'aparcament. La plaça, us l'heu de guanyar.",
    "Vindran tots a fer-vos pinya. N'hi ha que no han fet mai cap altra cosa.",
    'Fa quatre anys els ho demanaven a ells. Encara expliquen com va caure.',
    'La plaça els coneix de memòria. Per això us hi conviden.',
    'Al local en tenen fotos de fa anys. Diuen que encara hi queda un clau lliure.',
    "L'alcalde us dirà Despentinats. Corregiu-lo amb un castell.",
  ],
} as const satisfies Record<(typeof rivals)[number]['name'], readonly string[]>;
