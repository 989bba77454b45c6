import { PictureCard } from '@/components/shared/picture-card/picture-card';
import { useReading } from '@/components/story/progress/story-progress';
import { club } from '@/content/club';
import { STORY_TEXTS } from '@/content/interface/story';
import { pages } from '@/content/pages';
import { shownAddress } from '@/lib/site/address';
import type { Passage } from '@/lib/story/passage';
import { endingName, foundLine } from '@/lib/story/words';

type EndingCardProps = Pick<Passage, 'title' | 'note'> & { readonly final: number };

const COLOURS = {
  head: 'var(--color-base)',
  text: 'var(--color-on-base)',
  ground: 'var(--color-base)',
  foot: 'var(--color-ground)',
};

const sky = () => document.querySelector<SVGSVGElement>('[data-sky]');

export function EndingCard({ final, title, note }: EndingCardProps) {
  const { progress, graph } = useReading();
  const name = endingName(final, note);
  const texts = {
    maker: pages.story.section,
    title: title ?? name,
    note: [...(title ? [name] : []), foundLine(progress.endings.length, graph.endings.size)].join(' · '),
    club: club.name,
    address: shownAddress(pages.story.path),
  };
  return (
    <PictureCard
      card={{ texts, colours: COLOURS, wide: true }}
      fileName={`${STORY_TEXTS.card}-${final}.png`}
      drawing={sky}
    />
  );
}
