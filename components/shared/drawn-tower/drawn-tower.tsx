import { missingFile, pictureSize } from '@/components/ui/text/picture-size';
import { missingDrawing } from '@/content/interface/pages';
import { describeDrawing } from '@/content/interface/tower-drawing';
import { asset } from '@/lib/site/address';
import { DRAWING_FILES, type DrawingKind, drawingFile } from '@/lib/towers/drawing/draw';
import { constructionOf } from '@/lib/towers/notation';

/**
 * Width of a card. On phones a quarter less than the real width: 2x screens then load pictures at 1.5x, and a page of
 * twenty weighs a third.
 */
export const GALLERY_SIZES = '(width < 40rem) 7.25rem, 15rem';

/** Returns `srcSet` and `sizes` for the gallery, which has a smaller file for phones. */
function choices(code: string, kind: DrawingKind) {
  if (kind !== 'gallery') return {};
  const srcSet = (['galleryPhone', 'gallery'] as const)
    .map((size) => `/dibuixos/${drawingFile(code, size)}`)
    .map((link) => `${asset(link)} ${pictureSize(link).width}w`)
    .join(', ');
  return { srcSet, sizes: GALLERY_SIZES };
}

/**
 * Picture file of a tower, made by `scripts/build/pictures`. Throws, which stops the build, if the code is invalid or the
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
  const link = `/dibuixos/${drawingFile(code, kind)}`;
  const missing = missingFile(link);
  if (missing) return <strong>{missingDrawing(missing)}</strong>;
  return (
    <img
      {...choices(code, kind)}
      src={asset(link)}
      alt={describeDrawing(constructionOf(code), DRAWING_FILES[kind].view)}
      {...pictureSize(link)}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
