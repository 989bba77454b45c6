import { DrawnTower, GALLERY_SIZES, PAGE_SIZES } from '@/components/shared/drawn-tower/drawn-tower';
import { Photo } from '@/components/ui/text/photo';
import type { CatalogueTower, PictureLink } from '@/lib/towers/catalogue';

type TowerPictureProps = {
  tower: Pick<CatalogueTower, 'code' | 'name'>;
  link: PictureLink;
  /** In a gallery, elevations share scale and ground line. */
  inGallery?: boolean;
  /** Set for the first picture of a page. */
  eager?: boolean;
};

export function TowerPicture({ tower, link, inGallery = false, eager = false }: TowerPictureProps) {
  if (isFile(link)) {
    const sizes = inGallery ? GALLERY_SIZES : PAGE_SIZES;
    return <Photo link={link} alt={tower.name} sizes={sizes} eager={eager} />;
  }
  const kind = inGallery && link === 'elevation' ? 'gallery' : link;
  return <DrawnTower code={tower.code} kind={kind} eager={eager} />;
}

function isFile(link: PictureLink): link is `/images/${string}` {
  return link.startsWith('/');
}
