import { BehaviourPlace } from '@/components/ui/behaviour-place';
import button from '@/components/ui/button.module.css';
import { CopyButton } from '@/components/ui/copy/copy-button';
import { ACTION_TEXTS } from '@/content/interface/statistics';
import { DrawnIcon } from '../drawn-icon';
import styles from './actions.module.css';

/** Copies the page's URL. If the clipboard is not available, the script shows the URL. */
export function CopyLink() {
  return (
    <>
      <CopyButton className={button.button} data-kind="quiet" words={ACTION_TEXTS.copied}>
        <DrawnIcon sign="link" size={20} />
        {ACTION_TEXTS.copyLink}
      </CopyButton>
      <BehaviourPlace as="p" className={styles.said} role="status" data-copy-status />
    </>
  );
}
