import { aDailyTower } from '@/__tests__/builders/daily-castell';
import { feedbackOf } from '@/lib/games/daily-castell/feedback';
import {
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
} from '@/lib/games/daily-castell/words';

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
])('on %s, %s says of %s what that day tells', (date, code, answer, words) => {
  expect(feedbackText(tried(date, code, answer).feedback)).toBe(words);
});

test.each([
  [MONDAY, "de l'estructura, dels pisos, de les lletres, de la gent i dels punts"],
  [WEDNESDAY, "de l'estructura, dels pisos i de les lletres"],
  [SUNDAY, "de l'estructura i dels pisos"],
])('before the first try of %s one reads what it tells', (date, parts) => {
  expect(hintsText(date)).toBe(`Tens sis proves. Cada una et donarà pistes ${parts}.`);
});

test('the text to copy is said in its first line and seen in its second', () => {
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

test('squares of a day that does not tell the letters have none for them', () => {
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
  expect(worthText(aDailyTower('3d8f'))).toBe('Val 2.300 punts descarregat i 2.295 carregat.');
  expect([silhouetteText(0), silhouetteText(1), silhouetteText(3)]).toEqual([
    'Encara no hi ha cap pis dret',
    "Silueta d'1 pis del castell",
    'Silueta de 3 pisos del castell',
  ]);
});

test('an ended day says how, and which tower it was if that is known', () => {
  const [found, lost] = [
    { tries: ['3d5', '3d6'], result: 2 },
    { tries: ['3d5'], result: 0 },
  ];
  const worth = 'Val 195 punts descarregat i 190 carregat.';
  expect(endText(found, aDailyTower('3d6'))).toBe(`L'has trobat en 2 proves. 3d6, tres de sis. ${worth}`);
  expect(endText(lost, aDailyTower('3d6'))).toBe(`Era 3d6, tres de sis. ${worth}`);
  expect(endText(found, undefined)).toBe("L'has trobat en 2 proves.");
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
