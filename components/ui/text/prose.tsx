import { Fragment, type ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { isShown } from '@/content/shown';
import type { Paragraph } from '@/lib/site/pages';
import styles from './prose.module.css';

/** Routes start with a slash. Other URLs (`https:`, `mailto:`) are used as they are. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) {
    return <PageLink href={href}>{children}</PageLink>;
  }
  return <a href={href}>{children}</a>;
}

/** A link to a page that the club leaves out is plain text. */
export function Spans({ paragraph }: { paragraph: Paragraph }) {
  if (typeof paragraph === 'string') return paragraph;
  return paragraph.map((span) => {
    if (typeof span === 'string') return <Fragment key={span}>{span}</Fragment>;
    if (!isShown(span.link)) return <Fragment key={span.text}>{span.text}</Fragment>;
    return (
      <TextLink key={span.text} href={span.link}>
        {span.text}
      </TextLink>
    );
  });
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
