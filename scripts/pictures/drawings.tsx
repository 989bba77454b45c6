import { renderToStaticMarkup } from 'react-dom/server';
import { CrowdBand } from '@/components/shared/tower-drawing/crowd-band';
import { TowerDrawing } from '@/components/shared/tower-drawing/tower-drawing';
import { DRAWING_FILES, type DrawingKind, drawingFile } from '@/lib/towers/drawing-file';
import { parseConstruction } from '@/lib/towers/notation';
import type { Construction } from '@/lib/towers/types';

export type PictureFile = { readonly name: string; readonly content: string | Buffer };

/** The construction of a notation. Throws when it is none: a wrong key in the content must stop the build. */
export function constructionOf(notation: string): Construction {
  const parsed = parseConstruction(notation);
  if (!parsed.ok) throw new Error(`${notation} is no tower: ${parsed.problem.kind}`);
  return parsed.construction;
}

const KINDS: readonly DrawingKind[] = ['elevation', 'gallery', 'plan', 'detail'];

/** Every picture of a tower as an SVG file that pages show in `<img>` and visitors can keep or print. */
export function drawingFiles(notation: string): PictureFile[] {
  const construction = constructionOf(notation);
  return KINDS.map((kind) => {
    const { view, frame } = DRAWING_FILES[kind];
    const drawing = { construction, view, frame, prefix: 'd' };
    return {
      name: drawingFile(notation, kind),
      content: renderToStaticMarkup(<TowerDrawing {...drawing} />),
    };
  });
}

/** The band of people that the pages stand on; it repeats sideways. */
export function crowdFile(): PictureFile {
  return { name: 'pinya.svg', content: renderToStaticMarkup(<CrowdBand prefix="c" />) };
}
