// Options, commands and paths within sentences are no Catalan.
// cspell:ignoreRegExp /--\w+(=\w+)?|\w+:(falcons|nom|https)|content\/[\w/.]+|git \w+|club\.json/g
/** What `npm run club:new` asks, by option and in this order. */
export const QUESTIONS = {
  name: "Com es diu la colla, amb l'article? (els Falcons de la Vall)",
  short: 'I el nom curt, també amb article? (els Falcons)',
  town: 'A quina població sou? (Vilaclara)',
  university: 'De quina universitat? (Universitat de la Vall)',
  email: 'Quin correu té la colla? (colla@falcons.cat)',
  founded: 'Quin any es va fundar? (2025)',
  colour: 'De quin color és la camisa, en hexadecimal? (#5B3A8C)',
  network:
    'Quines xarxes té, separades per comes? (instagram:falcons, mastodon:https://mastodon.cat/@falcons) Si no en té, «cap».',
  rehearsal:
    'Quin dia, a quina hora i on assageu? (dimecres 18:00-20:00, Plaça Major, Carrer Nou 3) Si hi ha més dies, separats per punt i coma.',
  modules: 'Quins mòduls voleu? Els que ja hi són triats no demanen res més.',
} as const;

export const NEW_CLUB = {
  wrong: (option: string, value: string, question: string) => `--${option}: «${value}» no val. ${question}`,
  missing: (option: string, question: string) => `Falta --${option}. ${question}`,
  light: 'El color és massa clar, i les camises no es veurien.',
  hours: "L'assaig s'acaba abans de començar.",
  module: (known: string) =>
    `Els mòduls són aquests, separats per comes: ${known}. També pots dir «tots» o «cap».`,
  noGit: 'Aquesta carpeta no és un dipòsit de git, i no es podria tornar enrere. Clona el projecte amb git.',
  notClean:
    'Hi ha canvis per desar, i es barrejarien amb la colla nova. Fes-ne un «git commit» o treu-los amb «git stash -u».',
  unknownOption: (known: string) =>
    `Hi ha una opció que no s'entén. N'hi ha aquestes, cadascuna amb el seu valor: ${known}.`,
  stopped: "No s'ha canviat res.",
  done: (name: string) => `El web ja és de la colla ${name}.`,
  failed: "Alguna cosa ha fallat a mig camí. Torna enrere amb l'ordre de sota.",
  back: (command: string) => `Per desfer-ho tot: ${command}`,
  next: 'Repassa també content/club.json (lema, descripció, dies i llocs) i content/club-mark.svg. Per veure-ho: npm start. Quan us agradi: git add -A i git commit.',
} as const;

/** What `npm run club:left` reports. */
export const CLUB_LEFT = {
  sample: 'Aquesta és la colla de mostra: «npm run club:new» hi posa la vostra.',
  nothing: 'No queda res de cap altra colla ni cap text per escriure.',
  heading: (count: number) =>
    `Coses per fer: ${count}. Quan n'hagis escrit una, treu del fitxer la línia «Per escriure».`,
  toWrite: (what: string) => `encara per escriure: ${what}.`,
  another: (word: string) => `hi surt «${word}», que és d'una altra colla.`,
  example: (host: string) => `${host} és una adreça de mostra. Posa-hi la de debò.`,
  published: 'El web té adreça (NEXT_PUBLIC_SITE_URL): abans de publicar-lo, acaba aquestes coses.',
} as const;
