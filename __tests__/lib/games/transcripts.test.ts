import { aGrid, select, type } from '@/__tests__/builders/crossword';
import { CATALOGUE as DAILY, dateOf } from '@/__tests__/builders/daily-castell';
import { CARDS } from '@/__tests__/builders/games';
import { aRound, aTeam, played, someNetes, sureOf } from '@/__tests__/builders/teams';
import { aLevel, PEU, PINYA, SOCA } from '@/__tests__/builders/word-search';
import { RESULT_TEXTS } from '@/content/interface/castle-game/result';
import { SAVE_TEXTS } from '@/content/interface/castle-game/saves';
import { accountOf } from '@/lib/castle-game/engine/price';
import { accountSentences } from '@/lib/castle-game/memory/words';
import type { GameOutcome } from '@/lib/castle-game/outcomes';
import {
  copyAge,
  daysWithoutCopy,
  lossText,
  saveProblemText,
  strandedQuestion,
} from '@/lib/castle-game/saves/words';
import { completedSentence, seriesSentence } from '@/lib/castle-game/show/words';
import {
  acceptedLabel,
  advanceQuestion,
  membersSentence,
  missedSentence,
  saidResult,
} from '@/lib/castle-game/words';
import { crosswordRules } from '@/lib/games/crossword/rules';
import { dailyRules } from '@/lib/games/daily-castell/rules';
import { hangmanRules } from '@/lib/games/hangman/rules';
import { samePairs } from '@/lib/games/memory/pairs';
import { memoryRules } from '@/lib/games/memory/rules';
import type { MemoryPair } from '@/lib/games/memory/types';
import type { GameRules } from '@/lib/games/shared/rules';
import { wordSearchRules } from '@/lib/games/word-search/rules';
import { seededRandom } from '@/lib/random/generator';

/** Everything that the live region of a game says while somebody plays, one sentence or two an action. */
function transcript<State, Action, Event>(
  { initial, reduce, announce }: GameRules<State, Action, Event>,
  ...actions: readonly Action[]
): string[] {
  let state = initial;
  return actions.map((action) => {
    const result = reduce(state, action);
    state = result.state;
    return announce(state, result.event);
  });
}

/** A sentence as one says it: a capital, an end, nothing left empty, no two spaces. */
const SENTENCES = /^[\p{Lu}\d«][^\n]*[.!?]$/u;
const BROKEN = /undefined|null|NaN| {2}|\s[.,;:]|[.:,;]{2}/;

function expectSentences(said: readonly string[]): void {
  for (const words of said) {
    expect(words).toMatch(SENTENCES);
    expect(words).not.toMatch(BROKEN);
  }
}

test('word search, with a wrong pick, a hint and a second time', () => {
  const said = transcript(
    wordSearchRules(aLevel, 0),
    { type: 'move', heading: 'east' },
    { type: 'move', heading: 'north' },
    { type: 'pick', cell: { row: 0, column: 0 } },
    { type: 'pick', cell: { row: 1, column: 3 } },
    { type: 'pick', cell: { row: 0, column: 0 } },
    { type: 'cancel' },
    { type: 'select', line: PINYA },
    { type: 'hint', word: 1 },
    { type: 'select', line: PINYA },
    { type: 'select', line: SOCA },
    { type: 'select', line: PEU },
    { type: 'restart' },
  );
  expect(said).toEqual([
    'Fila 1, columna 2, lletra I.',
    'Ets a la vora de la graella.',
    'Fila 1, columna 1, lletra P, inici marcat.',
    "Les dues lletres han de ser a la mateixa fila, columna o diagonal. Marca'n una altra d'inici.",
    'Fila 1, columna 1, lletra P, inici marcat.',
    'Selecció anul·lada.',
    'Has trobat «Pinya». Tota la gent de sota. Queden 2 paraules.',
    'Pista: «Soca» comença a la fila 4, columna 2, lletra S.',
    "Aquesta paraula ja l'has trobada.",
    'Has trobat «Soca». El cor de tot. Queda 1 paraula.',
    'Has trobat «Peu». El que toca a terra. Ja tens totes les paraules!',
    'Nivell reiniciat: hi ha 3 paraules per trobar.',
  ]);
  expectSentences(said);
});

test('crossword, from clue to clue, with a mistake that is found', () => {
  const said = transcript(
    crosswordRules(aGrid, 0),
    type('p'),
    type('3'),
    { type: 'erase' },
    select(4, 0),
    { type: 'previous-clue' },
    type('x'),
    { type: 'check', scope: 'all' },
    { type: 'reveal', scope: 'letter' },
    { type: 'switch-direction' },
    { type: 'next-clue' },
    type('soc'),
    { type: 'check', scope: 'word' },
    { type: 'reveal', scope: 'word' },
    { type: 'restart' },
  );
  expect(said).toEqual([
    'P. Ara: 3 horitzontal, lletra 2 de 5, buida; 1 vertical, lletra 2 de 5.',
    "Només s'hi poden escriure lletres.",
    'Casella esborrada. Ara: 3 horitzontal, lletra 1 de 5, buida.',
    '4 horitzontal, lletra 1 de 4, buida.',
    "3 horitzontal, 5 lletres: On s'actua. 3 horitzontal, lletra 1 de 5, buida.",
    'X. Ara: 3 horitzontal, lletra 2 de 5, buida; 1 vertical, lletra 2 de 5.',
    'La lletra és errònia.',
    'Lletra revelada: L.',
    '1 vertical, lletra 2 de 5, L, revelada; 3 horitzontal, lletra 2 de 5.',
    '2 vertical, 3 lletres: De suro. 2 vertical, lletra 1 de 3, buida.',
    'S, O, C. Ara: 2 vertical, lletra 3 de 3, C.',
    'De les 3 lletres, 3 són errònies.',
    'Lletres revelades: T, A, P.',
    'Nivell reiniciat: la graella és buida. 3 horitzontal, lletra 1 de 5, buida.',
  ]);
  expectSentences(said);
});

test('castell of the day, found after codes that cannot be, and missed', () => {
  const date = dateOf('3d7');
  const write = (text: string) => ({ type: 'try' as const, text });
  const rules = dailyRules(DAILY, date);
  const found = transcript(rules, ...['Td6', 'Td6', '3d4f', '3d6n', '3d8f', '3d7', '3d6'].map(write));
  expect(found).toEqual([
    'Td6, torre de sis. Estructura, no. Pisos, en té més. Lletres, bé. Et queden 5 proves.',
    'Ja has provat Td6.',
    '«3d4f» és massa baix: el folre demana cinc pisos, les manilles sis i els puntals set.',
    'Les netes no puntuen, i aquí no surten.',
    '3d8f, tres de vuit amb folre. Estructura, bé. Pisos, en té menys. Lletres, no. Et queden 4 proves.',
    "3d7, tres de set. L'has trobat en 3 proves. Val 785 punts descarregat i 780 carregat.",
    "El castell d'aquest dia ja s'ha acabat.",
  ]);
  expectSentences(found);
  const missed = transcript(rules, ...['3d5', '4d5', 'Pd4', '5d5m', '3d6s', '3d6a'].map(write));
  expect(missed.slice(3)).toEqual([
    '5d5m, cinc de cinc en la variant m. Estructura, no. Pisos, en té més. Lletres, no. Et queden 2 proves.',
    '3d6s, tres de sis aixecat per sota. Estructura, bé. Pisos, en té més. Lletres, no. Et queda 1 prova.',
    "3d6a, tres de sis amb l'agulla. Era 3d7, tres de set. Val 785 punts descarregat i 780 carregat.",
  ]);
  expectSentences(missed);
});

test('hangman, won and lost', () => {
  const guess = (text: string) => ({ type: 'guess' as const, text });
  const won = ['A', 'A', '3', 'E', 'F', 'I', 'X'].map(guess);
  const lost = ['B', 'C', 'D', 'E', 'G', 'H'].map(guess);
  const said = transcript(hangmanRules('faixa', 0), ...won, { type: 'restart' }, ...lost);
  expect(said).toEqual([
    'La lletra A hi surt 2 vegades. Paraula de 5 lletres: buit, A, buit, buit, A.',
    "Aquesta lletra ja l'has provada.",
    'Només valen les lletres.',
    "La lletra E no hi surt: queden 4 errors. L'enxaneta ja ha baixat.",
    'La lletra F hi surt 1 vegada. Paraula de 5 lletres: F, A, buit, buit, A.',
    'La lletra I hi surt 1 vegada. Paraula de 5 lletres: F, A, I, buit, A.',
    'La lletra X completa la paraula: faixa.',
    'Nivell reiniciat. Paraula de 5 lletres: buit, buit, buit, buit, buit.',
    "La lletra B no hi surt: queden 4 errors. L'enxaneta ja ha baixat.",
    "La lletra C no hi surt: queden 3 errors. L'acotxador ja ha baixat.",
    'La lletra D no hi surt: queden 2 errors. Els dosos ja han baixat.',
    'La lletra E no hi surt: queda 1 error. Els segons ja han baixat.',
    'La lletra G tampoc no hi surt, i el castell ja és a terra.',
    "La partida ja s'ha acabat.",
  ]);
  expectSentences(said);
});

test('memory, with pairs that match and pairs that do not', () => {
  const flip = (place: number) => ({ type: 'flip' as const, place });
  const said = transcript(
    memoryRules(samePairs(CARDS), seededRandom(3)),
    { type: 'restart' },
    flip(0),
    flip(0),
    flip(1),
    flip(2),
    { type: 'settle' },
    flip(0),
    flip(3),
    flip(3),
    flip(1),
    flip(5),
    flip(2),
    flip(4),
  );
  expect(said).toEqual([
    'Cartes barrejades: hi ha 3 parelles per trobar.',
    'Carta 1, girada: calçot.',
    'Aquesta carta ja està girada.',
    'Carta 2, girada: porró. No fan parella: es tornen a tapar.',
    'Espera que les cartes es tornin a tapar.',
    'Cartes tapades.',
    'Carta 1, girada: calçot.',
    'Carta 4, aparellada: calçot. Parella! En queden 2.',
    'Aquesta carta ja té parella.',
    'Carta 2, girada: porró.',
    'Carta 6, aparellada: porró. Parella! En queda 1.',
    'Carta 3, girada: xai.',
    'Carta 5, aparellada: xai. Totes les parelles trobades en 4 moviments, el teu millor resultat.',
  ]);
  expectSentences(said);
});

test('memory, with pairs of two faces', () => {
  const flip = (place: number) => ({ type: 'flip' as const, place });
  const face = (spoken: string) => ({ text: spoken, spoken });
  const pairs: readonly MemoryPair[] = [
    { name: 'codi', faces: [face('codi 3d7'), face('tres de set')] },
    { name: 'vistes', faces: [face('quatre de vuit, de cara'), face('quatre de vuit, des de dalt')] },
  ];
  const said = transcript(
    memoryRules(pairs, seededRandom(5), true),
    { type: 'restart' },
    ...[0, 1].map(flip),
    { type: 'settle' },
    ...[0, 2, 1, 3].map(flip),
  );
  expect(said).toEqual([
    'Cartes barrejades: hi ha 2 parelles per trobar.',
    'Carta 1, girada: codi 3d7.',
    'Carta 2, girada: quatre de vuit, de cara. No fan parella: es tornen a tapar.',
    'Cartes tapades.',
    'Carta 1, girada: codi 3d7.',
    'Carta 3, aparellada: tres de set. Parella! En queda 1.',
    'Carta 2, girada: quatre de vuit, de cara.',
    'Carta 4, aparellada: quatre de vuit, des de dalt. Totes les parelles trobades en 3 moviments, el teu millor resultat.',
  ]);
  expectSentences(said);
});

test('the castle game, each way a tower can end', () => {
  const said = Object.values(RESULT_TEXTS).map(({ text }) => saidResult('3d8f', text));
  expect(said).toEqual([
    'Tres de vuit amb folre: ha pujat i ha baixat sense cap ensurt.',
    'Tres de vuit amb folre: ha quedat carregat, però ha fet llenya de baixada.',
    'Tres de vuit amb folre: ha fet llenya abans de quedar carregat.',
    'Tres de vuit amb folre: no ho heu vist clar i heu desmuntat a temps.',
  ]);
  expectSentences(said);
});

test('the castle game, a day advanced and a performance that was lost', () => {
  const { stats } = aTeam().team;
  const summary = (members: number, ...rounds: Parameters<typeof aRound>[]) => {
    const account = accountOf(
      members,
      rounds.map((round) => aRound(...round)),
      stats,
    );
    return `${membersSentence(members, account.after)} ${accountSentences(account, members)}`;
  };
  const said = [
    advanceQuestion(1),
    advanceQuestion(7),
    missedSentence({ day: '2023-09-21', came: 27, needed: 31 }),
    strandedQuestion('2023-09-20', '2023-09-25'),
    summary(60, ['4d7', 'descarregat', 1, 690], ['Pd5', 'intent', 2]),
    summary(100, ['3d5', 'descarregat', 1, 20]),
    summary(36, ['Pd5', 'intent', 1], ['Pd5', 'intent', 2]),
  ];
  expect(said).toEqual([
    'Segur que vols avançar de dia? Encara tens 1 prova per fer.',
    'Segur que vols avançar de dia? Encara tens 7 proves per fer.',
    'El dijous 21 de setembre no vau actuar: calien 31 assistents i només en venien 27.',
    'La partida és del 20 de setembre, un dia sense assaig ni actuació des del qual no es pot avançar. La vols passar al dilluns 25 de setembre?',
    'Han plegat cinc persones: ara sou 55. −3 pels punts; −2 per una caiguda. Una colla de 60 castellers ha de fer 1.101 punts perquè no plegui ningú.',
    'Han plegat 22 persones: ara sou 78. −22 pels punts. Una colla de 100 castellers ha de fer 3.143 punts perquè no plegui ningú.',
    'Ha plegat una persona: ara sou 35. 0 pels punts; −4 per dues caigudes; +3 que es queden: els últims 35 no pleguen mai.',
  ]);
  expectSentences(said);
});

test('the castle game, a mission accepted and completed', () => {
  const accepted = played(aTeam(), { type: 'acceptMission', title: 'Un pilar' });
  const { lastAttempt } = played(sureOf(accepted, 'descarregat'), { type: 'attempt', code: 'Pd3' }).team;
  if (!lastAttempt) throw new Error('nothing was tried');
  const said = [
    acceptedLabel('Un pilar'),
    saidResult('Pd3', RESULT_TEXTS[lastAttempt.outcome].text),
    completedSentence(lastAttempt),
    completedSentence({ missions: ['Un pilar', someNetes.title] }),
  ];
  expect(said).toEqual([
    'Heu acceptat la missió «Un pilar».',
    'Pilar de tres: ha pujat i ha baixat sense cap ensurt.',
    'Missió completada: «Un pilar».',
    'Missions completades: «Un pilar» i «Unes netes».',
  ]);
  expectSentences(said);
  expect(completedSentence({ missions: [] })).toBe('');
});

test('the castle game, some attempts in a row', () => {
  const series = (unloaded: number, all = 5): GameOutcome[] =>
    Array.from({ length: all }, (_, index) => (index < unloaded ? 'descarregat' : 'intent'));
  const said = [
    seriesSentence({ outcomes: series(3), before: 0.5 }),
    seriesSentence({ outcomes: series(5), before: 0.5 }),
    seriesSentence({ outcomes: series(0), before: 0.5 }),
    seriesSentence({ outcomes: series(1, 2), before: 0.5, end: 'mission' }),
    seriesSentence({ outcomes: series(1, 1), before: 0.5, end: 'first time' }),
    seriesSentence({ outcomes: series(0, 1), before: 0.5, end: 'no attempts left' }),
  ].map((told) => saidResult('Td4n', told));
  expect(said).toEqual([
    'Torre de quatre neta: 5 proves, 3 descarregats.',
    'Torre de quatre neta: 5 proves, 5 descarregats.',
    'Torre de quatre neta: 5 proves, cap descarregat.',
    'Torre de quatre neta: 2 proves, 1 descarregat. Parem aquí: una missió avança.',
    'Torre de quatre neta: 1 prova, 1 descarregat. Parem aquí: és el primer cop que us surt.',
    "Torre de quatre neta: 1 prova, cap descarregat. S'han acabat les proves d'avui.",
  ]);
  expectSentences(said);
});

test('the castle game, saved, exported and imported', () => {
  const copied = { madeAt: Date.UTC(2026, 10, 20, 12), days: 3, reminds: true };
  const said = [
    SAVE_TEXTS.unsaved,
    SAVE_TEXTS.keeping['at will'],
    SAVE_TEXTS.keeping['a week'],
    SAVE_TEXTS.elsewhere,
    daysWithoutCopy(20),
    copyAge(copied, '2026-11-21'),
    SAVE_TEXTS.noGameInFile,
    `${saveProblemText({ kind: 'not json' })} ${SAVE_TEXTS.damagedKept}`,
    saveProblemText({ kind: 'key missing', field: 'stats' }),
    lossText({ kind: 'unknown towers', codes: ['4d10fm'] }),
    lossText({ kind: 'unknown towers', codes: ['4d10fm', '3d10f'] }),
    lossText({ kind: 'oldest attempts', lost: 1, kept: 150 }),
    lossText({ kind: 'unreadable attempts', lost: 1 }),
    lossText({ kind: 'unreadable performances', lost: 2 }),
    lossText({ kind: 'unreadable missions', titles: ['Una'] }),
    lossText({ kind: 'days of the game', performances: 1 }),
    lossText({ kind: 'days of the game', performances: 5 }),
  ];
  expect(said).toEqual([
    'El navegador no ha pogut desar els últims canvis. Pots continuar jugant, però exporta la partida abans de tancar la pàgina o els perdràs.',
    'Aquest navegador pot esborrar la partida sense avisar. Exporta-la i en tindràs una còpia.',
    'Aquest navegador esborra la partida si passes una setmana sense obrir el web. Exporta-la i en tindràs una còpia.',
    "Per no desar-la dues vegades, aquesta pestanya ha deixat d'escriure-hi. Tanca-la i continua a l'altra, o torna a jugar aquí amb el que s'hagi fet allà.",
    'Fa 20 dies de joc que no exportes la partida.',
    'Última exportació: ahir, i des de llavors has passat 3 dies de joc.',
    "L'arxiu no conté cap partida.",
    'La partida desada està escapçada o malmesa. No hem tocat res: la partida malmesa continua al navegador fins que decideixis què en fem.',
    'A la partida desada li falta una dada: stats.',
    'El joc no té aquest castell: 4d10fm. No es veurà, però es queda a la partida desada.',
    'El joc no té aquests castells: 4d10fm, 3d10f. No es veuran, però es queden a la partida desada.',
    "De cada castell només es recorden les últimes 150 proves: se'n perd una, la més antiga.",
    "No s'entén una prova i no es guardarà.",
    "No s'entenen 2 actuacions i no es guardaran.",
    "Hi ha missions que no s'entenen i no es guardaran: «Una».",
    "L'actuació antiga no diu en quin dia del joc es va fer: hi surt el dia en què hi vau jugar.",
    'Les actuacions antigues no diuen en quin dia del joc es van fer: hi surt el dia en què hi vau jugar.',
  ]);
  expectSentences(said);
});
