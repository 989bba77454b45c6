import { pictureSize } from '@/components/ui/text/picture-size';
import { asset } from '@/lib/site/address';
import { describeDrawing } from '@/lib/towers/drawing/describe';
import { DRAWING_FILES, type DrawingKind, drawingFile } from '@/lib/towers/drawing/files';
import { constructionOf } from '@/lib/towers/notation';

/**
 * How wide a card is. On a phone it is said a quarter narrower than it is: a drawing stands one and a half pixels for
 * each of the screen's two, and a page of twenty then weighs a third.
 */
const GALLERY_SIZES = '(width < 40rem) 7.25rem, 15rem';

/** The same picture for narrow screens, when there is one: what the browser needs to choose. */
function choices(code: string, kind: DrawingKind) {
  if (kind !== 'gallery') return {};
  const srcSet = (['galleryPhone', 'gallery'] as const)
    .map((size) => `/dibuixos/${drawingFile(code, size)}`)
    .map((link) => `${asset(link)} ${pictureSize(link).width}w`)
    .join(', ');
  return { srcSet, sizes: GALLERY_SIZES };
}

/**
 * The file with a picture of a tower; `scripts/pictures` draws one for every tower that the content names. Throws, and
 * so stops the build, when the code is no tower or nobody drew it.
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
