/**
 * Body shapes in drawing units: feet at the origin, shoulders at y = -100 (see `lib/towers/drawing/figure`). All run
 * counterclockwise, so that shapes of one colour can be one path: where two of them overlap, opposite ones would cancel out.
 */
export const TORSO = 'M-7-102Q-19-101-19.5-92L-14-58H14L19.5-92Q19-101 7-102Z';
export const TORSO_SHADE = 'M6-102Q11-80 5-58H14L19.5-92Q19-101 6-102Z';
export const TORSO_FOOT = 'M-15.8-70L-14-56H14L15.8-70Z';
export const SASH = 'M-14-68L-14.5-50Q0-45 14.5-50L14-68Q0-64-14-68Z';
export const SASH_FOLDS =
  'M-13-60.7Q0-56.7 13-62.7V-61.2Q0-55.2-13-59.2ZM-13-54.7Q2-51.7 13-56.7V-55.2Q2-50.2-13-53.2Z';
export const LEGS =
  'M-14-52Q-17.5-26-18.5-3Q-13.5 1-8.5-3Q-9-26-1.5-42H1.5Q9-26 8.5-3Q13.5 1 18.5-3Q17.5-26 14-52Q0-47-14-52Z';
export const LEGS_SHADE =
  'M-8.5-3Q-9-26-1.5-42L-1-47Q-6-47-7-46Q-12-24-12.5-1ZM18.5-3Q17.5-26 14-52L8-50Q14-24 14-.5Z';
export const STRIDE = 'M-13-52Q-18-28-25-5Q-19-1-15-4L-1-38L12-24L10-3Q15 1 20-3L22-27Q16-44 14-52Z';
export const STRIDE_SHADE = 'M-15-4L-1-38L4-33Q-6-18-19-2ZM20-3L22-27Q16-44 14-52L8-50L16-27L15-1Z';
export const FEET = 'M-18-3.5Q-20 2-14 2Q-8 2-9-3.5ZM18-3.5Q20 2 14 2Q8 2 9-3.5Z';
/** Below the trousers, which are painted before. */
export const BARE_FEET =
  'M-18.2-2.8Q-20 2-14 2Q-8 2-8.8-2.8Q-13.5 1-18.2-2.8ZM8.8-2.8Q8 2 14 2Q20 2 18.2-2.8Q13.5 1 8.8-2.8Z';
export const CROUCHED_FEET =
  'M-18.5-2Q-20 2-14 2Q-8 2-9-3.7L-12 0Q-16.5 .6-18.5-2ZM9-3.7Q8 2 14 2Q20 2 18.5-2Q16.5 .6 12 0Z';
export const STRIDE_FEET = 'M-24.5-5Q-26 1-21 1.5Q-17 1-14.5-3.5ZM20-3.5Q23 2 16 2Q10 2 10.5-3.5Z';
export const CROUCHED_LEGS = 'M-14-29Q-23-22-20-8Q-18 1-12 0L-6-8H6L12 0Q18 1 20-8Q23-22 14-29Z';
export const CROUCHED_LEGS_SHADE = 'M14-29Q23-22 20-8Q18 1 12 0L9-4Q17-14 8-29ZM-6-8H6L2-14H-2Z';
export const CROUCHED_BACK = 'M-7-56Q-17-55-18-47L-14-28H14L18-47Q17-55 7-56Z';
export const CROUCHED_BACK_SHADE = 'M6-56Q10-42 5-28H14L18-47Q17-55 7-56Z';
export const CROUCHED_SASH = 'M-14-34L-15-25Q0-20 15-25L14-34Q0-31-14-34Z';
export const NECK = 'M-4-109V-100Q0-97 4-100V-109Z';
export const HEAD_OUTLINE = 'M-9-114A9 11 0 0 0 9-114A9 11 0 0 0-9-114Z';

const dot = (x: number, y: number) =>
  `M${x - 1.1} ${y}A1.1 1.1 0 0 0 ${x + 1.1} ${y}A1.1 1.1 0 0 0 ${x - 1.1} ${y}Z`;

/** Heads are centred on the origin. */
export const SKULL = 'M8.5-1A8.5 10.5 0 0 0-8.5-1Q-8.5 10 0 10.5Q8.5 10 8.5-1Z';
export const BUN = 'M-4.5-11A4.5 4.5 0 0 0 4.5-11A4.5 4.5 0 0 0-4.5-11Z';
export const TAIL = 'M-3-6Q-6 10 0 19Q6 10 3-6Z';
export const HAIR_CAP = 'M8.7-1Q9-11.5 0-11.5Q-9-11.5-8.7-1Q-5-5 0-5.5Q5-6 8.7-1Z';
export const SCARF_CAP = 'M9-1.5Q9.500-12 0-12Q-9.5-12-9-1.5Q0-5 9-1.5Z';
export const SCARF_BACK = 'M9.2 1Q9.5-12 0-12Q-9.5-12-9.2 1Q-5 6-1.5 6L-5 13L0 10.5L5 13L1.5 6Q5 6 9.2 1Z';
export const SCARF_DOTS = dot(-5, -5.5) + dot(0, -8) + dot(5, -5.5);
export const SCARF_BACK_DOTS = dot(-5.5, -4) + dot(0, -8) + dot(5.5, -4) + dot(-3, 1.5) + dot(3, 1.5);

const round = (value: number) => Math.round(value * 10) / 10;

type End = { readonly x: number; readonly y: number; readonly radius: number };

/** Path of a limb with round ends, or with a flat start. */
export function capsule(from: End, to: End, rounded = true): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const at = (end: End, side: 1 | -1) =>
    `${round(end.x + side * across.x * end.radius)} ${round(end.y + side * across.y * end.radius)}`;
  const arc = (end: End) => `A${end.radius} ${end.radius} 0 0 0`;
  return `M${at(from, 1)}L${at(to, 1)}${arc(to)} ${at(to, -1)}L${at(from, -1)}${rounded ? `${arc(from)} ${at(from, 1)}` : ''}Z`;
}

export type Arm = { readonly sleeve: string; readonly forearm: string };

/** `cuff`: how far the sleeve reaches beyond the elbow, at the sides of the forearm, which is painted above it. */
const WIDTH = { shoulder: 5.5, elbow: 4.5, wrist: 3, hand: 3.8, cuff: 3.4 };

type Joint = { readonly x: number; readonly y: number };

export function armPaths(shoulder: Joint, elbow: Joint, hand: Joint, size = 1): Arm {
  const end = (joint: Joint, radius: number): End => ({
    ...joint,
    radius: Math.round(radius * size * 10) / 10,
  });
  const apart = Math.hypot(hand.x - elbow.x, hand.y - elbow.y) || 1;
  const along = (WIDTH.cuff * size) / apart;
  const cuff = { x: elbow.x + along * (hand.x - elbow.x), y: elbow.y + along * (hand.y - elbow.y) };
  return {
    sleeve: capsule(end(shoulder, WIDTH.shoulder), end(elbow, WIDTH.elbow)),
    forearm: capsule(end(cuff, WIDTH.wrist), end(hand, WIDTH.hand), false),
  };
}

const both = (left: Arm, right: Arm): Arm => ({
  sleeve: left.sleeve + right.sleeve,
  forearm: left.forearm + right.forearm,
});

const mirrored = (elbow: Joint, hand: Joint): Arm => {
  const shoulder = { x: 15, y: -94 };
  const left = (joint: Joint) => ({ x: -joint.x, y: joint.y });
  return both(armPaths(left(shoulder), left(elbow), left(hand)), armPaths(shoulder, elbow, hand));
};

/** `lean` is from -2 (left) to 2. */
export function reachingArms(lean: number): Arm {
  const reach = (side: 1 | -1) =>
    armPaths(
      { x: side * 15, y: -94 },
      { x: side * 18 + lean * 5, y: -113 + Math.abs(lean) * 2 },
      { x: side * 12 + lean * 12, y: -134 + Math.abs(lean) * 5 },
    );
  return both(reach(-1), reach(1));
}

/** Hands on the legs of the person above. */
export const HOLDING_ARMS = mirrored({ x: 27, y: -103 }, { x: 17, y: -122 });

export const CROUCHING_ARMS = both(
  armPaths({ x: -14, y: -48 }, { x: -26, y: -38 }, { x: -25, y: -19 }),
  armPaths({ x: 14, y: -48 }, { x: 26, y: -38 }, { x: 25, y: -19 }),
);

/** Fingers at the end of the enxaneta's arm. */
const OPEN_HAND = (
  [
    [15, -152],
    [18, -158],
    [22, -160],
    [26, -158],
    [29.5, -150],
  ] as const
)
  .map(([x, y]) => capsule({ x: 22, y: -147, radius: 2.4 }, { x, y, radius: 1.6 }))
  .join('');

const ALETA_ARMS = both(
  armPaths({ x: -15, y: -94 }, { x: -28, y: -80 }, { x: -37, y: -64 }),
  armPaths({ x: 15, y: -94 }, { x: 25, y: -118 }, { x: 22, y: -146 }),
);

export const CROWNING_ARMS: Arm = { ...ALETA_ARMS, forearm: ALETA_ARMS.forearm + OPEN_HAND };
