import { aDiada } from '@/__tests__/builders/diades';
import { labelRound, namesOfAttempts, roundName } from '@/lib/results/views/tower-names';

const firstRound = (text: string) => {
  const [round] = aDiada([text]).rounds;
  if (!round) throw new Error(text);
  return round;
};

describe('the name of a round', () => {
  test.each([
    ['3d7', 'tres de set'],
    ['i3d7', 'intent de tres de set'],
    ['Pd5C+Pd4+Pd4', 'vano de cinc carregat'],
    ['Pd4+Pd4', 'dos pilars de quatre'],
    ['Pd5+iPd4', 'pilar de cinc i intent de pilar de quatre'],
  ])('%s is said in words', (text, name) => {
    expect(roundName(firstRound(text))).toBe(name);
  });
});

describe('the label of a round', () => {
  test.each([
    ['Pd4+Pd4', '2Pd4', 'Pd4'],
    ['Pd5+Pd4', 'Pd5+Pd4', null],
    ['Pd5+Pd4+Pd4', 'Vd5', 'Vd5'],
  ])('%s leads to its tower when it is one', (text, label, code) => {
    expect(labelRound(firstRound(text))).toEqual({ label, code });
  });
});

test('namesOfAttempts maps labels to names', () => {
  expect(namesOfAttempts(firstRound('id3d8f').attempts)).toEqual({
    id3d8f: 'intent desmuntat de tres de vuit amb folre',
  });
});
