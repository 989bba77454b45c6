import { type ReactNode, useId } from 'react';
import styles from './help-section.module.css';

type HelpSectionProps = {
  readonly title: string;
  readonly paragraphs?: readonly string[];
  /** Numbered, to be done in order. */
  readonly steps?: readonly string[];
  readonly list?: readonly string[];
  readonly children?: ReactNode;
};

/** A section of the help: paragraphs, steps or points, and whatever else explains it. */
export function HelpSection({ title, paragraphs = [], steps, list, children }: HelpSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id}>{title}</h3>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {steps && <ol className={styles.steps}>{items(steps)}</ol>}
      {list && <ul className={styles.list}>{items(list)}</ul>}
      {children}
    </section>
  );
}

const items = (texts: readonly string[]) => texts.map((text) => <li key={text}>{text}</li>);
