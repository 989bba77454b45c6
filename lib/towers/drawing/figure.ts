import type { Construction } from '@/lib/towers/types';

/** Front view, top view, or close-up of the pom de dalt. */
export const VIEWS = ['elevation', 'plan', 'detail'] as const;
export type View = (typeof VIEWS)[number];

/** From the ground up. */
export type Part = 'pinya' | 'folre' | 'manilles' | 'puntals' | 'tronc' | 'pom';

/** Position of a person, in ASCII spelling. */
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

/** Arms on neighbours, holding the legs above, crouching, making the aleta, pushing in, or walking. */
export type Pose = 'linked' | 'holding' | 'crouching' | 'crowning' | 'reaching' | 'striding';

/** In drawing units (100 = an adult from feet to shoulders). y grows downwards. */
export type Point = { readonly x: number; readonly y: number };

export type Figure = {
  /** Index in `Drawing.figures`, which is the painting order. */
  readonly id: number;
  readonly role: Role;
  readonly part: Part;
  /** 1 is the floor of the pinya, the highest is the enxaneta. */
  readonly floor: number;
  /** Index of the tower in a combination. */
  readonly tower: number;
  /** Elevation: middle of the feet. Plan: middle of the head. */
  readonly x: number;
  readonly y: number;
  /** From 0 (front of its part) to 1 (back). */
  readonly depth: number;
  /** Relative to an adult of the pinya. */
  readonly scale: number;
  readonly pose: Pose;
  /** `away` shows the back of the head. */
  readonly facing: 'away' | 'toward';
  /** Direction to the axis in the plan, in radians: 0 is right, clockwise. */
  readonly heading: number;
  /** Only for the linked pose. */
  readonly hands: readonly Point[];
  /** Ids of the figures below. Empty on the ground and in rings. */
  readonly standsOn: readonly number[];
};

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type Drawing = {
  readonly view: View;
  readonly construction: Construction;
  /** As in an SVG `viewBox`. */
  readonly box: Box;
  /** y where the axis meets the ground. */
  readonly ground: number;
  /** Box of the ellipse of ground under the people, in views that show the ground. */
  readonly shadow?: Box;
  /** In painting order, back to front. */
  readonly figures: readonly Figure[];
};
