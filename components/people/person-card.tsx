import { Photo } from '@/components/ui/photo';
import { boards } from '@/content/boards/boards';
import { offices } from '@/content/people/offices';
import { type PersonId, people } from '@/content/people/people';
import { careerOf } from '@/lib/club/careers';
import type { Person, Tenure } from '@/lib/club/people';
import { formatPeriods } from '@/lib/club/periods';
import { DrawnPortrait } from './drawn-portrait';
import styles from './person-card.module.css';

/** Everything else somebody has been in the club. */
function Career({ person, except }: { person: PersonId; except: string }) {
  const entries = careerOf(person, offices, boards).filter(({ role, board }) => board || role !== except);
  if (entries.length === 0) return null;
  return (
    <div className={styles.career}>
      <h3>També ha estat</h3>
      <ul>
        {entries.map(({ role, board, when }) => (
          <li key={`${role}${board}`}>
            {role}
            {board && `, ${board.toLowerCase()}`} <span className={styles.when}>({when})</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One holder of an office: who, when, what is remembered, and what else they have been. The id is the anchor. */
export function PersonCard({ tenure, role }: { tenure: Tenure<PersonId>; role: string }) {
  const { name, mote, link }: Person = people[tenure.person];
  return (
    <article id={tenure.person} aria-labelledby={`${tenure.person}-nom`} className={styles.card}>
      <div className={styles.portrait}>
        {link ? <Photo link={link} alt={`Retrat de ${name}`} /> : <DrawnPortrait id={tenure.person} />}
      </div>
      <div className={styles.words}>
        <h2 id={`${tenure.person}-nom`} className={styles.name}>
          {name} {mote && <q className={styles.mote}>{mote}</q>}
        </h2>
        <p className={styles.period}>{formatPeriods(tenure.from, tenure.to)}</p>
        {tenure.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Career person={tenure.person} except={role} />
      </div>
    </article>
  );
}
