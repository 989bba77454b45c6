import { Photo } from '@/components/ui/photo';
import type { CatalogueTower, PictureLink } from '@/content/towers/types';
import { asset } from '@/lib/site/address';

type TowerPictureProps = {
  tower: Pick<CatalogueTower, 'notation' | 'name'>;
  link: PictureLink;
  /** For the picture one sees first on its page. */
  eager?: boolean;
};

/** A tower's drawn view, or the photo its content names, with its text alternative. */
export function TowerPicture({ tower, link, eager = false }: TowerPictureProps) {
  if (link.startsWith('/')) return <Photo link={link} alt={tower.name} eager={eager} />;
  return <img src={asset(`/dibuixos/${tower.notation}.svg`)} alt={tower.name} width={600} height={800} />;
}
