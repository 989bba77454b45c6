import fc from 'fast-check';
import { brokenLines, CARD, cardLayout, standingBox } from '@/lib/design/picture-card';

const texts = { maker: 'Colla', title: 'Primer 3d7', note: 'Avui', club: 'Club', address: 'club.cat' };
const titles = fc
  .array(fc.stringMatching(/^[a-z]{1,14}$/), { minLength: 1, maxLength: 8 })
  .map((words) => words.join(' '));
/** Half the height of a letter is about its width. */
const widthOf = (text: string) => text.length * 44;

describe('a card', () => {
  test('breaks a text between words, and loses none', () => {
    fc.assert(
      fc.property(titles, (title) => {
        const lines = brokenLines(title, (line) => line.length <= 20);
        expect(lines.join(' ')).toBe(title);
        expect(lines.every((line) => line.length <= 20 || !line.includes(' '))).toBe(true);
      }),
    );
    expect(brokenLines('un dos tres', (line) => line.length <= 6)).toEqual(['un dos', 'tres']);
  });

  test('has its lines in order, none in the drawing, whatever the title', () => {
    fc.assert(
      fc.property(titles, (title) => {
        const { lines, head, foot } = cardLayout({ ...texts, title }, widthOf);
        const places = lines.map(({ y }) => y);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        expect(places.filter((y) => y > head - 40 && y < foot + 40)).toEqual([]);
        expect(Math.max(...places)).toBeLessThan(CARD.height);
      }),
    );
  });

  test('stands its drawing on the foot, below the head', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 2000 }), (width, height) => {
        const layout = cardLayout(texts, widthOf);
        const box = standingBox({ width, height }, layout, false);
        expect(box.y + box.height).toBeCloseTo(layout.foot);
        expect(box.y).toBeGreaterThan(layout.head);
        expect(box.x).toBeGreaterThan(0);
        expect(box.width / box.height).toBeCloseTo(width / height);
      }),
    );
    expect(standingBox({ width: 640, height: 172 }, { head: 400, foot: 1200 }, true)).toEqual({
      x: 0,
      y: 909.75,
      width: CARD.width,
      height: 290.25,
    });
  });
});
