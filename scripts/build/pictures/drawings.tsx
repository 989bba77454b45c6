import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
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
import { DRAWING_FILES, drawingFile } from '@/lib/towers/drawing/draw';
import { constructionOf } from '@/lib/towers/notation';
import { avif, avifs } from './avif';
import { mergedPlan } from './plan-file';

type DrawingProps = ComponentProps<typeof TowerDrawing>;

export type PictureFile = { readonly name: string; readonly content: string | Buffer };

/** Of AVIF: at 640 pixels a castell has at most 40 KB. */
const QUALITY = 36;

/** As wide as the drawn cards of the memory, and on their background. */
const CARD = { width: 240, quality: QUALITY, background: '#FBF6EE' };

/** The converter does not support `var()`, so the shirt is a colour. */
const svgOf = (drawing: DrawingProps) =>
  renderToStaticMarkup(<TowerDrawing {...drawing} prefix="d" shirt={club.colour} />);

/** Every picture of a tower, for `<img>`. */
export async function drawingFiles(code: string): Promise<PictureFile[]> {
  const construction = constructionOf(code);
  const plan = {
    name: drawingFile(code, 'plan'),
    content: mergedPlan(svgOf({ construction, view: 'plan' })),
  };
  const others = (['elevation', 'detail', 'gallery', 'thumbnail'] as const).map(async (kind) => {
    const { view, frame, widths } = DRAWING_FILES[kind];
    const files = await avifs(
      svgOf({ construction, view, frame }),
      widths.map((width) => ({ width, quality: QUALITY })),
    );
    return widths.flatMap((width, index) => {
      const content = files[index];
      return content ? [{ name: drawingFile(code, kind, width), content }] : [];
    });
  });
  return [plan, ...(await Promise.all(others)).flat()];
}

/** The two views of a tower for the memory, square. */
export function cardFiles(code: string): Promise<PictureFile[]> {
  const construction = constructionOf(code);
  return Promise.all(
    (['elevation', 'plan'] as const).map(async (view) => ({
      name: towerCard(code, view).replace('/cartes/', ''),
      content: await avif(svgOf({ construction, view, frame: 'tight' }), CARD),
    })),
  );
}

/** The castell of a won game. */
export const crownedFile = async (): Promise<PictureFile> => ({
  name: CROWNED.file,
  content: await avif(
    svgOf({ construction: constructionOf(CROWNED.code), view: 'elevation', frame: 'card' }),
    { width: 232, quality: QUALITY },
  ),
});

/** The band of people at the foot of pages, which tiles horizontally. */
export const crowdFile = async (): Promise<PictureFile> => ({
  name: 'pinya.avif',
  content: await avif(renderToStaticMarkup(<CrowdBand prefix="c" shirt={club.colour} />), {
    width: 560,
    quality: QUALITY,
  }),
});

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
