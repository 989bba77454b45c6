import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './help-section.module.css';

type HelpSectionProps = {
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly steps?: readonly string[];
  readonly list?: readonly string[];
  /** Set when another screen links to this section: it scrolls into view and takes focus. */
  readonly pointed?: boolean;
  readonly children?: ReactNode;
};

export function HelpSection({
  title,
  paragraphs = [],
  steps,
  list,
  pointed = false,
  children,
}: HelpSectionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!pointed) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [pointed]);
  return (
    <section aria-labelledby={id} className={styles.section} data-pointed={pointed}>
      <h3 id={id} ref={heading} tabIndex={pointed ? -1 : undefined}>
        {title}
      </h3>
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
