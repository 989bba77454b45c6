import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { EnhancementRoot } from '@/components/ui/enhancement-root';
import { SITE_TEXTS } from '@/content/interface/site';
import styles from './site-footer.module.css';

const texts = SITE_TEXTS.copyEmail;

/** If the clipboard is not available, the enhancement selects the address. */
export function CopyEmail({ email }: { email: string }) {
  return (
    <div className="cluster middle gap-2 gap-x-3" data-copy-area>
      <a href={`mailto:${email}`} className={`display title-s ${styles.address}`} data-copy-select>
        {email}
      </a>
      <button
        type="button"
        className={`inline middle gap-2 target pill small semibold ${styles.button}`}
        data-copy={email}
        data-copied={texts.copied}
        data-refused={texts.refused}
      >
        <CheckIcon aria-hidden="true" size={20} weight="bold" className={styles.check} />
        <CopyIcon aria-hidden="true" size={20} weight="bold" className={styles.icon} />
        {texts.button}
        <span className="visually-hidden"> {texts.spoken}</span>
      </button>
      <EnhancementRoot className={styles.said} data-copy-status />
    </div>
  );
}
