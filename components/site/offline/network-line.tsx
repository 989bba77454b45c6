import { BehaviourPlace } from '@/components/ui/behaviour-place';
import styles from './network-line.module.css';

/** One quiet line that says, where that is so, that there is no network, and of when the page is that one sees. */
export function NetworkLine() {
  return <BehaviourPlace as="p" role="status" className={styles.line} data-network-line="" />;
}
