/** Body shapes in drawing units: feet at the origin, shoulders at y = -100 (see `lib/towers/drawing/figure`). */
export const TORSO = 'M-7-102Q-19-101-19.5-92L-14-58H14L19.5-92Q19-101 7-102Z';
export const TORSO_SHADE = 'M6-102Q19-101 19.5-92L14-58H5Q11-80 6-102Z';
export const TORSO_FOOT = 'M-15.800-70H15.800L14-56H-14Z';
export const SASH = 'M-14-68Q0-64 14-68L14.500-50Q0-45-14.500-50Z';
export const SASH_FOLDS = 'M-13-60Q0-56 13-62M-13-54Q2-51 13-56';
export const LEGS =
  'M-14-52Q-17.5-26-18.5-3Q-13.5 1-8.5-3Q-9-26-1.500-42H1.500Q9-26 8.500-3Q13.500 1 18.500-3Q17.500-26 14-52Q0-47-14-52Z';
export const LEGS_SHADE =
  'M-8.500-3Q-9-26-1.500-42L-1-47Q-6-47-7-46Q-12-24-12.500-1ZM18.500-3Q17.500-26 14-52L8-50Q14-24 14-.500Z';
export const STRIDE = 'M-13-52Q-18-28-25-5Q-19-1-15-4L-1-38L12-24L10-3Q15 1 20-3L22-27Q16-44 14-52Z';
export const STRIDE_SHADE = 'M-15-4L-1-38L4-33Q-6-18-19-2ZM20-3L22-27Q16-44 14-52L8-50L16-27L15-1Z';
export const FEET = 'M-18-3.500Q-20 2-14 2Q-8 2-9-3.500ZM18-3.500Q20 2 14 2Q8 2 9-3.500Z';
export const STRIDE_FEET =
  'M-24.500-5Q-26 1-21 1.500Q-17 1-14.500-3.500ZM20-3.500Q23 2 16 2Q10 2 10.500-3.500Z';
export const NECK = 'M-4-109H4V-100Q0-97-4-100Z';

/** Heads are centred on the origin of their own group, placed at y = -113. */
export const SKULL = 'M-8.500-1A8.500 10.500 0 0 1 8.500-1Q8.500 10 0 10.500Q-8.500 10-8.500-1Z';
export const HAIR_CAP = 'M-8.700-1Q-9-11.500 0-11.500Q9-11.500 8.700-1Q5-6 0-5.500Q-5-5-8.700-1Z';
export const SCARF_CAP = 'M-9-1.500Q-9.500-12 0-12Q9.500-12 9-1.500Q0-5-9-1.500Z';
export const SCARF_BACK =
  'M-9.200 1Q-9.500-12 0-12Q9.500-12 9.200 1Q5 6 1.500 6L5 13L0 10.500L-5 13L-1.500 6Q-5 6-9.200 1Z';
export const SCARF_DOTS = 'M-5-5.500h.01M0-8h.01M5-5.500h.01';
export const SCARF_BACK_DOTS = 'M-5.500-4h.01M0-8h.01M5.500-4h.01M-3 1.500h.01M3 1.500h.01';

const round = (value: number) => Math.round(value * 10) / 10;

type End = { readonly x: number; readonly y: number; readonly radius: number };

/** Path of a limb with round ends. */
export function capsule(from: End, to: End): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const at = (end: End, side: 1 | -1) =>
    `${round(end.x + side * across.x * end.radius)} ${round(end.y + side * across.y * end.radius)}`;
  const arc = (end: End) => `A${end.radius} ${end.radius} 0 0 0`;
  return `M${at(from, 1)}L${at(to, 1)}${arc(to)} ${at(to, -1)}L${at(from, -1)}${arc(from)} ${at(from, 1)}Z`;
}

export type Arm = { readonly sleeve: string; readonly forearm: string };

const WIDTH = { shoulder: 5.5, elbow: 4.5, wrist: 3, hand: 3.8 };

type Joint = { readonly x: number; readonly y: number };

export function armPaths(shoulder: Joint, elbow: Joint, hand: Joint, size = 1): Arm {
  const end = (joint: Joint, radius: number): End => ({
    ...joint,
    radius: Math.round(radius * size * 10) / 10,
  });
  return {
    sleeve: capsule(end(shoulder, WIDTH.shoulder), end(elbow, WIDTH.elbow)),
    forearm: capsule(end(elbow, WIDTH.wrist), end(hand, WIDTH.hand)),
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
