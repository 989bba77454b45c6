import { club } from '@/content/club';
import styles from './contact-ways.module.css';

/** The ways to the club that need no form: its address and its networks. */
export function ContactWays() {
  return (
    <dl className={styles.ways}>
      <div>
        <dt>Correu</dt>
        <dd>
          <a href={`mailto:${club.email}`}>{club.email}</a>
        </dd>
      </div>
      {club.networks.map(({ id, name, handle, link }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>
            <a href={link} rel="me">
              {handle}
              <span className={styles.unseen}> a {name}</span>
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
