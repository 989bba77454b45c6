import type { Construction } from '@/lib/towers/types';

/** How a construction can be shown: from the front, from above, or the pom de dalt from near. */
export const VIEWS = ['elevation', 'plan', 'detail'] as const;
export type View = (typeof VIEWS)[number];

/** Parts of a castell from the ground up; every figure belongs to exactly one. */
export type Part = 'pinya' | 'folre' | 'manilles' | 'puntals' | 'tronc' | 'pom';

/** Position each person holds, in ASCII spelling. */
export type Role =
  | 'baix'
  | 'contrafort'
  | 'crossa'
  | 'agulla'
  | 'primeres-mans'
  | 'lateral'
  | 'vent'
  | 'cordo'
  | 'folre'
  | 'manilla'
  | 'puntal'
  | 'segon'
  | 'terc'
  | 'quart'
  | 'quint'
  | 'sise'
  | 'sete'
  | 'vuite'
  | 'nove'
  | 'dosos'
  | 'acotxador'
  | 'enxaneta'
  | 'agulla-pilar';

/** What the body does: arms on the neighbours, holding the legs above, crouched, making the aleta, pushing in. */
export type Pose = 'linked' | 'holding' | 'crouching' | 'crowning' | 'reaching' | 'striding';

/** A point of a drawing, in its own units (100 = an adult from the ground to the shoulders); y grows downwards. */
export type Point = { readonly x: number; readonly y: number };

export type Figure = {
  /** Index of this figure in `Drawing.figures`, which is also its turn when painting. */
  readonly id: number;
  readonly role: Role;
  readonly part: Part;
  /** 1 is the floor of the pinya, the highest number is the enxaneta's. */
  readonly floor: number;
  /** Which tower of a combination, from 0. */
  readonly tower: number;
  /** Elevation: middle of the feet. Plan: middle of the head. */
  readonly x: number;
  readonly y: number;
  /** 0 in front of its part, 1 behind it. */
  readonly depth: number;
  /** Size against the adults of the pinya. */
  readonly scale: number;
  readonly pose: Pose;
  /** `away` shows the back of the head. */
  readonly facing: 'away' | 'toward';
  /** Direction towards the axis of the tower seen from above: radians, 0 to the right, clockwise. */
  readonly heading: number;
  /** Where the hands rest, for the linked pose. */
  readonly hands: readonly Point[];
  /** Ids of the figures whose shoulders carry this one; empty on the ground and in the rings. */
  readonly standsOn: readonly number[];
};

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type Drawing = {
  readonly view: View;
  readonly construction: Construction;
  /** Visible area, as in an SVG `viewBox`. */
  readonly box: Box;
  /** Height at which the axis of the tower meets the ground. */
  readonly ground: number;
  /** Box of the ellipse of ground that everybody covers; views that do not show the ground have none. */
  readonly shadow?: Box;
  /** In painting order: what is behind comes first. */
  readonly figures: readonly Figure[];
};
