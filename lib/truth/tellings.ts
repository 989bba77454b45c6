import type { Office } from '@/lib/club/people';
import type { Era, TimelineEvent } from '@/lib/club/types';
import { isoPartialDate } from '@/lib/dates/partial-dates';
import type { Paragraph } from '@/lib/site/page-text';
import type { CatalogueTower } from '@/lib/towers/catalogue';
import type { Telling } from './statement';

export type ToldContent = {
  readonly eras: readonly Era[];
  readonly events: readonly TimelineEvent[];
  readonly offices: readonly Office[];
  readonly towers: readonly CatalogueTower[];
};

export function tellingsOf({ eras, events, offices, towers }: ToldContent): Telling[] {
  return [
    ...eras.map(({ id, picture, paragraphs, says = [] }) => ({
      where: `history: ${id}`,
      texts: [picture.caption, ...paragraphs.map(plainText)],
      says,
    })),
    ...events.map(({ id, date, title, description, image, says = [] }) => ({
      where: `timeline: ${id}`,
      texts: [title, plainText(description)],
      says,
      // An event with a drawn tower is about that tower.
      ...(date && image && 'code' in image ? { dated: isoPartialDate(date) } : {}),
    })),
    ...offices.flatMap(({ id, tenures }) =>
      tenures.map(({ person, text, says = [] }) => ({ where: `${id}: ${person}`, texts: text, says })),
    ),
    ...towers.map(({ code, text, gallery = [], says = [] }) => ({
      where: `towers: ${code}`,
      texts: [...text, ...gallery.map(({ caption }) => caption)],
      says,
    })),
  ];
}

function plainText(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return paragraph;
  return paragraph.map((span) => (typeof span === 'string' ? span : span.text)).join('');
}
