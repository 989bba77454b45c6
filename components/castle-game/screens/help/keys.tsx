import { HELP_TEXTS } from '@/content/interface/castle-game/help';
import { HelpSection } from './help-section';
import styles from './keys.module.css';

const { title, keys, after } = HELP_TEXTS.keyboard;

export function Keys() {
  return (
    <HelpSection title={title}>
      <ul className={styles.keys}>
        {keys.map(({ key, about }) => (
          <li key={key}>
            <kbd>{key}</kbd> {about}
          </li>
        ))}
      </ul>
      <p>{after}</p>
    </HelpSection>
  );
}
