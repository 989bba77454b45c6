import { readFileSync } from 'node:fs';
import { openSync } from 'fontkit';

const charactersOf = (file: string): string[] => {
  const font = openSync(`app/fonts/${file}`);
  if (!('characterSet' in font)) throw new Error(`${file} holds more than one face`);
  // The last code point marks the end of a font's table.
  return font.characterSet.filter((point) => point !== 0xffff).map((point) => String.fromCodePoint(point));
};

describe('the faces of the site', () => {
  const text = charactersOf('text.woff2');
  const rare = charactersOf('text-rare.woff2');

  test.each(['display.woff2', 'text.woff2'])(
    '%s has every letter of Catalan, and the signs of our texts',
    (file) => {
      const letters = 'aàbcçdeèéfghiíïjklmnoòópqrstuúüvwxyz';
      expect(charactersOf(file)).toEqual(
        expect.arrayContaining([...letters, ...letters.toUpperCase(), ...'·«»’“”–—…×€ªº0123456789']),
      );
    },
  );

  test('the two files of the text face have no letter in common, and all of Latin-1 together', () => {
    expect(rare.filter((character) => text.includes(character))).toEqual([]);
    for (let point = 0xc0; point <= 0xff; point++)
      expect([...text, ...rare]).toContain(String.fromCodePoint(point));
  });

  test('the second is fetched for what it has, and for nothing else', () => {
    const ranges = /prop: 'unicode-range',\s*value:\s*'([^']+)'/.exec(
      readFileSync('app/fonts.ts', 'utf8'),
    )?.[1];
    const said = ranges?.split(', ').flatMap((part) => {
      const [from = 0, to = from] = part
        .replace('U+', '')
        .split('-')
        .map((end) => Number.parseInt(end, 16));
      return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
    });
    expect(said?.sort()).toEqual(rare.sort());
  });

  test.each(['display.woff2', 'text.woff2', 'text-rare.woff2'])('%s contains its licence', (file) => {
    const font = openSync(`app/fonts/${file}`);
    expect('getName' in font && font.getName('licenseURL', 'en')).toMatch(
      /openfontlicense\.org|sil\.org\/OFL/,
    );
  });

  test('every preloaded font fits in ten packets, headers included', () => {
    for (const file of ['display.woff2', 'text.woff2'])
      expect(readFileSync(`app/fonts/${file}`).length).toBeLessThan(13.4 * 1024);
  });
});
