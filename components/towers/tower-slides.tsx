import { type Slide, Slideshow } from '@/components/towers/slideshow';
import type { CatalogueTower } from '@/lib/towers/catalogue';
import { slidesWords } from '@/lib/towers/words';
import { TowerPicture } from './tower-picture';

export function TowerSlides({ tower }: { tower: CatalogueTower }) {
  if (!tower.gallery) return <TowerPicture tower={tower} link={tower.link} eager />;
  const slides: Slide[] = tower.gallery.map(({ link, caption }, index) => ({
    id: link,
    caption,
    picture: <TowerPicture tower={tower} link={link} eager={index === 0} />,
  }));
  return <Slideshow label={slidesWords(tower.name)} slides={slides} />;
}
