import { BehaviourPlace } from '@/components/ui/behaviour-place';
import styles from './network-line.module.css';

/** Place for the message about the network and the cached page. Usually empty. */
export function NetworkLine() {
  return <BehaviourPlace as="p" role="status" className={styles.line} data-network-line="" />;
}
