import { emptyPage, interactionMisses, type Medians, misses } from '@/scripts/bench/pages/report';

const figures = (changes: Partial<Medians> = {}): Medians => ({
  lcp: 600,
  slowedLcp: 600,
  fcp: 600,
  tbt: 40,
  kilobytes: 100,
  score: 100,
  ...changes,
});
const interactivePage = { path: 'contactar/', kind: 'interactive' } as const;
const picturesPage = { path: 'jocs/', kind: 'pictures' } as const;

test('holds blocking to one and a half times that of the empty page', () => {
  for (const page of [interactivePage, picturesPage]) {
    expect(misses(page, figures({ tbt: 60 }), figures(), figures())).toEqual([]);
    expect(misses(page, figures({ tbt: 61 }), figures(), figures())).toEqual(['TBT over 1.5 × empty']);
  }
  expect(misses(emptyPage, figures({ tbt: 500 }), figures(), figures())).toEqual([]);
});

test('holds the largest paint of interactive pages to one and a half times that of plain text', () => {
  expect(misses(interactivePage, figures({ slowedLcp: 900 }), figures(), figures())).toEqual([]);
  expect(misses(interactivePage, figures({ slowedLcp: 901 }), figures(), figures())).toEqual([
    'LCP over 1.5 × plain',
  ]);
  expect(misses(picturesPage, figures({ slowedLcp: 1300 }), figures(), figures())).toEqual([]);
});

test('holds interactions to a longest and a median time', () => {
  expect(interactionMisses([16, 100, 200])).toEqual([]);
  expect(interactionMisses([16, 16, 208])).toEqual(['INP over 200 ms']);
  expect(interactionMisses([16, 104, 104])).toEqual(['median over 100 ms']);
});
