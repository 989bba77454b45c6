import type { Statement } from '../truth/statement';
import type { BoardHistory } from './boards';

/** Somebody with a card on the list of heads or of presidents, or on a board. */
export type Person = {
  readonly name: string;
  /** Nickname, shown in quotes. */
  readonly mote?: string;
  /** Address of a portrait; without one the drawn placeholder is shown. */
  readonly link?: string;
};

/** What one person did in one office. `from[n]` and `to[n]` are the years of the n-th period. */
export type Tenure<Id extends string = string> = {
  readonly person: Id;
  readonly from: readonly number[];
  /** Null: still in office. */
  readonly to: readonly (number | null)[];
  readonly text: readonly string[];
  readonly says?: readonly Statement[];
};

/** The cards of one office, in order of first taking it. */
export type Office<Id extends string = string> = {
  readonly id: string;
  /** What its holder is called: `Cap de colla`, `Presidència`. */
  readonly role: string;
  /** Route of the page with the cards. */
  readonly path: string;
  readonly tenures: readonly Tenure<Id>[];
};

/** Everybody the club's pages name, and all that they can have been. */
export type Directory = {
  readonly people: Readonly<Record<string, Person>>;
  readonly offices: readonly Office[];
  readonly boards: readonly BoardHistory[];
};

/** Somebody by their id; one that nobody has throws a RangeError, for it is a mistake in the content. */
export function personOf({ people }: Directory, id: string): Person {
  const person = people[id];
  if (person === undefined) throw new RangeError(`Nobody has the id ${id}`);
  return person;
}

export type OfficePage = {
  readonly title: string;
  readonly lead: string;
};
