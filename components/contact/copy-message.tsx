import { BehaviourPlace } from '@/components/ui/behaviour-place';
import { CopyButton } from '@/components/ui/copy/copy-button';
import { COPY_TEXTS } from '@/content/interface/contact';
import styles from './contact-form.module.css';

/** If the clipboard is not available, the script shows the message selected. */
export function CopyMessage({ text }: { text: string }) {
  return (
    <div className={styles.copying} data-copy-area>
      <CopyButton kind="quiet" text={text} words={COPY_TEXTS}>
        {COPY_TEXTS.copy}
      </CopyButton>
      <BehaviourPlace as="p" className={styles.said} role="status" data-copy-status />
      <textarea
        hidden
        readOnly
        value={text}
        aria-label={COPY_TEXTS.message}
        className={styles.copyBox}
        data-copy-select
      />
    </div>
  );
}
