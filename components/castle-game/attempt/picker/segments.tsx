import { type ReactNode, useId } from 'react';
import styles from './segments.module.css';

type Segment<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly picture?: ReactNode;
  readonly disabled?: boolean;
};

type SegmentsProps<Value extends string> = {
  readonly legend: string;
  readonly segments: readonly Segment<Value>[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
};

/** Radio buttons, so that the arrow keys move between the values. */
export function Segments<Value extends string>({ legend, segments, chosen, onChoose }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className={styles.hidden}>{legend}</legend>
      {segments.map(({ value, label, picture, disabled = false }) => (
        <label
          key={value}
          className={styles.segment}
          data-chosen={value === chosen}
          data-disabled={disabled || undefined}
        >
          <input
            type="radio"
            name={name}
            className={styles.hidden}
            checked={value === chosen}
            disabled={disabled}
            onChange={() => onChoose(value)}
          />
          {picture && <span className={styles.picture}>{picture}</span>}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
