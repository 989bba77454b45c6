import { EnhancementRoot } from '@/components/ui/enhancement-root';
import styles from './network-line.module.css';

/** Place for the message about the network and the cached page. Usually empty. */
export function NetworkLine() {
  return (
    <EnhancementRoot
      className={`sunken small text-center ${styles.line}`}
      data-only="screen"
      data-network-line=""
    />
  );
}
