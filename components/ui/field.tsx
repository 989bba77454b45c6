import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';

type Shared = { label: string; hint?: string; error?: string | undefined };
type TextFieldProps = Shared & Omit<ComponentProps<'input'>, 'className' | 'id'>;
type TextAreaProps = Shared & Omit<ComponentProps<'textarea'>, 'className' | 'id'>;

function useDescriptions(hint: string | undefined, error: string | undefined) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    props: { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined },
  };
}

function Descriptions({
  id,
  hint,
  error,
}: {
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
}) {
  return (
    <>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </>
  );
}

/** One line of text with its label, an optional hint, and the error beside it when there is one. */
export function TextField({ label, hint, error, ...rest }: TextFieldProps) {
  const { id, props } = useDescriptions(hint, error);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input {...rest} {...props} className={styles.control} />
      <Descriptions id={id} hint={hint} error={error} />
    </div>
  );
}

/** Several lines of text; otherwise as `TextField`. */
export function TextArea({ label, hint, error, ...rest }: TextAreaProps) {
  const { id, props } = useDescriptions(hint, error);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea {...rest} {...props} className={styles.control} />
      <Descriptions id={id} hint={hint} error={error} />
    </div>
  );
}
