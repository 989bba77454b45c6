import type { PersonId } from '@/content/people/people';
import type { Office } from '@/lib/club/people';
import styles from './office-list.module.css';
import { PersonCard } from './person-card';

/** The cards of everybody who has held an office, in order of first taking it. */
export function OfficeList({ office }: { office: Office<PersonId> }) {
  return (
    <ul className={styles.list}>
      {office.tenures.map((tenure) => (
        <li key={tenure.person}>
          <PersonCard tenure={tenure} role={office.role} />
        </li>
      ))}
    </ul>
  );
}
