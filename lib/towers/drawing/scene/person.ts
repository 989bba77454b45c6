import type { Part, Pose, Role } from '../figure';

/** x to the right, z towards the viewer, height of the feet. */
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
  /** Point to face. */
  readonly towards: { readonly x: number; readonly z: number };
  /** Painting order: z at the ground, so that upper floors do not slip behind. */
  readonly order: number;
  readonly depth: number;
  /** Indexes of the people below. */
  readonly standsOn: readonly number[];
  /** Indexes of the people to hold by the shoulders. */
  readonly holds: readonly number[];
};
