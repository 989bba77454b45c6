import { directory as clubDirectory } from '@/content/people/directory';
import type { Directory, Office } from '@/lib/club/people';
import styles from './office-list.module.css';
import { PersonCard } from './person-card';

type OfficeListProps = { office: Office; directory?: Directory };

export function OfficeList({ office, directory = clubDirectory }: OfficeListProps) {
  return (
    <ul className={styles.list}>
      {office.tenures.map((tenure) => (
        <li key={tenure.person}>
          <PersonCard tenure={tenure} role={office.role} directory={directory} />
        </li>
      ))}
    </ul>
  );
}
