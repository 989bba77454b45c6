import { club } from '@/content/club';
import { CONTACT_TEXTS } from '@/content/interface/contact';
import styles from './contact-form.module.css';

export function ContactWays() {
  return (
    <dl className={`cluster gap-4 gap-x-6 ${styles.ways}`}>
      <div>
        <dt className="note">{CONTACT_TEXTS.address}</dt>
        <dd>
          <a href={`mailto:${club.email}`}>{club.email}</a>
        </dd>
      </div>
      {club.networks.map(({ id, name, handle, link }) => (
        <div key={id}>
          <dt className="note">{name}</dt>
          <dd>
            <a href={link} rel="me">
              {handle}
              <span className="visually-hidden">{CONTACT_TEXTS.onNetwork(name)}</span>
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
