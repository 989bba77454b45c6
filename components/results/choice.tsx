import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';

/** `name`: query parameter, for a submit before hydration. */
type ChoiceProps = Pick<ComponentProps<'select'>, 'ref' | 'name' | 'onChange'> & {
  label: string;
  hideLabel?: boolean;
  /** Empty for any. */
  value: string;
  /** Text of the option that chooses any, if there is one. */
  any?: string | undefined;
  options: readonly string[];
};

/** A value of the address that is not among the options is one more. */
export function Choice({ label, hideLabel = false, any, options, value, ...rest }: ChoiceProps) {
  const all = value === '' || options.includes(value) ? options : [...options, value];
  return (
    <Field label={label} hideLabel={hideLabel}>
      {(control) => (
        <select {...rest} {...control} value={value}>
          {any && <option value="">{any}</option>}
          {all.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
