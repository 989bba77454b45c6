import { Photo } from '@/components/ui/text/photo';
import { careerDates, careerRole, formatPeriods, PEOPLE_TEXTS } from '@/content/interface/club';
import { EMPTY_TEXTS } from '@/content/interface/pages';
import { directory as clubDirectory } from '@/content/people/directory';
import { careerOf, type Directory, type Office, personOf, type Tenure } from '@/lib/club/people';
import { DrawnPortrait } from './drawn-portrait';
import styles from './office-list.module.css';

type CareerProps = { person: string; except: string; directory: Directory };

/** Lists the other roles of a person. Their board names that of the card too. */
function Career({ person, except, directory }: CareerProps) {
  const entries = careerOf(person, directory).filter(({ role }) => role !== except);
  if (entries.length === 0) return null;
  return (
    <div className={styles.career}>
      <h3>{PEOPLE_TEXTS.career}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={careerRole(entry)}>
            {careerRole(entry)} <span className={styles.when}>({careerDates(entry)})</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type PersonCardProps = { tenure: Tenure; role: string; directory: Directory };

/** The id is the anchor of the card. */
function PersonCard({ tenure, role, directory }: PersonCardProps) {
  const { name, mote, link } = personOf(directory, tenure.person);
  return (
    <article id={tenure.person} aria-labelledby={`${tenure.person}-nom`} className={styles.card}>
      <div className={styles.portrait}>
        {link ? (
          <Photo link={link} alt={PEOPLE_TEXTS.portrait(name)} sizes="8rem" />
        ) : (
          <DrawnPortrait id={tenure.person} />
        )}
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

type OfficeListProps = { office: Office; directory?: Directory };

export function OfficeList({ office, directory = clubDirectory }: OfficeListProps) {
  if (office.tenures.length === 0) return <p>{EMPTY_TEXTS.office}</p>;
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
