import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { CopyButton } from '@/components/ui/copy/copy-button';
import { EnhancementRoot } from '@/components/ui/enhancement-root';
import { SITE_TEXTS } from '@/content/interface/site';
import styles from './copy-email.module.css';

const texts = SITE_TEXTS.copyEmail;

/** If the clipboard is not available, the script selects the address. */
export function CopyEmail({ email }: { email: string }) {
  return (
    <div className={styles.copy} data-copy-area>
      <a href={`mailto:${email}`} className={styles.address} data-copy-select>
        {email}
      </a>
      <CopyButton className={styles.button} text={email} words={texts}>
        <CheckIcon aria-hidden="true" size={20} weight="bold" className={styles.check} />
        <CopyIcon aria-hidden="true" size={20} weight="bold" className={styles.icon} />
        {texts.button}
        <span className={styles.unseen}> {texts.spoken}</span>
      </CopyButton>
      <EnhancementRoot as="p" className={styles.said} role="status" data-copy-status />
    </div>
  );
}
