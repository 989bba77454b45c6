import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { CrowdBand } from '@/components/shared/tower-drawing/crowd-band';
import { TowerDrawing } from '@/components/shared/tower-drawing/tower-drawing';
import { club } from '@/content/club';
import { eras } from '@/content/history/eras';
import { POSTER_TOWER } from '@/content/interface/castle-game/start';
import { hasModule } from '@/content/shown';
import { timelineEvents } from '@/content/timeline/events';
import { towers } from '@/content/towers';
import type { Era, TimelineEvent } from '@/lib/club/types';
import { towerCard } from '@/lib/games/memory/pairs';
import { CROWNED } from '@/lib/games/shared/crowned';
import { DRAWING_FILES, type DrawingKind, drawingFile } from '@/lib/towers/drawing/draw';
import { constructionOf } from '@/lib/towers/notation';

type DrawingProps = ComponentProps<typeof TowerDrawing>;

export type PictureFile = { readonly name: string; readonly content: string | Buffer };

const KINDS: readonly DrawingKind[] = ['elevation', 'gallery', 'galleryPhone', 'thumbnail', 'plan', 'detail'];

/** Twice as wide as a card. On phones, which show twenty, smaller files. */
const PIXELS = { width: 480, quality: 55 };
const PHONE_PIXELS = { width: 232, quality: 30 };

/** As wide as the drawn cards of the memory, and on their background. */
const CARD = { width: 240, quality: 30, background: '#FBF6EE' };

/** Quality of the transparency; 100 takes a sixth more bytes and looks the same. */
const ALPHA_QUALITY = 60;

/** WebP, because Edge shows no AVIF before version 121. The converter does not support `var()`, so the shirt is a colour. */
async function pixels(drawing: DrawingProps, { width, quality }: typeof PIXELS): Promise<Buffer> {
  const svg = Buffer.from(renderToStaticMarkup(<TowerDrawing {...drawing} shirt={club.colour} />));
  return sharp(svg).resize(width).webp({ quality, alphaQuality: ALPHA_QUALITY, effort: 6 }).toBuffer();
}

/** Every picture of a tower, for `<img>`. */
export function drawingFiles(code: string): Promise<PictureFile[]> {
  const construction = constructionOf(code);
  return Promise.all(
    KINDS.map(async (kind) => {
      const { view, frame } = DRAWING_FILES[kind];
      const drawing = { construction, view, frame, prefix: 'd' };
      const name = drawingFile(code, kind);
      const content = name.endsWith('.webp')
        ? await pixels(drawing, kind === 'galleryPhone' ? PHONE_PIXELS : PIXELS)
        : renderToStaticMarkup(<TowerDrawing {...drawing} />);
      return { name, content };
    }),
  );
}

/** The two views of a tower for the memory, square. */
export function cardFiles(code: string): Promise<PictureFile[]> {
  const construction = constructionOf(code);
  return Promise.all(
    (['elevation', 'plan'] as const).map(async (view) => {
      const drawing = { construction, view, frame: 'tight', prefix: 'd', shirt: club.colour } as const;
      const content = await sharp(Buffer.from(renderToStaticMarkup(<TowerDrawing {...drawing} />)))
        .resize(CARD.width, CARD.width, { fit: 'contain', background: CARD.background })
        .webp({ quality: CARD.quality, effort: 6 })
        .toBuffer();
      return { name: towerCard(code, view).replace('/cartes/', ''), content };
    }),
  );
}

/** The castell of a won game. */
export const crownedFile = async (): Promise<PictureFile> => ({
  name: CROWNED.file,
  content: await pixels(
    { construction: constructionOf(CROWNED.code), view: 'elevation', frame: 'card', prefix: 'd' },
    PHONE_PIXELS,
  ),
});

/** The band of people at the foot of pages, which tiles horizontally. */
export function crowdFile(): PictureFile {
  return { name: 'pinya.svg', content: renderToStaticMarkup(<CrowdBand prefix="c" />) };
}

const ages: readonly Era[] = eras;
const told: readonly TimelineEvent[] = hasModule('timeline') ? timelineEvents : [];

/** Codes of the towers with a drawing on a page, without duplicates. */
export const drawnTowers: readonly string[] = [
  ...new Set([
    ...towers.map(({ code }) => code),
    ...ages.map(({ picture }) => picture.code),
    ...told.flatMap(({ image }) => (image && 'code' in image ? [image.code] : [])),
    ...(hasModule('castle-game') ? [POSTER_TOWER] : []),
  ]),
];
