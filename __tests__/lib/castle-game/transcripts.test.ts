import { aRound, aTeam, played, someNetes, sureOf } from '@/__tests__/builders/teams';
import { missedSentence } from '@/content/interface/castle-game/home';
import { acceptedLabel } from '@/content/interface/castle-game/missions';
import { accountSentences, membersSentence } from '@/content/interface/castle-game/points-and-members';
import {
  completedSentence,
  RESULT_TEXTS,
  resultSentence,
  seriesSentence,
} from '@/content/interface/castle-game/result';
import {
  copyAge,
  daysWithoutCopy,
  lossText,
  SAVE_TEXTS,
  saveProblemText,
  strandedQuestion,
} from '@/content/interface/castle-game/saves';
import { advanceQuestion } from '@/content/interface/castle-game/shell';
import { accountOf } from '@/lib/castle-game/engine/members';
import type { GameOutcome } from '@/lib/castle-game/types';

/** A sentence as one says it: a capital, an end, nothing left empty, no two spaces. */
const SENTENCES = /^[\p{Lu}\d«][^\n]*[.!?]$/u;
const BROKEN = /undefined|null|NaN| {2}|\s[.,;:]|[.:,;]{2}/;

function expectSentences(said: readonly string[]): void {
  for (const words of said) {
    expect(words).toMatch(SENTENCES);
    expect(words).not.toMatch(BROKEN);
  }
}

test('the castle game, each way a tower can end', () => {
  const said = Object.values(RESULT_TEXTS).map(({ text }) => resultSentence('3d8f', text));
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
    resultSentence('Pd3', RESULT_TEXTS[lastAttempt.outcome].text),
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
  ].map((told) => resultSentence('Td4n', told));
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
    SAVE_TEXTS.persistence['at will'],
    SAVE_TEXTS.persistence['a week'],
    SAVE_TEXTS.elsewhere,
    daysWithoutCopy(20),
    copyAge(copied, '2026-11-21'),
    SAVE_TEXTS.noGameInFile,
    `${saveProblemText({ kind: 'not json' })} ${SAVE_TEXTS.untouched}`,
    saveProblemText({ kind: 'key missing', field: 'stats' }),
    lossText({ kind: 'unknown towers', codes: ['4d10fm'] }),
    lossText({ kind: 'unknown towers', codes: ['4d10fm', '3d10f'] }),
    lossText({ kind: 'oldest attempts', lost: 1, limit: 150 }),
    lossText({ kind: 'unreadable attempts', lost: 1 }),
    lossText({ kind: 'unreadable performances', lost: 2 }),
    lossText({ kind: 'unreadable missions', titles: ['Una'] }),
    lossText({ kind: 'days of the game', performances: 1 }),
    lossText({ kind: 'days of the game', performances: 5 }),
  ];
  expect(said).toEqual([
    "Els últims canvis no s'han pogut desar. Pots continuar jugant, però exporta la partida abans de tancar la pàgina o els perdràs.",
    'Aquest navegador pot esborrar la partida sense avisar. Exporta-la i en tindràs una còpia.',
    'Aquest navegador esborra la partida si passes una setmana sense obrir el web. Exporta-la i en tindràs una còpia.',
    "Per no desar-la dues vegades, aquesta pestanya ha deixat d'escriure-hi. Tanca-la i continua a l'altra, o torna a jugar aquí amb el que s'hagi fet allà.",
    'Fa 20 dies de joc que no exportes la partida.',
    'Última exportació: ahir, i des de llavors has passat 3 dies de joc.',
    "L'arxiu no conté cap partida.",
    'La partida desada està escapçada o malmesa. No hem tocat res: la partida continua al navegador fins que decideixis què en fem.',
    'A la partida desada li falta una dada: stats.',
    'El joc no té aquest castell: 4d10fm. No es veurà, però es queda a la partida desada.',
    'El joc no té aquests castells: 4d10fm, 3d10f. No es veuran, però es queden a la partida desada.',
    "De cada castell només es recorden les últimes 150 proves: se'n perd una, la més antiga.",
    "No s'entén una prova i no es guardarà.",
    "No s'entenen 2 actuacions i no es guardaran.",
    "Hi ha missions que no s'entenen i no es guardaran: «Una».",
    "L'actuació antiga no diu en quin dia del joc es va fer: hi surt el dia en què hi vas jugar.",
    'Les actuacions antigues no diuen en quin dia del joc es van fer: hi surt el dia en què hi vas jugar.',
  ]);
  expectSentences(said);
});
