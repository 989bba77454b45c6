import type { ReactNode } from 'react';
import { InlineScript } from '@/components/ui/inline-script';
import styles from './fold.module.css';

/** Opens the fold of the URL fragment. The second press of a link changes no fragment. */
const openAsked = `(() => {
const open = () => {
  const fold = document.getElementById(location.hash.slice(1))?.closest('details');
  if (fold) fold.open = true;
};
open();
addEventListener('hashchange', open);
addEventListener('click', ({ target }) => {
  if (target.closest('a')?.hash === location.hash) open();
});
})()`;

type FoldProps = {
  id: string;
  title: ReactNode;
  level: 2 | 3;
  lang?: string;
  children: ReactNode;
};

/** A title that opens what is below it. Goes into `Folds`. */
export function Fold({ id, title, level, lang, children }: FoldProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <details
      id={id}
      lang={lang}
      className={`line-start ${styles.fold}`}
      data-printed
      suppressHydrationWarning
    >
      <summary className="fold">
        <Heading>{title}</Heading>
      </summary>
      <div className={`shrink gap-4 ${styles.content}`}>{children}</div>
    </details>
  );
}

/** Links to a fold open it. Without scripts the user does. */
export function Folds({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={`line-end ${styles.folds}`}>{children}</div>
      <InlineScript code={openAsked} />
    </>
  );
}
