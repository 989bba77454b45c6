import { aDailyTower, CATALOGUE, dateOf } from '@/__tests__/builders/daily-castell';
import {
  announceDaily,
  endText,
  feedbackText,
  floorsName,
  hintsText,
  holdsName,
  pastDayName,
  refusalText,
  shareText,
  silhouetteText,
  squaresOf,
  structureName,
  tryWords,
  worthText,
} from '@/content/interface/games/daily-castell';
import { type DailyAction, dailyRules, feedbackOf } from '@/lib/games/daily-castell/game';

const [MONDAY, WEDNESDAY, SUNDAY] = ['2026-11-16', '2026-11-18', '2026-11-22'] as const;

const tried = (date: string, code: string, answer: string) => {
  const tower = aDailyTower(code);
  return { tower, feedback: feedbackOf(date, tower, aDailyTower(answer)) };
};

test.each([
  [
    MONDAY,
    '3d6',
    '3d7',
    'Estructura, bé. Pisos, en té més. Lletres, bé. El castell vol més gent i val més punts.',
  ],
  [
    MONDAY,
    '5d5m',
    '5d5',
    'Estructura, bé. Pisos, bé. Lletres, no. El castell vol la mateixa gent i val menys punts.',
  ],
  [WEDNESDAY, 'Td8fm', '3d6a', 'Estructura, no. Pisos, en té menys. Lletres, no.'],
  [SUNDAY, '3d6s', '3d6', 'Estructura, bé. Pisos, bé.'],
])('on %s, the feedback of %s for %s', (date, code, answer, words) => {
  expect(feedbackText(tried(date, code, answer).feedback)).toBe(words);
});

test.each([
  [MONDAY, "de l'estructura, dels pisos, de les lletres, de la gent i dels punts"],
  [WEDNESDAY, "de l'estructura, dels pisos i de les lletres"],
  [SUNDAY, "de l'estructura i dels pisos"],
])('the hints of %s before the first try', (date, parts) => {
  expect(hintsText(date)).toBe(`Tens sis proves. Cada una et donarà pistes ${parts}.`);
});

test('the text to copy has the result and a line of squares', () => {
  const squares = squaresOf(['Pd4', '4d6', '3d7'].map((code) => tried(WEDNESDAY, code, '3d7')));
  expect(squares).toBe('⬜⬜🟩 ⬜⬜🟩 🟩🟩🟩');
  expect(shareText('2026-11-22', { tries: ['Pd4', '4d6', '3d7'], result: 3 }, squares)).toBe(
    `Castell del dia 70: en 3 proves\n${squares}`,
  );
  expect(shareText('2026-11-22', { tries: ['3d7'], result: 1 }, '')).toBe('Castell del dia 70: en 1 prova');
  expect(shareText('2026-11-22', { tries: ['3d7'], result: 0 }, '')).toBe(
    "Castell del dia 70: no l'he trobat",
  );
});

test('a day without letter hints has no squares for letters', () => {
  expect(squaresOf([tried(SUNDAY, '3d6s', '3d6'), tried(MONDAY, '3d6s', '3d6')])).toBe('🟩🟩 🟩🟩⬜');
});

test('names and numbers', () => {
  expect([structureName('T'), floorsName(8), holdsName(''), holdsName('fm'), holdsName('m')]).toEqual([
    'torre',
    'vuit pisos',
    'sense folre',
    'folre i manilles',
    'variant m',
  ]);
  expect([tryWords(0), tryWords(5), tryWords(6)]).toEqual(['Prova 1 de 6', 'Prova 6 de 6', 'Prova 6 de 6']);
  expect(worthText(aDailyTower('3d8f'))).toBe('Val 2.300 punts si es descarrega i 2.295 si es carrega.');
  expect([silhouetteText(0), silhouetteText(1), silhouetteText(3)]).toEqual([
    'Encara no hi ha cap pis dret',
    "Silueta d'1 pis del castell",
    'Silueta de 3 pisos del castell',
  ]);
});

test('a finished day shows the result, and the tower if known', () => {
  const [found, lost] = [
    { tries: ['3d5', '3d6'], result: 2 },
    { tries: ['3d5'], result: 0 },
  ];
  const worth = 'Val 195 punts si es descarrega i 190 si es carrega.';
  expect(endText(found, aDailyTower('3d6'))).toBe(`L'has trobat en 2 proves. 3d6, tres de sis. ${worth}`);
  expect(endText(lost, aDailyTower('3d6'))).toBe(`Era 3d6, tres de sis. ${worth}`);
  expect(endText(found, undefined)).toBe("L'has trobat en 2 proves.");
});

test('a past day is named with its result', () => {
  const day = 'castell del dia 69, dissabte, 21 de novembre';
  expect(pastDayName('2026-11-21', undefined)).toBe(`21/11 per jugar: ${day}`);
  expect(pastDayName('2026-11-21', { tries: ['3d6'], result: null })).toBe(`21/11 a mitges: ${day}`);
  expect(pastDayName('2026-11-21', { tries: ['3d6'], result: 0 })).toBe(`21/11 no trobat: ${day}`);
  expect(pastDayName('2026-11-21', { tries: ['3d6'], result: 1 })).toBe(`21/11 en 1 prova: ${day}`);
});

test.each([
  ['empty', /Escriu/],
  ['unknown structure', /estructura/],
  ['floors out of range', /pisos/],
  ['manilles without folre', /folre/],
  ['puntals without manilles', /manilles/],
  ['too low for its support', /massa baix/],
  ['agulla without room', /agulla/],
  ['variant of no known five', /variant/],
  ['neta', /netes/],
  ['walks', /caminen/],
  ['several', /d'un en un/],
  ['not scored', /taula de puntuacions/],
  ['tried', /Ja has provat/],
  ['over', /acabat/],
  ['unreadable', /codi de castell/],
] as const)('the sentence of each refusal: %s', (kind, words) => {
  expect(refusalText({ kind, code: '3d9' })).toMatch(words);
});

test('a game is announced: found after refused codes, and missed', () => {
  const date = dateOf('3d7');
  const write = (text: string) => ({ type: 'try' as const, text });
  const rules = dailyRules(CATALOGUE, date);
  const transcript = (...actions: readonly DailyAction[]) => {
    let state = rules.initial;
    return actions.map((action) => {
      const result = rules.reduce(state, action);
      state = result.state;
      return announceDaily(state, result.event);
    });
  };
  const found = transcript(...['Td6', 'Td6', '3d4f', '3d6n', '3d8f', '3d7', '3d6'].map(write));
  expect(found).toEqual([
    'Td6, torre de sis. Estructura, no. Pisos, en té més. Lletres, bé. Et queden 5 proves.',
    'Ja has provat Td6.',
    '«3d4f» és massa baix: el folre demana cinc pisos, les manilles sis i els puntals set.',
    'Les netes no puntuen, i aquí no surten.',
    '3d8f, tres de vuit amb folre. Estructura, bé. Pisos, en té menys. Lletres, no. Et queden 4 proves.',
    "3d7, tres de set. L'has trobat en 3 proves. Val 785 punts si es descarrega i 780 si es carrega.",
    "El castell d'aquest dia ja s'ha acabat.",
  ]);
  const missed = transcript(...['3d5', '4d5', 'Pd4', '5d5m', '3d6s', '3d6a'].map(write));
  expect(missed.slice(3)).toEqual([
    '5d5m, cinc de cinc en la variant m. Estructura, no. Pisos, en té més. Lletres, no. Et queden 2 proves.',
    '3d6s, tres de sis aixecat per sota. Estructura, bé. Pisos, en té més. Lletres, no. Et queda 1 prova.',
    "3d6a, tres de sis amb l'agulla. Era 3d7, tres de set. Val 785 punts si es descarrega i 780 si es carrega.",
  ]);
});
