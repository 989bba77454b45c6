import { aDailyTower } from '@/__tests__/builders/daily-castell';
import { feedbackText, refusalText, squaresOf } from '@/content/interface/games/daily-castell';
import { feedbackOf } from '@/lib/games/daily-castell/game';

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

test('a day without letter hints has no squares for letters', () => {
  expect(squaresOf([tried(SUNDAY, '3d6s', '3d6'), tried(MONDAY, '3d6s', '3d6')])).toBe('🟩🟩 🟩🟩⬜');
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
