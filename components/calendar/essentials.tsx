import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text/prose';
import { assajos } from '@/content/pages/assajos';
import styles from './essentials.module.css';

/** What newcomers ask first. */
export function Essentials() {
  return (
    <ul className={`cluster gap-2 ${styles.essentials}`} data-only="screen">
      {assajos.essentials.map(({ label, link }) => (
        <li key={label} className="edge pill">
          <TextLink href={link}>{label}</TextLink>
        </li>
      ))}
    </ul>
  );
}

/** The next rehearsal, beside the rest in wide windows. */
export function Opening({ first, children }: { first: ReactNode; children: ReactNode }) {
  return (
    <div className={`stack shrink top gap-4 ${styles.opening}`}>
      <div>{first}</div>
      <div className="stack shrink top gap-4">{children}</div>
    </div>
  );
}
