import {
  type Arm,
  BARE_FEET,
  BUN,
  CROUCHED_BACK,
  CROUCHED_BACK_SHADE,
  CROUCHED_FEET,
  CROUCHED_LEGS,
  CROUCHED_LEGS_SHADE,
  CROUCHED_SASH,
  CROUCHING_ARMS,
  CROWNING_ARMS,
  FEET,
  HAIR_CAP,
  HEAD_OUTLINE,
  HOLDING_ARMS,
  LEGS,
  LEGS_SHADE,
  NECK,
  reachingArms,
  SASH,
  SASH_FOLDS,
  SCARF_BACK,
  SCARF_BACK_DOTS,
  SCARF_CAP,
  SCARF_DOTS,
  SKULL,
  STRIDE,
  STRIDE_FEET,
  STRIDE_SHADE,
  TAIL,
  TORSO,
  TORSO_FOOT,
  TORSO_SHADE,
} from './body-paths';
import type { INK } from './ink';

/** Hairstyles, seen from behind (`away`) and from the front (`toward`). */
export type Head = 'short' | 'scarf' | 'bun' | 'tail';

export type Body = 'standing' | 'pressing' | 'striding' | 'crouching';

/** Poses of the arms. `r-2` … `r2` reach towards the trunk with that lean. */
export type ArmsName = 'none' | 'holding' | 'crouching' | 'crowning' | 'r-2' | 'r-1' | 'r0' | 'r1' | 'r2';

const ARM_PATHS: Record<ArmsName, Arm> = {
  none: { sleeve: '', forearm: '' },
  holding: HOLDING_ARMS,
  crouching: CROUCHING_ARMS,
  crowning: CROWNING_ARMS,
  'r-2': reachingArms(-2),
  'r-1': reachingArms(-1),
  r0: reachingArms(0),
  r1: reachingArms(1),
  r2: reachingArms(2),
};

const LOWER_HALVES = {
  standing: { bare: BARE_FEET, shoes: '', legs: LEGS, shade: LEGS_SHADE },
  pressing: { bare: '', shoes: FEET, legs: LEGS, shade: LEGS_SHADE },
  striding: { bare: '', shoes: STRIDE_FEET, legs: STRIDE, shade: STRIDE_SHADE },
  crouching: { bare: CROUCHED_FEET, shoes: '', legs: CROUCHED_LEGS, shade: CROUCHED_LEGS_SHADE },
} as const satisfies Record<Body, object>;

type HeadPaths = {
  readonly skin: string;
  readonly hair: string;
  readonly scarf?: string;
  readonly dots?: string;
};

export type Cast = {
  readonly body: Body;
  readonly arms: ArmsName;
  readonly head: Head;
  readonly facing: 'away' | 'toward';
  /** From 0 (full light) to 3 (inside the trunk). */
  readonly shade: 0 | 1 | 2 | 3;
  readonly skin: string;
  readonly hair: string;
};

const HEADS: Record<Cast['facing'], Record<Head, HeadPaths>> = {
  away: {
    short: { skin: '', hair: SKULL },
    scarf: { skin: '', hair: SKULL, scarf: SCARF_BACK, dots: SCARF_BACK_DOTS },
    bun: { skin: '', hair: SKULL + BUN },
    tail: { skin: '', hair: SKULL + TAIL },
  },
  toward: {
    short: { skin: SKULL, hair: HAIR_CAP },
    scarf: { skin: SKULL, hair: '', scarf: SCARF_CAP, dots: SCARF_DOTS },
    bun: { skin: SKULL, hair: HAIR_CAP + BUN },
    tail: { skin: SKULL, hair: HAIR_CAP },
  },
};

/** How far above the feet a head is centred, and how much lower when crouching. */
const HEAD_HEIGHT = 113;
const CROUCHED = 46;

const SHADE_OPACITY = { 0: 0, 1: 0.1, 2: 0.22, 3: 0.42 } as const;

/** `at`: how far below the feet the origin of `d` is. */
type Part = { readonly d: string; readonly at: number };

export type Shape = {
  readonly ink: keyof typeof INK | 'shirt' | 'skin' | 'hair';
  readonly opacity?: number;
  readonly parts: readonly Part[];
};

/** One shape for each colour, in painting order. Every person has the same ones; some are empty. */
export function shapesOf({ body, arms, head, facing, shade }: Cast): Shape[] {
  const crouched = body === 'crouching';
  const barefoot = crouched || body === 'standing';
  const half = LOWER_HALVES[body];
  const { sleeve, forearm } = ARM_PATHS[arms];
  const { skin, hair, scarf = '', dots = '' } = HEADS[facing][head];
  const lower = crouched ? CROUCHED : 0;
  const here = (d: string): Part => ({ d, at: 0 });
  const onHead = (d: string): Part => ({ d, at: lower - HEAD_HEIGHT });
  const back = crouched ? CROUCHED_BACK : TORSO;
  const sash = crouched ? CROUCHED_SASH : SASH;
  const outline = here(half.legs + back + sash + sleeve + forearm);
  return [
    { ink: 'espardenya', parts: [here(half.shoes)] },
    { ink: barefoot ? 'trousers' : 'pinyaTrousers', parts: [here(half.legs)] },
    { ink: barefoot ? 'trousersShade' : 'pinyaTrousersShade', parts: [here(half.shade)] },
    { ink: 'shirt', parts: [here(back + sleeve)] },
    {
      ink: 'shadow',
      opacity: 0.13,
      parts: [here((crouched ? CROUCHED_BACK_SHADE : TORSO_SHADE + TORSO_FOOT) + sleeve)],
    },
    { ink: 'sash', parts: [here(sash)] },
    { ink: 'sashFold', parts: [here(crouched ? '' : SASH_FOLDS)] },
    { ink: 'skin', parts: [here(half.bare + forearm), { d: NECK, at: lower }, onHead(skin)] },
    { ink: 'hair', parts: [onHead(hair)] },
    { ink: 'scarf', parts: [onHead(scarf)] },
    { ink: 'scarfDot', parts: [onHead(dots)] },
    {
      ink: 'shadow',
      opacity: SHADE_OPACITY[shade],
      parts: shade > 0 ? [outline, { d: HEAD_OUTLINE, at: lower }] : [],
    },
  ];
}
