import type { Office } from '@/lib/club/people';
import type { Era, TimelineEvent } from '@/lib/club/types';
import { isoPartialDate } from '@/lib/dates/formats';
import type { CatalogueTower } from '@/lib/towers/catalogue';
import { stringsIn } from './sentences';
import type { Statement, Telling } from './statement';

type ToldPage = {
  readonly id: string;
  readonly text: unknown;
  readonly says?: readonly Statement[];
};

export type ToldContent = {
  readonly eras: readonly Era[];
  readonly events: readonly TimelineEvent[];
  readonly offices: readonly Office[];
  readonly towers: readonly CatalogueTower[];
  readonly pages: readonly ToldPage[];
};

export function tellingsOf({ eras, events, offices, towers, pages }: ToldContent): Telling[] {
  return [
    ...eras.map(({ id, picture, paragraphs, says = [] }) => ({
      where: `history: ${id}`,
      texts: [picture.caption, ...paragraphs.flatMap((paragraph) => stringsIn([paragraph]))],
      says,
    })),
    ...events.map(({ id, date, title, description, image, says = [] }) => ({
      where: `timeline: ${id}`,
      texts: [title, ...stringsIn(description)],
      says,
      // An event with a drawn tower is about that tower.
      ...(date && image && 'code' in image ? { dated: isoPartialDate(date) } : {}),
    })),
    ...offices.flatMap(cardsOf),
    ...towersOf(towers),
    ...pages.flatMap(({ id, text, says }) =>
      says ? [{ where: `page: ${id}`, texts: stringsIn(text), says }] : [],
    ),
  ];
}

export function cardsOf({ id, tenures }: Office): Telling[] {
  return tenures.map(({ person, text, says = [], from, to }) => ({
    where: `${id}: ${person}`,
    texts: text,
    says,
    term: { office: id, from, to },
  }));
}

export function towersOf(towers: readonly CatalogueTower[]): Telling[] {
  return towers.map(({ code, text, gallery = [], says = [] }) => ({
    where: `towers: ${code}`,
    texts: [...text, ...gallery.map(({ caption }) => caption)],
    says,
  }));
}
