// Options, commands and paths within sentences are no Catalan.
// cspell:ignoreRegExp /--\w+(=\w+)?|\w+:(falcons|nom|https)|content\/[\w/.]+|git \w+|«videos»/g
/** What `npm run club:new` asks, in the order of its options. */
export const QUESTIONS = {
  name: "Com es diu la colla, amb l'article? (els Falcons de la Vall)",
  short: 'I el nom curt, també amb article? (els Falcons)',
  town: 'A quina població sou? (Vilaclara)',
  university: 'De quina universitat? (Universitat de la Vall)',
  email: 'Quin correu té la colla? (colla@falcons.cat)',
  founded: 'Quin any es va fundar?',
  colour: 'De quin color és la camisa, en hexadecimal? (#5B3A8C)',
  networks: 'Quines xarxes té, separades per comes? (instagram:falcons, youtube:falcons) Si no en té, «cap».',
  rehearsals: 'Quin dia, a quina hora i on assageu? (dimecres 18:00-20:00, Plaça Major, Carrer Nou 3)',
  anotherRehearsal: "I algun altre dia? Retorn si no n'hi ha cap més.",
  modules:
    "Quins mòduls voleu? Espai per triar-los o treure'ls, també el conte; Retorn per acabar. Els que ja hi són triats no demanen res més.",
} as const;

/** Why an answer is refused, by its option. */
export const ANSWER_PROBLEMS = {
  text: (option: string, most: number) =>
    `${option}: escriu un text de ${most} caràcters com a molt, sense cometes ni barres.`,
  email: (value: string) => `--email: «${value}» no és una adreça. Escriu-la com colla@falcons.cat.`,
  founded: (value: string, now: number) =>
    `--founded: «${value}» no és un any. Escriu-ne un entre 1950 i ${now}.`,
  colour: (value: string) => `--colour: «${value}» no és un color. Escriu-lo com #5B3A8C.`,
  light: (value: string) =>
    `--colour: ${value} és massa clar, i les camises no es veurien. Tria'n un de més fosc.`,
  network: (value: string, known: string) =>
    `--network: «${value}» no s'entén. Escriu la xarxa i el nom, com instagram:falcons (${known}), o qualsevol xarxa i l'adreça, com mastodon:https://mastodon.cat/@falcons.`,
  repeatedNetwork: (name: string) => `--network: ${name} hi és dues vegades. Treu-ne una.`,
  rehearsal: (value: string) =>
    `--rehearsal: «${value}» no s'entén. Escriu-lo com «dimecres 18:00-20:00, Plaça Major, Carrer Nou 3».`,
  hours: (value: string) => `--rehearsal: a «${value}» l'assaig s'acaba abans de començar.`,
  module: (value: string, known: string) =>
    `--modules: «${value}» no és cap mòdul. N'hi ha aquests: ${known}. També pots dir «tots» o «cap».`,
  channel: '--modules: «videos» vol un canal. Afegeix --network=youtube:nom, o treu aquest mòdul.',
  missing: (options: string) => `Falten respostes: ${options}.`,
} as const;

export const NEW_CLUB = {
  noGit: 'Aquesta carpeta no és un dipòsit de git, i no es podria tornar enrere. Clona el projecte amb git.',
  notClean:
    'Hi ha canvis per desar, i es barrejarien amb la colla nova. Fes-ne un «git commit» o treu-los amb «git stash -u».',
  unknownOption: (known: string) =>
    `Hi ha una opció que no s'entén. N'hi ha aquestes, cadascuna amb el seu valor: ${known}.`,
  stopped: "No s'ha canviat res.",
  done: (name: string) => `El web ja és de la colla ${name}.`,
  failed: "Alguna cosa ha fallat a mig camí. Torna enrere amb l'ordre de sota.",
  back: (command: string) => `Per desfer-ho tot: ${command}`,
  stillToWrite: 'Això és el que us toca a vosaltres:',
  next: 'Per veure-ho: npm start. Quan us agradi: git add -A i git commit.',
} as const;

/** What `npm run club:left` reports. */
export const CLUB_LEFT = {
  sample: 'Aquesta és la colla de mostra: «npm run club:new» hi posa la vostra.',
  nothing: 'No queda res de cap altra colla ni cap text per escriure.',
  heading: (count: number) => (count === 1 ? 'Queda una cosa per fer:' : `Queden ${count} coses per fer:`),
  lookOver: (what: string) => `repassa ${what}.`,
  toWrite: (what: string) => `encara per escriure: ${what}.`,
  given: (text: string, what: string) => `hi diu «${text}», que era només per començar: ${what}.`,
  another: (word: string) => `hi surt «${word}», que és d'una altra colla.`,
  example: (host: string) => `${host} és una adreça de mostra. Posa-hi la de debò.`,
  published: 'El web té adreça (NEXT_PUBLIC_SITE_URL): abans de publicar-lo, acaba aquestes coses.',
} as const;

const TO_ANNOUNCE = ['Per anunciar'];
const DRAFT = ["pendent de l'aprovació", 'Aquest text és un esborrany'];

/**
 * What a new club writes after its ten answers. A row with a module is for the clubs that have it. `given` are texts of the
 * starter that no club publishes, even in a file that it has changed.
 */
export const TO_WRITE: readonly {
  readonly file: string;
  readonly module?: string;
  readonly what: string;
  readonly given?: readonly string[];
}[] = [
  { file: 'content/calendar/agenda.ts', what: 'les diades i les activitats del curs' },
  { file: 'content/calendar/pauses.ts', what: 'els dies sense assaig: vacances i festes' },
  { file: 'content/pages/home.ts', what: 'la portada' },
  { file: 'content/pages/qui-som.ts', what: 'qui sou' },
  { file: 'content/pages/assajos.ts', what: 'com va un assaig, què cal portar, quant costa' },
  { file: 'content/pages/contactar.ts', what: "el text de contacte i l'avís de privacitat" },
  { file: 'content/pages/vida-universitaria.ts', what: 'què feu quan no feu castells, amb fotografies' },
  {
    file: 'content/quotes.ts',
    what: 'frases de la vostra gent',
    given: [
      'la nota de tall',
      'i se sap tot',
      'sempre acaba venint',
      'em van donar una faixa',
      'el cor ja és a dalt',
    ],
  },
  { file: 'content/people/people.ts', what: 'les persones que surten al web' },
  { file: 'content/people/presidents.ts', what: 'la llista de presidències' },
  { file: 'content/people/heads.ts', what: 'la llista de caps de colla' },
  { file: 'content/boards/direccio.ts', what: 'la junta directiva', given: TO_ANNOUNCE },
  { file: 'content/boards/tecnica.ts', what: 'la junta tècnica', given: TO_ANNOUNCE },
  { file: 'content/boards/comissio.ts', module: 'commission', what: 'la comissió', given: TO_ANNOUNCE },
  { file: 'content/history/eras.ts', what: 'la història de la colla' },
  { file: 'content/timeline/events.ts', module: 'timeline', what: 'les fites de la colla' },
  { file: 'content/towers/index.ts', what: 'els vostres millors castells, cadascun amb el seu fitxer' },
  { file: 'public/data/diades.csv', module: 'results', what: 'els resultats de totes les diades' },
  { file: 'content/membership.ts', what: "l'edat mínima, quants assajos són oberts i la quota" },
  { file: 'content/legal/estatuts.ts', module: 'legal', what: 'els estatuts', given: DRAFT },
  { file: 'content/legal/reglament.ts', module: 'legal', what: 'el reglament', given: DRAFT },
  { file: 'content/legal/protocol.ts', module: 'legal', what: 'el protocol', given: DRAFT },
  { file: 'content/legal/forms.ts', what: "el full d'alta, en PDF" },
  { file: 'content/sponsors.ts', module: 'sponsors', what: 'qui us ajuda, amb els logotips' },
  {
    file: 'content/pages/musica.ts',
    module: 'music',
    what: 'la vostra música, i on se sent',
    given: ["'https://open.spotify.com/embed'"],
  },
  { file: 'content/pages/gralles-i-tabals.ts', module: 'music', what: 'els músics de la colla' },
  { file: 'public/data/videos.json', module: 'videos', what: 'els últims vídeos del canal' },
  {
    file: 'content/pages/fotografies.ts',
    module: 'photos',
    what: 'fotografies',
    given: ['Secció en construcció', 'Consulteu la pàgina més endavant'],
  },
  { file: 'content/pages/barra-lliure.ts', module: 'free-bar', what: 'com va la barra lliure' },
  { file: 'content/story/index.ts', module: 'story', what: 'un conte vostre' },
  { file: 'public/images/logos/universitat.svg', what: 'el logotip de la universitat' },
];

/** What the answers have made, and a club looks over. */
export const TO_LOOK_OVER = [
  { file: 'content/club.ts', what: 'el lema i la descripció' },
  { file: 'content/club-mark.svg', what: "l'escut" },
  { file: 'content/calendar/rehearsals.ts', what: 'com arribar a cada lloc, i el mapa' },
  { file: 'content/calendar/season.ts', what: "el primer i l'últim dia d'assaig" },
  { file: 'content/calendar/public-calendar.ts', what: "l'adreça del calendari públic, si en teniu" },
  { file: 'README.md', what: 'el nom i la imatge de la colla' },
] as const;
