import { Fragment, type ReactNode } from 'react';
import type { Paragraph } from '@/lib/site/page-text';
import styles from './prose.module.css';
import { TextLink } from './text-link';

export function Spans({ paragraph }: { paragraph: Paragraph }) {
  if (typeof paragraph === 'string') return paragraph;
  return paragraph.map((span) =>
    typeof span === 'string' ? (
      <Fragment key={span}>{span}</Fragment>
    ) : (
      <TextLink key={span.text} href={span.link}>
        {span.text}
      </TextLink>
    ),
  );
}

/** `children` go below the paragraphs. */
export function Prose({
  paragraphs,
  list,
  children,
}: {
  paragraphs: readonly Paragraph[];
  list?: readonly Paragraph[] | undefined;
  children?: ReactNode;
}) {
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph) => (
        <p key={JSON.stringify(paragraph)}>
          <Spans paragraph={paragraph} />
        </p>
      ))}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={JSON.stringify(item)}>
              <Spans paragraph={item} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}
