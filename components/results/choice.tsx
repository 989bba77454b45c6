import { Field } from '@/components/ui/field';

type ChoiceProps = {
  label: string;
  hideLabel?: boolean;
  /** Query parameter, for a submit before hydration. */
  name: string;
  /** Null for any. */
  value: string | null;
  /** Text of the option that chooses none. */
  any: string;
  options: readonly string[];
  onChange: (value: string) => void;
};

/** A value of the address that is not among the options is one more. */
export function Choice({ label, hideLabel = false, name, value, any, options, onChange }: ChoiceProps) {
  return (
    <Field label={label} hideLabel={hideLabel}>
      {(control) => (
        <select
          {...control}
          name={name}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{any}</option>
          {[...options, ...(value === null || options.includes(value) ? [] : [value])].map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
