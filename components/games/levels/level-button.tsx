import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { PageLink } from '@/components/ui/page-link';
import { levelState } from '@/lib/games/shared/words';
import styles from './level-list.module.css';

type LevelButtonProps = {
  href: string;
  title: string;
  /** What it is about. */
  name: string;
  done: boolean;
  /** All of it as one says it. */
  label: string;
};

/** The way to a level, or to a puzzle beside the levels, which says whether it is completed. */
export function LevelButton({ href, title, name, done, label }: LevelButtonProps) {
  return (
    <PageLink href={href} className={styles.level} data-completed={done} aria-label={label}>
      <span className={styles.mark} aria-hidden="true">
        {done && <CheckIcon size={28} weight="bold" />}
      </span>
      <span className={styles.words}>
        {/* With spaces between them these are the words of its name, which nobody would say in one. */}
        <span className={styles.number}>{title}</span>{' '}
        <span className={styles.state}>{levelState(done)}</span> <span className={styles.name}>{name}</span>
      </span>
    </PageLink>
  );
}
