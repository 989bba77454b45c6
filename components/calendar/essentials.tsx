import { TextLink } from '@/components/ui/text/prose';
import { assajos } from '@/content/pages/assajos';
import styles from './essentials.module.css';

/** What newcomers ask first. */
export function Essentials() {
  return (
    <ul className={styles.essentials}>
      {assajos.essentials.map(({ label, link }) => (
        <li key={label}>
          <TextLink href={link}>{label}</TextLink>
        </li>
      ))}
    </ul>
  );
}
