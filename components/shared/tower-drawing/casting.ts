import type { Figure, Pose } from '@/lib/towers/drawing/figure';
import { LOOKS } from './ink';
import type { ArmsName, Body, Cast, Head } from './person-shapes';

/** Hashes a number to 0 … 2^16 - 1. */
const scatter = (seed: number) => (Math.imul(seed + 1, 2654435761) >>> 13) & 0xffff;

const HEAD_ORDER = [
  'short',
  'tail',
  'short',
  'scarf',
  'short',
  'bun',
  'scarf',
] as const satisfies readonly Head[];

const BODY_OF = {
  linked: 'standing',
  holding: 'standing',
  crowning: 'standing',
  crouching: 'crouching',
  reaching: 'pressing',
  striding: 'striding',
} as const satisfies Record<Pose, Body>;

const LEANS = ['r-2', 'r-1', 'r0', 'r1', 'r2'] as const satisfies readonly ArmsName[];

function armsOf({ pose, heading }: Figure): ArmsName {
  if (pose === 'linked') return 'none';
  if (pose === 'reaching' || pose === 'striding') return LEANS[Math.round(2 * Math.cos(heading)) + 2] ?? 'r0';
  return pose;
}

function shadeOf({ role, part, depth, facing }: Figure, chance: number): Cast['shade'] {
  if (role === 'agulla-pilar') return 3;
  if (part === 'tronc' || part === 'pom' || role === 'baix') return depth > 0.3 ? 2 : 0;
  if (facing === 'toward') return 2;
  return chance % 5 < 2 ? 1 : 0;
}

export function castOf(figure: Figure): Cast {
  const chance = scatter(figure.id * 31 + figure.floor);
  const look = LOOKS[chance % LOOKS.length] ?? LOOKS[0];
  return {
    body: BODY_OF[figure.pose],
    arms: armsOf(figure),
    head: HEAD_ORDER[(chance >> 4) % HEAD_ORDER.length] ?? 'short',
    facing: figure.facing,
    shade: shadeOf(figure, chance >> 8),
    skin: look.skin,
    hair: look.hair,
  };
}

/** Short, for ids. Equal for people who differ in colours and place only. */
export const castKey = ({ body, arms, head, facing, shade }: Cast): string =>
  [body.slice(1, 3), arms.replace('-', '_'), head[1], facing[0], shade].join('');
