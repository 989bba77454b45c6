import type { Figure, Role } from '@/lib/towers/drawing/figure';
import { capsule } from './body-paths';
import { castOf } from './casting';
import { INK } from './ink';

/** Shirt colours by position. Others use the team's colour. */
const PLAN_COLORS: Partial<Record<Role, string>> = {
  baix: '#7D5BA6',
  contrafort: '#C8322F',
  agulla: '#E9A03B',
  crossa: '#7E2A3A',
  'primeres-mans': '#E26D4F',
  lateral: '#4F7FA8',
  vent: '#F0CB6B',
};

type Props = { readonly figures: readonly Figure[]; readonly prefix: string; readonly shirt: string };

/** Seen from above, facing right. All counterclockwise, as in `body-paths`. */
const ARMS = {
  sleeves:
    capsule({ x: 1, y: -12, radius: 4 }, { x: 13, y: -10, radius: 3.4 }) +
    capsule({ x: 1, y: 12, radius: 4 }, { x: 13, y: 10, radius: 3.4 }),
  hands:
    capsule({ x: 12, y: -10, radius: 2.6 }, { x: 23, y: -6, radius: 2.8 }) +
    capsule({ x: 12, y: 10, radius: 2.6 }, { x: 23, y: 6, radius: 2.8 }),
};
/** Outside the shoulders. */
const SLEEVES_SHADE =
  capsule({ x: 5.5, y: -11.2, radius: 3.7 }, { x: 13, y: -10, radius: 3.4 }, false) +
  capsule({ x: 5.5, y: 11.2, radius: 3.7 }, { x: 13, y: 10, radius: 3.4 }, false);
const SHOULDERS = 'M-8 0C-8 11-5 16.5 1 16.5C6 16.5 6 8 7 0C6-8 6-16.5 1-16.5C-5-16.5-8-11-8 0Z';
const SHOULDERS_SHADE = 'M-8 0C-8 11-5 16.5 1 16.5C-3 12-4 6-4 0C-4-6-3-12 1-16.5C-5-16.5-8-11-8 0Z';

function Person({ color }: { readonly color: string }) {
  return (
    <>
      <path d={ARMS.hands} />
      <path d={ARMS.sleeves + SHOULDERS} fill={color} />
      <path d={SLEEVES_SHADE + SHOULDERS_SHADE} fill={INK.shadow} opacity=".18" />
      <ellipse cx="2" rx="7.500" ry="6.800" fill="currentColor" />
    </>
  );
}

const degrees = (radians: number) => Math.round((radians * 180) / Math.PI);

/** The pinya from above. All people face the axis. */
export function PlanPeople({ figures, prefix, shirt }: Props) {
  const roles = [...new Set(figures.map(({ role }) => role))];
  return (
    <>
      <defs>
        {roles.map((role) => (
          <g key={role} id={prefix + role}>
            <Person color={PLAN_COLORS[role] ?? shirt} />
          </g>
        ))}
      </defs>
      {figures.map((figure) => {
        const { skin, hair } = castOf(figure);
        return (
          <use
            key={figure.id}
            href={`#${prefix}${figure.role}`}
            transform={`translate(${figure.x} ${figure.y})rotate(${degrees(figure.heading)})`}
            fill={skin}
            color={hair}
            data-role={figure.role}
          />
        );
      })}
    </>
  );
}
