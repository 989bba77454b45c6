const round = (value: number) => Math.round(value * 10) / 10;

type End = { readonly x: number; readonly y: number; readonly radius: number };

/** Returns the path of a limb: two round ends, possibly of different radius, and the area between them. */
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

/** Arms raised towards the trunk. `lean` is from -2 (left) to 2. */
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

/** The acotxador's arms, hands on the dosos. */
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

/** The aleta: one open hand raised, the other out for balance. */
export const CROWNING_ARMS: Arm = { ...ALETA_ARMS, forearm: ALETA_ARMS.forearm + OPEN_HAND };
