import { Photo } from '@/components/ui/photo';
import type { CatalogueTower, PictureLink } from '@/content/towers/types';
import { asset } from '@/lib/site/address';
import { describeDrawing } from '@/lib/towers/drawing/describe';
import { drawTower } from '@/lib/towers/drawing/draw';
import { DRAWING_FILES, type DrawingKind, drawingFile, GALLERY_WIDTH } from '@/lib/towers/drawing-file';
import { parseConstruction } from '@/lib/towers/notation';

type TowerPictureProps = {
  tower: Pick<CatalogueTower, 'notation' | 'name'>;
  link: PictureLink;
  /** Among other towers: an elevation then takes the scale and the ground line they share. */
  inGallery?: boolean;
  /** For the picture one sees first on its page. */
  eager?: boolean;
};

/** A tower's drawn view, or the photo its content names, with its text alternative. */
export function TowerPicture({ tower, link, inGallery = false, eager = false }: TowerPictureProps) {
  if (isPhoto(link)) return <Photo link={link} alt={tower.name} eager={eager} />;
  const kind = inGallery && link === 'elevation' ? 'gallery' : link;
  return <DrawnTower notation={tower.notation} kind={kind} eager={eager} />;
}

function isPhoto(link: PictureLink): link is `/images/${string}` {
  return link.startsWith('/');
}

/** The drawing's own file at its true proportions. Throws, and so stops the build, when the notation is none. */
function DrawnTower({ notation, kind, eager }: { notation: string; kind: DrawingKind; eager: boolean }) {
  const parsed = parseConstruction(notation);
  if (!parsed.ok) throw new Error(`No drawing for ${notation}: ${parsed.problem.kind}`);
  const { view, frame } = DRAWING_FILES[kind];
  const { width, height } = drawTower(parsed.construction, view, { frame }).box;
  const scale = kind === 'gallery' ? GALLERY_WIDTH / width : 1;
  return (
    <img
      src={asset(`/dibuixos/${drawingFile(notation, kind)}`)}
      alt={describeDrawing(parsed.construction, view)}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
