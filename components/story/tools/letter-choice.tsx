import { useId } from 'react';
import styles from './reader-tools.module.css';

/** One choice among a few named values, as radio buttons. */
export function LetterChoice<Value extends string>({
  legend,
  labels,
  values,
  value,
  onChoose,
}: {
  legend: string;
  labels: Readonly<Record<Value, string>>;
  values: readonly Value[];
  value: Value;
  onChoose: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {values.map((candidate) => (
        <label key={candidate}>
          <input
            type="radio"
            name={name}
            checked={candidate === value}
            onChange={() => onChoose(candidate)}
          />
          {labels[candidate]}
        </label>
      ))}
    </fieldset>
  );
}
