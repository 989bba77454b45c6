import type { Part, Pose, Role } from '../figure';

/** Somebody in the round, before any view: x to the right, z towards the viewer, height of the feet. */
export type Person = {
  readonly role: Role;
  readonly part: Part;
  readonly floor: number;
  readonly tower: number;
  readonly x: number;
  readonly z: number;
  readonly height: number;
  readonly scale: number;
  readonly pose: Pose;
  /** Point of the ground they turn to. */
  readonly towards: { readonly x: number; readonly z: number };
  /** Painting order of the column: z at the ground, so that upper floors, set closer, do not slip behind. */
  readonly order: number;
  readonly depth: number;
  /** Indices, within the same list of people, of those who carry this one. */
  readonly standsOn: readonly number[];
  /** Indices of those whose shoulders the hands rest on. */
  readonly holds: readonly number[];
};
