import { CODES } from '@/__tests__/builders/samples';
import {
  allEras,
  boardDescription,
  careerDates,
  careerRole,
  formatPeriods,
  portraitOf,
} from '@/content/interface/club';
import { lengthHint, messageToCopy, tooLong } from '@/content/interface/contact';
import { alsoThatDay } from '@/content/interface/on-this-day';
import {
  columnsMissing,
  diadesFound,
  diadesMissing,
  linesInFuture,
  linesRepeated,
  linesSkipped,
  loadFailed,
  notCounted,
  pointsText,
  scoresMissing,
} from '@/content/interface/results';
import { describeDrawing } from '@/content/interface/tower-drawing';
import { VIEWS } from '@/lib/towers/drawing/figure';
import { constructionOf } from '@/lib/towers/notation';

describe('formatPeriods', () => {
  test.each([
    [[2024], [null], '2024 (actualment)'],
    [[2012], [2012], '2012'],
    [[1994], [1997], '1994-1997'],
    [[1999, 2005, 2024], [2001, 2005, null], '1999-2001, 2005, 2024 (actualment)'],
  ])('from %j to %j is "%s"', (from, to, text) => {
    expect(formatPeriods(from, to)).toBe(text);
  });

  test('throws if a period has no end', () => {
    expect(() => formatPeriods([1999, 2005], [2001])).toThrow(RangeError);
  });
});

test('a career entry has the years of an office, or the seasons on a board', () => {
  const office = { role: 'Presidència', tenure: { from: [2022], to: [2024] } };
  expect([careerRole(office), careerDates(office)]).toEqual(['Presidència', '2022-2024']);
  const onBoard = { role: 'Tresoreria', board: 'Junta directiva', seasons: ['2002-2003', '2022-2023'] };
  expect([careerRole(onBoard), careerDates(onBoard)]).toEqual([
    'Tresoreria, junta directiva',
    '2002-2003, 2022-2023',
  ]);
});

test('ages are counted in words, and names elided', () => {
  expect(allEras(4)).toBe('Les quatre èpoques');
  expect(allEras(2)).toBe('Les dues èpoques');
  expect(portraitOf('Anna Puig')).toBe("Retrat d'Anna Puig");
  expect(portraitOf('Biel Mas')).toBe('Retrat de Biel Mas');
});

test('a board is described as what it is, and a past one as what it was', () => {
  expect(boardDescription('Junta tècnica', 'dels Grallers', '2024-2025', false)).toMatch(
    /^Junta tècnica dels Grallers, temporada 2024-2025: qui en formava part,/,
  );
  expect(boardDescription('Junta tècnica', 'dels Grallers', '2026-2027', true)).toMatch(/qui en forma part,/);
});

test('messageToCopy has recipient and subject', () => {
  const message = {
    name: 'Núria',
    email: 'nuria@domini.cat',
    subject: ' Vull venir ',
    message: 'Hola!\nQuan?',
  };
  expect(messageToCopy('a@b.cat', message)).toBe(
    'Per a: a@b.cat\nAssumpte: Vull venir\n\nHola!\nQuan?\n\nNúria\nnuria@domini.cat',
  );
});

test('lengths have thousands separators', () => {
  expect(lengthHint(10_000)).toBe('10.000 caràcters com a màxim.');
  expect(tooLong(10_000, 10_001)).toMatch(/admet 10\.000 .* escrit 10\.001\./);
});

test('alsoThatDay has the year of each diada', () => {
  const others = [
    { date: '2016-11-14', reason: 'Aniversari' },
    { date: '2012-11-14', reason: 'Trobada' },
  ];
  expect(alsoThatDay(others)).toBe('I també: 2016, Aniversari; 2012, Trobada.');
});

describe('sentences with numbers', () => {
  test('agree with the number', () => {
    expect([1, 2, 1234].map(diadesFound)).toEqual(['1 diada', '2 diades', '1.234 diades']);
    expect([1, 2, 1234].map(pointsText)).toEqual(['1 punt', '2 punts', '1.234 punts']);
    expect(linesSkipped(1)).toMatch(/^1 línia del full s'ha apartat perquè no es pot llegir \(el detall/);
    expect(linesSkipped(2183)).toMatch(
      /^2\.183 línies del full s'han apartat perquè no es poden llegir \(el detall/,
    );
    expect(linesRepeated(1)).toMatch(/^1 línia del full en repeteix una d'anterior i no compta \(el detall/);
    expect(linesRepeated(2183)).toMatch(
      /^2\.183 línies del full en repeteixen d'anteriors i no compten \(el detall/,
    );
    expect(linesInFuture(1)).toMatch(/^1 línia del full és d'un dia que encara no ha arribat i no compta/);
    expect(linesInFuture(2183)).toMatch(
      /^2\.183 línies del full són de dies que encara no han arribat i no compten/,
    );
    expect(columnsMissing(['mes'])).toBe('Al full hi falta la columna «mes».');
    expect(columnsMissing(['mes', 'any'])).toBe('Al full hi falten les columnes «mes» i «any».');
    expect(diadesMissing(1, 1362)).toBe("Al full hi falten diades: n'hi ha una, i a la còpia 1.362.");
    expect(scoresMissing(1, 62)).toBe("Al full hi falten castells: n'hi ha un, i a la còpia 62.");
  });

  test('name the points of a tower that does not count, if any', () => {
    expect(notCounted('repetit', 1200)).toBe('No suma: repetit (1.200 punts)');
    expect(notCounted('sense puntuació', 0)).toBe('No suma: sense puntuació');
  });

  test('name the failed CSV, the reason and the data shown', () => {
    expect(loadFailed('el full de resultats', 'És buit.', 'És la còpia.')).toBe(
      "No s'ha pogut llegir el full de resultats. És buit. És la còpia.",
    );
  });
});

test.each([
  ['4d8', "Dibuix d'un quatre de vuit: pinya, cinc pisos de tronc de quatre persones i pom de dalt."],
  [
    'Td8fm',
    "Dibuix d'una torre de vuit amb folre i manilles: pinya, folre, manilles, cinc pisos de tronc de dues persones i pom de dalt.",
  ],
  ['Pd5', "Dibuix d'un pilar de cinc: pinya i cinc persones, l'una damunt de l'altra."],
  ['3d7+4d7', "Dibuix d'un tres de set i un quatre de set, de costat i alhora."],
])('%s is described as a casteller would', (code, sentence) => {
  expect(describeDrawing(constructionOf(code), 'elevation')).toBe(sentence);
});

test.each(CODES)('%s has one different sentence for each view', (code) => {
  const sentences = VIEWS.map((view) => describeDrawing(constructionOf(code), view));
  expect(new Set(sentences).size).toBe(VIEWS.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^.]+\.$/);
});
