import { dependenciesOf } from '@/lib/castle-game/catalogue/dependencies';
import { tuning } from '@/lib/castle-game/tuning';
import { constructionOf } from '@/lib/towers/notation';

/** What a tower leans on in a game that has only these others. */
function leans(code: string, others: readonly string[]): Readonly<Record<string, number>> {
  return dependenciesOf(constructionOf(code), (canonical) => others.find((one) => one === canonical));
}

const alone = {};

describe('a tower leans on a neta', () => {
  test.each([
    ['one floor lower', '4d7', ['4d6n', '4d5n'], '4d6n'],
    ['the nearest below it when the game skips some', '4d8', ['4d5n', '4d4n'], '4d5n'],
    ['down to three floors', 'Pd5', ['Pd3n'], 'Pd3n'],
    ['of its own floors when there is none below', '4d4', ['4d4n'], '4d4n'],
    ['without support', '3d8f', ['3d7n'], '3d7n'],
    ['built upwards', '3d7s', ['3d6n'], '3d6n'],
    ['of the plain five', '5d6m', ['5d5n'], '5d5n'],
    ['with the agulla, when it has one', '4d7a', ['4d6an', '4d6n'], '4d6an'],
  ])('%s: %s', (_, code, others, neta) => {
    expect(leans(code, others)).toEqual({ [neta]: 1 });
  });

  test.each([
    ['as high as itself when the tower is a neta', '4d4n', ['4d4n']],
    ['higher than itself', '4d7', ['4d8n']],
    ['of two floors', 'Pd5', ['Pd2n']],
    ['of another structure', '4d7', ['3d6n']],
    ['without the agulla, when it has one', '4d7a', ['4d6n']],
  ])('but never on one %s: %s', (_, code, others) => {
    expect(leans(code, others)).toEqual(alone);
  });
});

describe('a tower leans on the same one, a floor lower', () => {
  test.each([
    ['4d8', ['4d7'], '4d7'],
    ['3d9fm', ['3d8', '3d8f', '3d8fm'], '3d8fm'],
    ['3d9fm', ['3d8', '3d8f'], '3d8f'],
    ['3d9fm', ['3d8'], '3d8'],
    ['3d7s', ['3d6', '3d6s'], '3d6s'],
    ['3d7s', ['3d6'], '3d6'],
    ['3d8sf', ['3d7f', '3d7s'], '3d7s'],
    ['5d6m', ['5d5m', '5d5'], '5d5'],
    ['4d8a', ['4d7a', '4d7'], '4d7a'],
  ])('with as much support as it takes: %s of %j', (code, others, below) => {
    expect(leans(code, others)).toEqual({ [below]: 1 });
  });

  test.each([
    ['4d8', ['4d6']],
    ['4d8', ['4d7f']],
    ['4d8', ['4d7s']],
    ['4d8', ['4d8']],
    ['5d6m', ['5d5m']],
    ['4d6n', ['4d5']],
  ])('and on no other: %s of %j', (code, others) => {
    expect(leans(code, others)).toEqual(alone);
  });
});

describe('a tower with agulla leans on the pillar inside', () => {
  test.each([
    ['4d7a', ['Pd5f', 'Pd5'], 'Pd5'],
    ['4d8a', ['Pd6f'], 'Pd6f'],
    ['3d8af', ['Pd6'], 'Pd6'],
    ['3d5an', ['Pd3n'], 'Pd3n'],
  ])('two floors lower: %s of %j', (code, others, pillar) => {
    expect(leans(code, others)).toEqual({ [pillar]: 1 });
  });

  test.each([
    ['4d7', ['Pd5']],
    ['4d7a', ['Pd6', 'Pd4', 'Pd5s']],
    ['3d5an', ['Pd3nf', 'Pd3']],
  ])('and on no other: %s of %j', (code, others) => {
    expect(leans(code, others)).toEqual(alone);
  });
});

describe('a tower leans on the rings that it wears', () => {
  test.each([
    ['3d8f', ['FT 3d8f', 'MT 3d8f'], ['FT 3d8f']],
    ['3d9fm', ['FT 3d9fm', 'MT 3d9fm', 'PT 3d9fm'], ['FT 3d9fm', 'MT 3d9fm']],
    ['Pd8fmp', ['FT Pd8fmp', 'MT Pd8fmp', 'PT Pd8fmp'], ['FT Pd8fmp', 'MT Pd8fmp', 'PT Pd8fmp']],
    ['3d9fm', ['MT 3d9fm'], ['MT 3d9fm']],
    ['3d8sf', ['FT 3d8f', 'FT 3d8sf'], ['FT 3d8sf']],
    ['3d8sf', ['FT 3d8f'], ['FT 3d8f']],
    ['3d8', ['FT 3d8'], []],
  ])('%s of %j', (code, others, pieces) => {
    expect(leans(code, others)).toEqual(
      Object.fromEntries(pieces.map((piece) => [piece, 1 / pieces.length])),
    );
  });
});

test('what a tower leans on counts by its kind, and adds up to 1', () => {
  const { neta, full, pillar, piece } = tuning.weights;
  const sum = neta + full + pillar + piece;
  expect(leans('3d8af', ['3d7an', '3d7af', 'Pd6', 'FT 3d8af'])).toEqual({
    '3d7an': neta / sum,
    '3d7af': full / sum,
    Pd6: pillar / sum,
    'FT 3d8af': piece / sum,
  });
});

test('the game spells a tower its own way', () => {
  const spelling = new Map([['3d7af', '3d7fa']]);
  expect(dependenciesOf(constructionOf('3d8af'), (canonical) => spelling.get(canonical))).toEqual({
    '3d7fa': 1,
  });
});

test('a ring on the ground leans on the lowest neta of its structure', () => {
  expect(leans('FT 3d8f', ['3d7n', '3d5n', '3d6n', 'FT 3d7f', '3d7'])).toEqual({ '3d5n': 1 });
  expect(leans('FT 3d8af', ['3d5n', '3d5an'])).toEqual({ '3d5n': 1 });
  expect(leans('FT 3d8f', ['4d5n'])).toEqual(alone);
});

test('towers together stand alone', () => {
  expect(leans('3d7+4d7', ['3d7', '4d7', '3d6', '3d6n'])).toEqual(alone);
});
