import { readFileSync } from 'node:fs';
import { renderAsync } from '@resvg/resvg-js';
import { renderToStaticMarkup } from 'react-dom/server';
import { tokens } from '@/app/tokens';
import { TowerDrawing } from '@/components/shared/tower-drawing/tower-drawing';
import { club } from '@/content/club';
import { brokenLines } from '@/lib/design/picture-card';
import { resolveColour } from '@/lib/design/tokens';
import type { Construction } from '@/lib/towers/types';
import { cached } from './avif';

/** Name of the display font in its file. */
const DISPLAY = 'Bricolage Grotesque 96pt ExtraBold';
const SIZE = { width: 1200, height: 630 };
const FONTS = ['scripts/make/fonts/for-cards/display.ttf', 'scripts/make/fonts/for-cards/text.ttf'];
const letters = FONTS.map((file) => readFileSync(file, 'base64'));

const byDay = (token: string) => resolveColour(tokens, token, 'light');
const COLOURS = {
  paper: byDay('paper'),
  ink: byDay('ink'),
  words: byDay('primary-700'),
  mocador: byDay('secondary-500'),
  dot: byDay('paper-raised'),
};

type CardFacts = { title: string; words: string; construction: Construction };

/** A letter of the display font is about 0.47 em wide: the title fills its column. */
const titleSize = (title: string) => Math.min(230, 600 / (title.length * 0.47));

function Card({ title, words, construction }: CardFacts) {
  const size = titleSize(title);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      width={SIZE.width}
      height={SIZE.height}
      viewBox="0 0 1200 630"
    >
      <defs>
        <pattern id="mocador" width="48" height="48" patternUnits="userSpaceOnUse">
          <rect width="48" height="48" fill={COLOURS.mocador} />
          <circle cx="12" cy="12" r="5.5" fill={COLOURS.dot} />
          <circle cx="36" cy="36" r="5.5" fill={COLOURS.dot} />
        </pattern>
      </defs>
      <rect width="1200" height="630" fill={COLOURS.paper} />
      <circle cx="925" cy="290" r="255" fill="url(#mocador)" />
      <svg aria-hidden="true" x="685" y="6" width="480" height="620" viewBox="0 0 480 620">
        <TowerDrawing construction={construction} shirt={club.colour} prefix="k" />
      </svg>
      <g fontFamily={DISPLAY} fill={COLOURS.ink}>
        <text x="70" y={70 + size * 0.74} fontSize={size}>
          {title}
        </text>
        {brokenLines(words, (line) => line.length <= 24).map((line, index) => (
          <text key={line} x="72" y={135 + size * 0.74 + index * 58} fontSize="54" fill={COLOURS.words}>
            {line}
          </text>
        ))}
        <text x="72" y="572" fontSize="34">
          {club.name}
        </text>
      </g>
    </svg>
  );
}

/** A social card, 1200 × 630 PNG, with the title of a page and its tower. */
export function cardPng(facts: CardFacts): Promise<Buffer> {
  const svg = renderToStaticMarkup(<Card {...facts} />);
  const font = { fontFiles: FONTS, loadSystemFonts: false, defaultFontFamily: DISPLAY };
  return cached([svg, letters], async () => (await renderAsync(svg, { font })).asPng());
}
