import { missingFile } from '@/components/ui/text/picture-size';
import { missingDrawing } from '@/content/interface/pages';
import { describeDrawing } from '@/content/interface/tower-drawing';
import { asset } from '@/lib/site/address';
import { DRAWING_FILES, type DrawingKind, drawingFile, drawTower } from '@/lib/towers/drawing/draw';
import { constructionOf } from '@/lib/towers/notation';

/**
 * Width of the picture in a gallery. On phones, which have two or three pixels for each of CSS, the smaller file is sharp
 * enough.
 */
export const GALLERY_SIZES = '(width < 40rem) 7.25rem, 15rem';

/** The column beside the text; on phones half of the screen, as in the gallery, so that the largest castells have at most 40 KB. */
export const PAGE_SIZES = '(width < 30rem) 48vw, (width < 56rem) 75vw, 33rem';

/**
 * Picture of a tower, whose files `scripts/build/pictures` makes. Throws, which stops the build, if the code is invalid or a
 * file is missing.
 */
export function DrawnTower({
  code,
  kind = 'elevation',
  eager = false,
}: {
  code: string;
  kind?: DrawingKind;
  eager?: boolean;
}) {
  const construction = constructionOf(code);
  const { view, frame, widths } = DRAWING_FILES[kind];
  const files = widths.map((width) => ({ width, link: `/dibuixos/${drawingFile(code, kind, width)}` }));
  const link = files.at(-1)?.link ?? `/dibuixos/${drawingFile(code, kind)}`;
  const missing = [link, ...files.map((file) => file.link)].map(missingFile).find(Boolean);
  if (missing) return <strong>{missingDrawing(missing)}</strong>;
  // As large as it is drawn, whatever its pixels.
  const { box } = drawTower(construction, view, { frame });
  return (
    <img
      srcSet={
        files.length > 1 ? files.map((file) => `${asset(file.link)} ${file.width}w`).join(', ') : undefined
      }
      sizes={files.length > 1 ? (kind === 'gallery' ? GALLERY_SIZES : PAGE_SIZES) : undefined}
      src={asset(link)}
      alt={describeDrawing(construction, view)}
      width={Math.round(box.width)}
      height={Math.round(box.height)}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
