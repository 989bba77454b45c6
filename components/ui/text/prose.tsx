import { Fragment, type ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { isShown } from '@/content/shown';
import { spansOf } from '@/lib/text/links';
import styles from './prose.module.css';

/** Routes start with a slash. Other URLs (`https:`, `mailto:`) are used as they are. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) {
    return <PageLink href={href}>{children}</PageLink>;
  }
  return <a href={href}>{children}</a>;
}

/** A link to a page that the club leaves out is plain text. */
export function Spans({ text }: { text: string }) {
  return spansOf(text).map((span) => {
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
  paragraphs: readonly string[];
  list?: readonly string[] | undefined;
  children?: ReactNode;
}) {
  return (
    <div className={`stack measure gap-4 ${styles.prose}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Spans text={paragraph} />
        </p>
      ))}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>
              <Spans text={item} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}
