import { changeFacts, NO_FACTS } from '@/lib/story/facts';
import { formsIn, type Offered, optionsIn, piecesIn } from '@/lib/story/forms';
import { countWords, type Facts, HOME, type Passage, type PassageId } from '@/lib/story/passage';
import { isAnswered, type Question } from '@/lib/story/summary';
import { pickIndex, type Random } from '@/lib/values/random';

/** A passage that was read, with the facts on arrival. */
export type Reading = { readonly passage: Passage; readonly facts: Facts };

/** From the first passage on. */
export type Night = readonly Reading[];

/** Returns the index of the option that it takes. */
export type Reader = (reading: Reading, options: readonly Offered[]) => number;

export const randomReader =
  (random: Random): Reader =>
  (_reading, options) =>
    pickIndex(options.length, random);

/** Limit for stories with loops. */
const MAX_CHOICES = 200;

/** Reads as many nights. Each stops at a passage without options, at an unknown one, or after 200 choices. */
export function readNights(passages: readonly Passage[], reader: Reader, count: number): readonly Night[] {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const first = byId.get(byId.get(HOME)?.options[0]?.link ?? HOME);
  return Array.from({ length: count }, () => {
    const night: Reading[] = [];
    let passage = first;
    let facts = NO_FACTS;
    while (passage && night.length <= MAX_CHOICES) {
      const reading = { passage, facts };
      night.push(reading);
      const options = optionsIn(passage, facts);
      const taken = options.length > 0 ? options[reader(reading, options)] : undefined;
      facts = changeFacts(changeFacts(facts, passage.sets), taken?.sets);
      passage = taken && byId.get(taken.link);
    }
    return night;
  });
}

/** Share of the nights with each passage, 0 to 1. */
export function sharesOf(nights: readonly Night[]): ReadonlyMap<PassageId, number> {
  const visits = new Map<PassageId, number>();
  for (const night of nights)
    for (const id of new Set(night.map(({ passage }) => passage.id)))
      visits.set(id, (visits.get(id) ?? 0) + 1);
  return new Map([...visits].map(([id, count]) => [id, count / nights.length]));
}

/** Share of the words of each second night that the one before it has told too, 0 to 1. */
export function wordsTwice(nights: readonly Night[]): number {
  const told = nights.map((night) => night.flatMap(({ passage, facts }) => piecesIn(passage, facts)));
  const second = told.flatMap((pieces, index) =>
    index % 2 === 1 ? [[told[index - 1], pieces] as const] : [],
  );
  const again = second.flatMap(([before, pieces]) => pieces.filter((piece) => before?.includes(piece)));
  return countWords(again) / countWords(second.flatMap(([, pieces]) => pieces));
}

/** For each fact, such as `peto: jana`, the share of its nights where no form tells it, 0 to 1. */
export function untoldShares(nights: readonly Night[]): ReadonlyMap<string, number> {
  const counts = new Map<string, { nights: number; untold: number }>();
  for (const night of nights) {
    const wordsOf = (facts: readonly Facts[]) =>
      new Set(facts.flatMap(Object.entries).map(([name, value]) => `${name}: ${value}`));
    const told = wordsOf(night.flatMap(({ passage, facts }) => formsIn(passage, facts)));
    for (const word of wordsOf(night.map(({ facts }) => facts))) {
      const count = counts.get(word) ?? { nights: 0, untold: 0 };
      counts.set(word, { nights: count.nights + 1, untold: count.untold + (told.has(word) ? 0 : 1) });
    }
  }
  return new Map([...counts].map(([word, count]) => [word, count.untold / count.nights]));
}

/** True if the reader knows the answer when the night ends. */
export const learns = (night: Night, question: Question): boolean => {
  const last = night.at(-1);
  return last !== undefined && isAnswered(last.passage.id, last.facts, question);
};
