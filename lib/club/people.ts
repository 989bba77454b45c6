import type { Statement } from '../truth/statement';
import type { BoardHistory } from './boards';

export type Person = {
  readonly name: string;
  /** Nickname, shown in quotes. */
  readonly mote?: string;
  /** Portrait, drawn if missing. */
  readonly link?: string;
};

/** `from[n]` and `to[n]` are years of the n-th period. */
export type Tenure<Id extends string = string> = {
  readonly person: Id;
  readonly from: readonly number[];
  /** Null: still in office. */
  readonly to: readonly (number | null)[];
  readonly text: readonly string[];
  readonly says?: readonly Statement[];
};

/** Tenures are in order of first taking office. */
export type Office<Id extends string = string> = {
  readonly id: string;
  /** `Cap de colla`, `Presidència`. */
  readonly role: string;
  readonly path: string;
  readonly tenures: readonly Tenure<Id>[];
};

export type Directory = {
  readonly people: Readonly<Record<string, Person>>;
  readonly offices: readonly Office[];
  readonly boards: readonly BoardHistory[];
};

/** Throws a RangeError for an unknown id. */
export function personOf({ people }: Directory, id: string): Person {
  const person = people[id];
  if (person === undefined) throw new RangeError(`Nobody has the id ${id}`);
  return person;
}

export type OfficePage = {
  readonly title: string;
  readonly lead: string;
};
