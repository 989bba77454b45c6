import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { publishedText } from '@/__tests__/builders/results';
import { repeated } from '@/__tests__/builders/samples';
import { clubTokens } from '@/app/tokens';
import { DEFAULT_SHIRT } from '@/components/shared/tower-drawing/ink';
import { club } from '@/content/club';
import { documents } from '@/content/legal/documents';
import { forms } from '@/content/legal/forms';
import { sponsorGroups } from '@/content/lists';
import { directory } from '@/content/people/directory';
import { story } from '@/content/story';
import { facts, introductions } from '@/content/story/facts';
import { careerOf } from '@/lib/club/people';
import type { SponsorGroup } from '@/lib/club/types';
import { numberDocument } from '@/lib/legal/numbering';
import type { ClubForm, LegalDocument } from '@/lib/legal/types';
import { parseScores } from '@/lib/results/reading/scores';
import { checkStory } from '@/lib/story/checks/check-story';
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
      const { documentElement: root } = new JSDOM(svg, { contentType: 'image/svg+xml' }).window.document;
      expect(root.tagName).toBe('svg');
      expect(root.querySelector('text, image, use, style, script')).toBeNull();
      expect(svg).not.toMatch(/href|url\(/);
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

test('the story leads every reader to an ending, and to each ending often enough', () => {
  expect(checkStory(story, facts, introductions)).toEqual([]);
});
