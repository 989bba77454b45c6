import { ButtonLink } from '@/components/ui/button';
import { START_TEXTS } from '@/content/interface/castle-game/start';
import styles from './narrow-message.module.css';

/** Shown instead of the game on screens that it does not fit in. */
export function NarrowMessage() {
  return (
    <div className={styles.message}>
      <p className={styles.needed}>{START_TEXTS.narrow}</p>
      <p>{START_TEXTS.narrowElse}</p>
      <p>
        <ButtonLink href="/jocs#simulador-rapid">{START_TEXTS.narrowLink}</ButtonLink>
      </p>
    </div>
  );
}
