import fc from 'fast-check';
import { NO_FILTER } from '@/__tests__/builders/results';
import { anyText } from '@/__tests__/builders/samples';
import { almostCode, anyTriedConstruction } from '@/__tests__/builders/towers';
import { CALCULATOR_TEXTS } from '@/content/interface/points-calculator';
import { SEARCH_LANGUAGE } from '@/content/interface/search-results';
import { unreadText } from '@/content/interface/written';
import { labelOf } from '@/lib/results/labels';
import { parseListQuery } from '@/lib/results/list-query';
import { parseScores } from '@/lib/results/reading/scores';
import { readDiada } from '@/lib/results/scoring/calculator';
import { understood } from '@/lib/results/views/understood';
import { makeSearch, type Search } from '@/lib/search/search';
import { towerName } from '@/lib/towers/name';
import { formatTower } from '@/lib/towers/notation';
import { isAmbiguous, readCastell, readWritten } from '@/lib/towers/written';

const labelsOf = (text: string) =>
  readWritten(text).rounds.map((round) =>
    round
      .map(({ construction, outcome }) => formatTower({ construction, outcome: outcome ?? 'descarregat' }))
      .join('+'),
  );

/** As people write them: the code, and the outcome if one is written. */
const SPELLINGS = [
  ['4d8', '4d8', null],
  ['3d9f', '3d9f', null],
  ['3d7+4d7', '3d7+4d7', null],
  ['pd5', 'Pd5', null],
  ['vd5', 'Vd5', null],
  ['TD7F', 'Td7f', null],
  ['4de8', '4d8', null],
  ['4 de 8', '4d8', null],
  ['quatre de vuit', '4d8', null],
  ['torre de set', 'Td7', null],
  ['Vano de 5', 'Vd5', null],
  ['3d9 f', '3d9f', null],
  ['3 de 8 amb folre', '3d8f', null],
  ['3d8f(c)', '3d8f', 'carregat'],
  ['3d8i', '3d8', 'intent'],
  ['4d8c', '4d8', 'carregat'],
  ['3d8fC', '3d8f', 'carregat'],
  ['i3d8', '3d8', 'intent'],
  ['id4d8', '4d8', 'intent desmuntat'],
  ['4d8 descarregat', '4d8', 'descarregat'],
  ['intent de 4d8', '4d8', 'intent'],
  ['p5', 'Pd5', null],
  ['T7', 'Td7', null],
  ['2d7f', 'Td7f', null],
  ['2pd4', '2Pd4', null],
  ['3d8fa', '3d8af', null],
  ['3d8 net', '3d8n', null],
  ['3d8n', '3d8n', null],
  ['3d7ps', '3d7s', null],
  ['pd4 caminant', 'Pd4cam', null],
  ['4d9sf', '4d9sf', null],
  ['pd4d7', '4d7', 'peu desmuntat'],
] as const;

let search: Search;
beforeAll(async () => {
  const entries = [...new Set(SPELLINGS.map(([, code]) => code))].map(
    (code) =>
      ({ kind: 'tower', address: `/${code}`, title: code, names: `${code} castell`, text: '' }) as const,
  );
  search = await makeSearch(entries, SEARCH_LANGUAGE);
});

describe('a castell has one answer in five places', () => {
  test.each(SPELLINGS)('%s is %s, %s', (written, code, outcome) => {
    const read = readCastell(written);
    expect(read.ok && { code: formatTower(read.construction), outcome: read.outcome }).toEqual({
      code,
      outcome,
    });
    const scores = parseScores(`castell,Descarregat,Carregat\n${written},1,1\nPd4,1,1\n`);
    if (!scores.ok) throw new Error(scores.reason);
    expect([...scores.scores.keys()]).toEqual(outcome === null ? [code, 'Pd4'] : ['Pd4']);
    const query = String(new URLSearchParams({ castell: written }));
    const { filter } = parseListQuery(query, { towns: [] });
    expect(filter && understood(filter)).toMatchObject({
      code: code === '2Pd4' ? 'Pd4' : code,
      outcome: outcome === 'peu desmuntat' ? null : outcome,
    });
    expect(search(written)[0]?.entry.title).toBe(code);
    const { rounds, unread } = readDiada(written);
    if (code.endsWith('n')) expect(unread.map(unreadText).join()).toContain(code);
    else
      expect(rounds.map((round) => round.map((one) => one.code))).toEqual([
        code === '2Pd4' ? ['Pd4', 'Pd4'] : code.split('+'),
      ]);
  });

  test.each([
    ['patata', "«patata» no s'entén."],
    ['quatre de vuitt', "«quatre de vuitt» no s'entén. Volies dir quatre de vuit?"],
    ['i3d8q', 'i3d8?'],
    ['3d20', 'Els pisos de «3d20» no són de cap castell.'],
    ['', 'Escriu un codi'],
    ['i3d7C', 'two outcomes'],
  ])('what is none has a reason: %s', (written, reason) => {
    const read = readCastell(written);
    if (read.ok) throw new Error(formatTower(read.construction));
    const text = unreadText(read);
    expect(typeof read.problem === 'object' && read.problem.kind === reason ? reason : text).toContain(
      reason,
    );
  });
});

test('a list of castells is one of codes, if all are understood', () => {
  const codeOf = (code: string) => understood({ ...NO_FILTER, code }).code;
  expect(codeOf('tres de set, 4de7 i 5d7')).toBe('3d7,4d7,5d7');
  expect(codeOf('3d7, patata')).toBe('3d7, patata');
  expect(['3d6 + 4d6', 'Pd5+2Pd4', '2Pd4'].map(codeOf)).toEqual(['3d6,4d6', 'Vd5', 'Pd4']);
});

describe('a line of a chat', () => {
  test.each([
    ['Pd4cam, 3d7, 4d7a, id3d8f, Pd5C', ['Pd4cam', '3d7', '4d7a', 'id3d8f', 'Pd5C']],
    ['tres de set / quatre de set amb agulla / i3d8f', ['3d7', '4d7a', 'i3d8f']],
    ['3d7 4d7 i Pd5', ['3d7', '4d7', 'Pd5']],
    ['Pd5+2Pd4\n3d7 + 4d7C', ['Pd5+Pd4+Pd4', '3d7+4d7C']],
    ['torre de nou amb folre, manilles i puntals, 3d7', ['Td9fmp', '3d7']],
    ['dos pilars de quatre; 2iPd4; 2x3d6', ['Pd4+Pd4', 'iPd4+iPd4', '3d6+3d6']],
    ['4d8 carregat, 3d8 (intent)', ['4d8C', 'i3d8']],
  ])('is read: %j', (line, rounds) => {
    expect(labelsOf(line)).toEqual(rounds);
    expect(readWritten(line).unread).toEqual([]);
  });

  test('keeps what it does not understand, word by word', () => {
    const { unread } = readWritten('3d7, patata, 4d7 bona diada, 3d77');
    expect(unread.map(({ text }) => text)).toEqual(['patata', 'bona diada', '3d77']);
    expect(labelsOf('3d7 a Girona, 4d8')).toEqual(['3d7', '4d8']);
  });

  test('the example of its field is understood', () => {
    const examples = CALCULATOR_TEXTS.lineHint.match(/(?<=«)[^»]+/g) ?? [];
    expect(examples.map((one) => readDiada(one).unread)).toEqual(examples.map(() => []));
    expect(examples.flatMap((one) => readDiada(one).rounds.map(labelOf))).toHaveLength(7);
  });

  test('any castell is read by its code and by its name', () => {
    const attempts = anyTriedConstruction.filter(({ construction }) => construction.kind === 'tower');
    fc.assert(
      fc.property(attempts, (attempt) => {
        expect(labelsOf(formatTower(attempt))).toEqual([formatTower(attempt)]);
        expect(labelsOf(towerName(attempt))).toEqual([formatTower(attempt)]);
      }),
    );
  });

  test('any text is read in a moment', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(almostCode, anyText)), (texts) => {
        const { rounds, unread } = readWritten(texts.join(' '));
        if (/[^\s,;/|·.:+]/.test(texts.join(''))) expect(rounds.length + unread.length).toBeGreaterThan(0);
        for (const text of texts) readCastell(text);
      }),
    );
    expect(readWritten('3d7+i '.repeat(100_000)).unread.at(-1)?.problem).toMatchObject({ kind: 'too long' });
  });
});

test('sf is asked about, and no other mark', () => {
  expect(['4d9sf', '3d8 SF', 'Pd5s', '3d8f', '4d8 sense folre'].map(isAmbiguous)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
