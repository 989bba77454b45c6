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
import type { CatalogueTower, PictureLink } from '@/lib/towers/catalogue';
import { DRAWING_FILES, type DrawingKind, drawingFile } from '@/lib/towers/drawing/draw';
import { constructionOf } from '@/lib/towers/notation';
import { avif, avifs } from './avif';
import { mergedPlan } from './plan-file';

type DrawingProps = ComponentProps<typeof TowerDrawing>;

export type PictureFile = { readonly name: string; readonly content: string | Buffer };

/** As wide as the drawn cards of the memory, and on their background. */
const CARD = { width: 240, background: '#FBF6EE' };

/** The converter does not support `var()`, so the shirt is a colour. */
const svgOf = (drawing: DrawingProps) =>
  renderToStaticMarkup(<TowerDrawing {...drawing} prefix="d" shirt={club.colour} />);

/** The files of a picture of a tower, for `<img>`. */
export async function drawingFiles({ code, kind }: Picture): Promise<PictureFile[]> {
  const { view, frame, widths } = DRAWING_FILES[kind];
  const svg = svgOf({ construction: constructionOf(code), view, frame });
  if (kind === 'plan') return [{ name: drawingFile(code, kind), content: mergedPlan(svg) }];
  const files = await avifs(
    svg,
    widths.map((width) => ({ width })),
  );
  return files.map((content, index) => ({ name: drawingFile(code, kind, widths[index]), content }));
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
export const crownedFile = (): PictureFile => ({
  name: CROWNED.file,
  content: svgOf({ construction: constructionOf(CROWNED.code) }),
});

/** The band of people at the foot of pages, which tiles horizontally. */
export const crowdFile = async (): Promise<PictureFile> => ({
  name: 'pinya.avif',
  content: await avif(renderToStaticMarkup(<CrowdBand prefix="c" shirt={club.colour} />), {
    width: 560,
  }),
});

const ages: readonly Era[] = eras;
const told: readonly TimelineEvent[] = hasModule('timeline') ? timelineEvents : [];
const catalogue: readonly CatalogueTower[] = towers;

type Picture = { readonly code: string; readonly kind: DrawingKind };

const isDrawn = (link: PictureLink): link is Exclude<PictureLink, `/${string}`> => link in DRAWING_FILES;

const shown: readonly Picture[] = [
  ...catalogue.flatMap(({ code, link, gallery = [] }) => [
    { code, kind: 'gallery' as const },
    ...[link, ...gallery.map((slide) => slide.link)].filter(isDrawn).map((kind) => ({ code, kind })),
  ]),
  ...ages.map(({ picture: { code } }) => ({ code, kind: 'elevation' as const })),
  ...told.flatMap(({ image }) =>
    image && 'code' in image ? [{ code: image.code, kind: 'thumbnail' as const }] : [],
  ),
  ...(hasModule('castle-game') ? [{ code: POSTER_TOWER, kind: 'elevation' as const }] : []),
];

/** What pages show of towers, without duplicates. */
export const drawnPictures: readonly Picture[] = [
  ...new Map(shown.map((picture) => [`${picture.code} ${picture.kind}`, picture])).values(),
];
