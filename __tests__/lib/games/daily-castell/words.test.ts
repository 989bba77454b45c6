import { aDailyTower, CATALOGUE } from '@/__tests__/builders/daily-castell';
import { feedbackOf } from '@/lib/games/daily-castell/feedback';
import {
  feedbackText,
  floorsName,
  holdsName,
  pastDayName,
  refusalText,
  shareText,
  silhouetteText,
  squaresOf,
  structureName,
  tryWords,
  worthText,
} from '@/lib/games/daily-castell/words';

const tried = (code: string, answer: string) => {
  const tower = aDailyTower(code);
  return { tower, feedback: feedbackOf(CATALOGUE, tower, aDailyTower(answer)) };
};

test.each([
  [
    '3d6',
    '3d7',
    'Estructura, bé. Pisos, un més. Lletres, totes bé. El castell vol més gent i val més punts.',
  ],
  [
    '3d6a',
    'Td8fm',
    "Estructura, a tocar: l'anterior. Pisos, no. Lletres: hi falten la f de folre i la m; hi sobra l'a d'agulla. El castell vol més gent i val més punts.",
  ],
  [
    '5d5m',
    '5d5',
    'Estructura, bé. Pisos, bé. Lletres: hi sobra la m. El castell vol la mateixa gent i val menys punts.',
  ],
])('%s tells of %s part by part', (code, answer, words) => {
  expect(feedbackText(tried(code, answer))).toBe(words);
});

test('the text to copy is said in its first line and seen in its second', () => {
  const tries = [tried('Pd4', '3d7'), tried('4d6', '3d7'), tried('3d7', '3d7')];
  const squares = squaresOf(tries);
  expect(squares).toBe('⬜⬜🟩 🟨🟨🟩 🟩🟩🟩');
  expect(shareText('2026-11-22', { tries: ['Pd4', '4d6', '3d7'], result: 3 }, squares)).toBe(
    `Castell del dia 70: en 3 proves\n${squares}`,
  );
  expect(shareText('2026-11-22', { tries: ['3d7'], result: 1 }, '')).toBe('Castell del dia 70: en 1 prova\n');
  expect(shareText('2026-11-22', { tries: ['3d7'], result: 0 }, '')).toBe(
    "Castell del dia 70: no l'he trobat\n",
  );
});

test('squares of letters: all right, one wrong, more wrong', () => {
  expect(squaresOf([tried('3d6s', '3d6'), tried('3d6a', 'Td8fm')])).toBe('🟩🟩🟨 🟨⬜⬜');
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
  expect(worthText(aDailyTower('3d8f'))).toBe('Val 2.300 punts descarregat i 2.295 carregat.');
  expect([silhouetteText(0), silhouetteText(1), silhouetteText(3)]).toEqual([
    'Encara no hi ha cap pis dret',
    'Silueta de 1 pis del castell',
    'Silueta de 3 pisos del castell',
  ]);
});

test('a past day says how it stands', () => {
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
] as const)('a refusal says why: %s', (kind, words) => {
  expect(refusalText({ kind, code: '3d9' })).toMatch(words);
});
