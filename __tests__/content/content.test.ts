import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { publishedText } from '@/__tests__/builders/results';
import { ANCHOR, repeated } from '@/__tests__/builders/samples';
import { clubTokens } from '@/app/tokens';
import { DEFAULT_SHIRT } from '@/components/shared/tower-drawing/ink';
import { course } from '@/content/calendar/course';
import { club } from '@/content/club';
import { documents } from '@/content/legal/documents';
import { forms } from '@/content/legal/forms';
import { sponsorGroups } from '@/content/lists';
import { contactar } from '@/content/pages/contactar';
import { descriptions } from '@/content/pages/descriptions';
import { pages } from '@/content/pages/index';
import { towerPartsPage } from '@/content/pages/parts-castell';
import { directory } from '@/content/people/directory';
import { partLabels, towerParts } from '@/content/tower-parts';
import { towers } from '@/content/towers/index';
import { allPauses } from '@/lib/calendar/course';
import { careerOf } from '@/lib/club/people';
import type { SponsorGroup } from '@/lib/club/types';
import { subjectIn } from '@/lib/contact/message';
import { numberDocument } from '@/lib/legal/numbering';
import type { ClubForm, LegalDocument } from '@/lib/legal/types';
import { parseScores } from '@/lib/results/reading/scores';
import type { PageEntry, PageText } from '@/lib/site/pages';
import { drawTower } from '@/lib/towers/drawing/draw';
import { VIEWS } from '@/lib/towers/drawing/figure';
import { towerName } from '@/lib/towers/name';
import { constructionOf, parseConstruction } from '@/lib/towers/notation';
import { iconFiles } from '@/scripts/build/pictures/icons';

describe('club', () => {
  test('the colour is written once: shades, shirts, mark and icons take it from there', () => {
    const colour = club.colour.toLowerCase();
    expect(clubTokens.get('primary-500')).toBe(colour);
    expect(DEFAULT_SHIRT).toBe(club.colour);
    expect(readFileSync('content/club-mark.svg', 'utf8')).toContain('currentColor');
    const mark = iconFiles().find(({ name }) => name === 'club-mark.svg');
    expect(String(mark?.content)).toContain(club.colour);
  });

  test('every person has held an office or been on a board', () => {
    const ids = Object.keys(directory.people);
    expect(ids.filter((id) => careerOf(id, directory).length === 0)).toEqual([]);
  });
});

describe('sponsors', () => {
  const folder = 'public/sponsors';
  const groups: readonly SponsorGroup[] = sponsorGroups;
  const sponsors = groups.flatMap((group) => group.sponsors);
  const files = sponsors.map(({ image }) => `${folder}/${image}`);

  test('each sponsor has a name and a logo of its own, and each logo a sponsor', () => {
    const logos = existsSync(folder) ? readdirSync(folder) : [];
    expect(repeated(sponsors.map(({ name }) => name))).toEqual([]);
    expect(logos.toSorted()).toEqual(sponsors.map(({ image }): string => image).toSorted());
  });

  test('every logo weighs little', () => {
    for (const file of files) expect([file, statSync(file).size < 64 * 1024]).toEqual([file, true]);
  });

  test('a drawn logo needs no font and no other file, so that it looks alike everywhere', () => {
    for (const file of files.filter((name) => name.endsWith('.svg'))) {
      const svg = readFileSync(file, 'utf8');
      expect(svg).toMatch(/^(<\?xml[^>]*>\s*)?<svg\b/);
      expect(svg).not.toMatch(/<(text|image|use|style|script)\b|href|url\(/);
    }
  });
});

describe('legal documents and forms', () => {
  describe.each<LegalDocument>(documents)('$id', (document) => {
    const numbered = numberDocument(document);

    test('every chapter has articles, and every article some text', () => {
      for (const { articles } of numbered.chapters) {
        expect(articles).not.toHaveLength(0);
        for (const { blocks } of articles) expect(blocks).not.toHaveLength(0);
      }
    });
  });

  test('no two PDFs share an address', () => {
    expect(repeated([...documents, ...forms].map(({ id }) => id))).toEqual([]);
  });

  describe.each<ClubForm>(forms)('$id', ({ title, lead, parts }) => {
    const fields = parts.flatMap((part) => part.fields);

    test('ends sentences and options with a full stop, titles and labels with nothing', () => {
      const texts = [lead, ...parts.flatMap(({ before = [], after = [] }) => [...before, ...after])];
      const options = fields.flatMap((field) => (field.kind === 'choice' ? field.options : []));
      for (const text of [...texts, ...options]) expect(text).toMatch(/\.$/);
      for (const text of [title, ...parts.map((part) => part.title), ...fields.map(({ label }) => label)])
        expect(text).not.toMatch(/[.:]$/);
    });

    test('is signed with a pen', () => {
      expect(fields.some((field) => field.kind === 'line' && field.signature)).toBe(true);
    });
  });
});

test('published scores give less for carregat than for descarregat', () => {
  const parsed = parseScores(publishedText('puntuacions'));
  if (!parsed.ok) throw new Error(parsed.reason);
  for (const [code, { carregat, descarregat }] of parsed.scores)
    expect([code, (carregat ?? 0) < (descarregat ?? Number.POSITIVE_INFINITY)]).toEqual([code, true]);
});

const entries: readonly PageEntry[] = Object.values(pages);

test('every page has a section and a description of its own', () => {
  expect(repeated(entries.flatMap(({ section }) => section ?? []))).toEqual([]);
  const texts = [club.description, ...Object.values(descriptions)];
  for (const text of texts) expect(text.length).toBeGreaterThan(30);
  expect(repeated(texts)).toEqual([]);
});

const isPageText = (value: unknown): value is PageText =>
  typeof value === 'object' && value !== null && 'sections' in value && 'lead' in value;

/** What every file of `content/pages` holds, by its name. */
const files = readdirSync('content/pages').map((file): [string, object] => [
  file,
  jest.requireActual<object>(`@/content/pages/${file}`),
]);
const texts = files.flatMap(([file, held]) =>
  Object.values(held)
    .filter(isPageText)
    .map((text): [string, PageText] => [file, text]),
);

test('each section of a page has an anchor, and text under its title', () => {
  for (const [file, { sections }] of texts) {
    const ids = sections.map(({ id }) => id);
    expect([file, repeated(ids)]).toEqual([file, []]);
    for (const id of ids) expect(id).toMatch(ANCHOR);
    for (const { paragraphs } of sections) expect(paragraphs).not.toHaveLength(0);
  }
});

test('a link that fills in the subject of the contact form names one of its subjects', () => {
  const queries = JSON.stringify(files).matchAll(/"link":"\/contactar(\?[^"#]*)/g);
  for (const [, query = ''] of queries) expect(subjectIn(query, contactar.subjects)).not.toBe('');
});

test('no two towers share a paragraph or a caption', () => {
  expect(repeated(towers.flatMap(({ text }) => text))).toEqual([]);
  expect(repeated(towers.flatMap(({ gallery = [] }) => gallery.map(({ caption }) => caption)))).toEqual([]);
});

test.each(towers)(
  'the heading of the $code is its code in words, and its gallery repeats no picture',
  (tower) => {
    const parsed = parseConstruction(tower.code);
    expect(parsed.ok && towerName(parsed.construction)).toBe(tower.name.toLowerCase());
    expect(tower.name).toMatch(/^\p{Lu}/u);
    expect(repeated((tower.gallery ?? []).map(({ link }) => link))).toEqual([]);
  },
);

test('each part has an id written as an address and a name of its own', () => {
  for (const { id } of towerParts) expect(id).toMatch(ANCHOR);
  for (const field of ['id', 'name'] as const)
    expect(repeated(towerParts.map((part) => part[field]))).toEqual([]);
});

test('every part lights up some position of the drawing, none of them twice', () => {
  for (const { highlights } of towerParts) {
    expect(highlights).not.toHaveLength(0);
    expect(repeated(highlights)).toEqual([]);
  }
});

test.each(VIEWS.flatMap((view) => (view === 'detail' ? [] : [view])))(
  'the names beside the %s are those of parts that it shows, each once',
  (view) => {
    const { start, end } = partLabels[view];
    const named: readonly string[] = [...start, ...end];
    expect(named).not.toHaveLength(0);
    expect(repeated(named)).toEqual([]);
    const { figures } = drawTower(constructionOf(towerPartsPage.code), view);
    const shown = towerParts.filter(({ highlights }) =>
      figures.some(({ role }) => highlights.includes(role)),
    );
    expect(named.filter((id) => !shown.some((part) => part.id === id))).toEqual([]);
  },
);

test('rehearsals of the course no pause begins with another', () => {
  expect(repeated(allPauses(course).map(({ from }) => from))).toEqual([]);
});
