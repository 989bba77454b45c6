import { type ReactNode, useId } from 'react';
import { PICKER_TEXTS } from '@/content/interface/castle-game/picker';
import type { PickerChoice, PickerGroup } from '@/lib/castle-game/picker';
import { TRUNKS, unitsOf } from '@/lib/towers/drawing/scene/structure';
import { parseConstruction } from '@/lib/towers/notation';
import styles from './picker-choices.module.css';

/** Radius of a person, in hundredths of a shoulder height, and the room around: an edge on half a pixel is cut. */
const DOT = 19;
const ROOM = DOT + 2;

function spotsOf(structure: string) {
  const parsed = parseConstruction(`${structure}d5`);
  if (!parsed.ok || parsed.construction.kind !== 'tower') return [];
  return unitsOf(parsed.construction).flatMap(({ trunk, x, z }) =>
    TRUNKS[trunk].columns.map((column) => ({ x: x + column.x, z: z + column.z })),
  );
}

function StructureGlyph({ structure }: { structure: string }) {
  const spots = spotsOf(structure);
  const [left, top, right, bottom] = [
    Math.min(...spots.map(({ x }) => x)) - ROOM,
    Math.min(...spots.map(({ z }) => z)) - ROOM,
    Math.max(...spots.map(({ x }) => x)) + ROOM,
    Math.max(...spots.map(({ z }) => z)) + ROOM,
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

type Segment<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly picture?: ReactNode;
  readonly disabled?: boolean;
  /** An accepted mission asks for something in it. */
  readonly asked?: boolean;
};

type SegmentsProps<Value extends string> = {
  readonly legend: string;
  readonly segments: readonly Segment<Value>[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
};

/** Radio buttons, so that the arrow keys move between the values. */
function Segments<Value extends string>({ legend, segments, chosen, onChoose }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={`cluster gap-2 keep-colours ${styles.segments}`}>
      <legend className="visually-hidden">{legend}</legend>
      {segments.map(({ value, label, picture, disabled = false, asked = false }) => (
        <label
          key={value}
          className={`stack ring gap-2 target round-m raised display strong text-center justify-items-center leading-2 relative ${styles.segment}`}
          data-chosen={value === chosen}
          data-disabled={disabled || undefined}
        >
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={value === chosen}
            disabled={disabled}
            onChange={() => onChoose(value)}
          />
          {picture && <span className={`stack center ${styles.picture}`}>{picture}</span>}
          {label}
          {asked && <span className={`chip ${styles.asked}`}> {PICKER_TEXTS.mission}</span>}
        </label>
      ))}
    </fieldset>
  );
}

type PickerChoicesProps = {
  readonly groups: readonly PickerGroup[];
  readonly structure: PickerGroup['structure'] | undefined;
  /** Whether netes are shown. Undefined when there are none. */
  readonly netes: boolean | undefined;
  /** Where the accepted missions ask for something. */
  readonly asked: {
    readonly full: boolean;
    readonly netes: boolean;
    readonly structures: readonly PickerGroup['structure'][];
  };
  /** Whether a tower is tried several times in a row. Undefined when that is not possible. */
  readonly inRow?: boolean | undefined;
  readonly onChoose: (choice: PickerChoice) => void;
};

export function PickerChoices({ groups, structure, netes, inRow, asked, onChoose }: PickerChoicesProps) {
  return (
    <>
      {netes !== undefined && (
        <div className={`cluster gap-3 gap-x-5 ${styles.kinds}`}>
          <Segments
            legend={PICKER_TEXTS.kind}
            chosen={netes ? 'netes' : 'full'}
            segments={[
              { value: 'full', label: PICKER_TEXTS.full, asked: asked.full },
              { value: 'netes', label: PICKER_TEXTS.netes, asked: asked.netes },
            ]}
            onChoose={(value) => onChoose({ netes: value === 'netes' })}
          />
          {inRow !== undefined && (
            <Segments
              legend={PICKER_TEXTS.times}
              chosen={inRow ? 'row' : 'one'}
              segments={[
                { value: 'one', label: PICKER_TEXTS.one },
                { value: 'row', label: PICKER_TEXTS.inRow },
              ]}
              onChoose={(value) => onChoose({ inRow: value === 'row' })}
            />
          )}
        </div>
      )}
      <Segments
        legend={PICKER_TEXTS.structure}
        chosen={structure}
        segments={groups.map(({ structure: value, disabled }) => ({
          value,
          label: PICKER_TEXTS.structures[value],
          disabled,
          asked: asked.structures.includes(value),
          picture: <StructureGlyph structure={value} />,
        }))}
        onChoose={(value) => onChoose({ structure: value })}
      />
    </>
  );
}
