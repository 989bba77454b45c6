import type { Construction } from '@/lib/towers/types';

/** Front, top, or close-up of the pom de dalt. */
export const VIEWS = ['elevation', 'plan', 'detail'] as const;
export type View = (typeof VIEWS)[number];

/** From the ground up. */
export type Part = 'pinya' | 'folre' | 'manilles' | 'puntals' | 'tronc' | 'pom';

/** ASCII spelling. */
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

/** Arms on neighbours, holding the legs above, crouching, making the aleta, pushing in, walking. */
export type Pose = 'linked' | 'holding' | 'crouching' | 'crowning' | 'reaching' | 'striding';

/** 100 units = an adult from feet to shoulders. y grows downwards. */
export type Point = { readonly x: number; readonly y: number };

export type Figure = {
  /** Index in `Drawing.figures`. */
  readonly id: number;
  readonly role: Role;
  readonly part: Part;
  /** From 1, the pinya. */
  readonly floor: number;
  /** Index in a combination. */
  readonly tower: number;
  /** Elevation: middle of the feet. Plan: middle of the head. */
  readonly x: number;
  readonly y: number;
  /** From 0 (front of its part) to 1 (back). */
  readonly depth: number;
  /** Relative to an adult. */
  readonly scale: number;
  readonly pose: Pose;
  /** `away` shows the back of the head. */
  readonly facing: 'away' | 'toward';
  /** Direction of the axis in the plan: radians, clockwise, 0 to the right. */
  readonly heading: number;
  /** Only if linked. */
  readonly hands: readonly Point[];
  /** Ids of the figures below. */
  readonly standsOn: readonly number[];
};

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type Drawing = {
  readonly view: View;
  readonly construction: Construction;
  /** SVG `viewBox`. */
  readonly box: Box;
  readonly ground: number;
  /** Ground under the people, if the view shows it. */
  readonly shadow?: Box;
  /** In painting order, back to front. */
  readonly figures: readonly Figure[];
};

/** Body sizes in drawing units: 100 from an adult's feet to the shoulders (about 1.42 m). */
export const SHOULDER = 100;
export const HALF_SHOULDERS = 19;
/** From the shoulders up. */
export const HEAD = 26;
/** Shoulder height, crouching. */
export const CROUCH = 54;
/** From the shoulders to the raised hand. */
export const ALETA = 62;
/** Share of depth drawn as height, as seen from a low balcony. */
export const TILT = 0.3;
