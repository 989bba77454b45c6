import { Photo } from '@/components/ui/text/photo';
import { PEOPLE_TEXTS } from '@/content/interface/club';
import { careerOf } from '@/lib/club/careers';
import { type Directory, personOf, type Tenure } from '@/lib/club/people';
import { formatPeriods, portraitOf } from '@/lib/club/words';
import { DrawnPortrait } from './drawn-portrait';
import styles from './person-card.module.css';

type CareerProps = { person: string; except: string; directory: Directory };

/** Lists the other roles of a person. */
function Career({ person, except, directory }: CareerProps) {
  const entries = careerOf(person, directory).filter(({ role, board }) => board || role !== except);
  if (entries.length === 0) return null;
  return (
    <div className={styles.career}>
      <h3>{PEOPLE_TEXTS.career}</h3>
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

type PersonCardProps = { tenure: Tenure; role: string; directory: Directory };

/** The id is the anchor of the card. */
export function PersonCard({ tenure, role, directory }: PersonCardProps) {
  const { name, mote, link } = personOf(directory, tenure.person);
  return (
    <article id={tenure.person} aria-labelledby={`${tenure.person}-nom`} className={styles.card}>
      <div className={styles.portrait}>
        {link ? <Photo link={link} alt={portraitOf(name)} /> : <DrawnPortrait id={tenure.person} />}
      </div>
      <div className={styles.words}>
        <h2 id={`${tenure.person}-nom`} className={styles.name}>
          {name} {mote && <q className={styles.mote}>{mote}</q>}
        </h2>
        <p className={styles.period}>{formatPeriods(tenure.from, tenure.to)}</p>
        {tenure.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Career person={tenure.person} except={role} directory={directory} />
      </div>
    </article>
  );
}
