import { useEffect, useState } from 'react';
import styles from './stage.module.css';

/** Says a sentence to who listens, after the region is there: one that is born full goes unheard. */
export function StartStatus({ children }: { readonly children: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(children), [children]);
  return (
    <p role="status" className={styles.said}>
      {said}
    </p>
  );
}
