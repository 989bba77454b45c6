import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

type Texts = { label: string; hint?: string | undefined; error?: string | undefined };
/** Attributes that connect a control with its label, hint and error. */
type ControlProps = Pick<ComponentProps<'input'>, 'id' | 'className' | 'aria-describedby' | 'aria-invalid'>;

type FieldProps = Texts & {
  /** The chosen option says what it is of, so only screen readers need the label. */
  hideLabel?: boolean;
  children: (control: ControlProps) => ReactNode;
};

export function Field({ label, hint, error, hideLabel = false, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="stack shrink gap-1">
      <label className={hideLabel ? 'visually-hidden' : 'semibold'} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <span id={`${id}-hint`} className="note">
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  ...rest
}: Texts & Omit<ComponentProps<'input'>, keyof ControlProps>) {
  return <Field {...{ label, hint, error }}>{(control) => <input {...rest} {...control} />}</Field>;
}

export function TextArea({
  label,
  hint,
  error,
  ...rest
}: Texts & Omit<ComponentProps<'textarea'>, keyof ControlProps>) {
  return <Field {...{ label, hint, error }}>{(control) => <textarea {...rest} {...control} />}</Field>;
}
