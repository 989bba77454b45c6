import { TRUNKS, unitsOf } from '@/lib/towers/drawing/scene/structure';
import { parseConstruction } from '@/lib/towers/notation';
import styles from './structure-glyph.module.css';

/** Radius of a person, in hundredths of a shoulder height. */
const DOT = 19;

function spotsOf(structure: string) {
  const parsed = parseConstruction(`${structure}d5`);
  if (!parsed.ok || parsed.construction.kind !== 'tower') return [];
  return unitsOf(parsed.construction).flatMap(({ trunk, x, z }) =>
    TRUNKS[trunk].columns.map((column) => ({ x: x + column.x, z: z + column.z })),
  );
}

/** A structure from above, with a dot for each column of its trunk. */
export function StructureGlyph({ structure }: { structure: string }) {
  const spots = spotsOf(structure);
  const [left, top, right, bottom] = [
    Math.min(...spots.map(({ x }) => x)) - DOT,
    Math.min(...spots.map(({ z }) => z)) - DOT,
    Math.max(...spots.map(({ x }) => x)) + DOT,
    Math.max(...spots.map(({ z }) => z)) + DOT,
  ];
  return (
    <svg
      aria-hidden="true"
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      className={styles.glyph}
      style={{ inlineSize: `${(right - left) / 80}rem` }}
    >
      {spots.map(({ x, z }) => (
        <circle key={`${x},${z}`} cx={x} cy={z} r={DOT} />
      ))}
    </svg>
  );
}
