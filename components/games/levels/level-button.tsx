import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { PageLink } from '@/components/ui/page-link';
import { levelState } from '@/lib/games/shared/words';
import styles from './level-list.module.css';

type LevelButtonProps = {
  href: string;
  title: string;
  /** Topic of the level. */
  name: string;
  done: boolean;
  /** Accessible name. */
  label: string;
};

export function LevelButton({ href, title, name, done, label }: LevelButtonProps) {
  return (
    <PageLink href={href} className={styles.level} data-completed={done} aria-label={label}>
      <span className={styles.mark} aria-hidden="true">
        {done && <CheckIcon size={28} weight="bold" />}
      </span>
      <span className={styles.words}>
        {/* The spaces keep the visible words the same as in the accessible name. */}
        <span className={styles.number}>{title}</span>{' '}
        <span className={styles.state}>{levelState(done)}</span> <span className={styles.name}>{name}</span>
      </span>
    </PageLink>
  );
}
