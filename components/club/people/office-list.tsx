import { Photo } from '@/components/ui/text/photo';
import { careerDates, careerRole, formatPeriods, PEOPLE_TEXTS } from '@/content/interface/club';
import { EMPTY_TEXTS } from '@/content/interface/site';
import { directory as clubDirectory } from '@/content/people/directory';
import {
  type CareerEntry,
  careerOf,
  type Directory,
  initialsOf,
  type Office,
  personOf,
  type Tenure,
} from '@/lib/club/people';
import styles from './office-list.module.css';

/** Lists the other roles of a person. Their board names that of the card too. */
function Career({ entries }: { entries: readonly CareerEntry[] }) {
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

/** The id is the anchor of the card. What is long is in a fold. */
function PersonCard({ tenure, role, directory }: PersonCardProps) {
  const { name, mote, link } = personOf(directory, tenure.person);
  const [first, ...rest] = tenure.text;
  const entries = careerOf(tenure.person, directory).filter((entry) => entry.role !== role);
  return (
    <article id={tenure.person} aria-labelledby={`${tenure.person}-nom`} className={styles.card}>
      <div className={styles.portrait}>
        {link ? (
          <Photo link={link} alt={PEOPLE_TEXTS.portrait(name)} sizes="8rem" />
        ) : (
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(name)}
          </span>
        )}
      </div>
      <div>
        <h2 id={`${tenure.person}-nom`} className={styles.name}>
          {name} {mote && <q className={styles.mote}>{mote}</q>}
        </h2>
        <p className={styles.period}>{formatPeriods(tenure.from, tenure.to)}</p>
      </div>
      <div className={styles.words}>
        {first && <p>{first}</p>}
        {rest.length + entries.length > 0 && (
          <details className={styles.more} data-printed>
            <summary>{PEOPLE_TEXTS.more}</summary>
            <div className={styles.words}>
              {rest.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <Career entries={entries} />
            </div>
          </details>
        )}
      </div>
    </article>
  );
}

const lastStart = ({ from }: Tenure) => Math.max(...from);

type OfficeListProps = { office: Office; directory?: Directory };

/** The newest first. */
export function OfficeList({ office, directory = clubDirectory }: OfficeListProps) {
  if (office.tenures.length === 0) return <p>{EMPTY_TEXTS.office}</p>;
  return (
    <ul className={styles.list}>
      {office.tenures
        .toSorted((one, other) => lastStart(other) - lastStart(one))
        .map((tenure) => (
          <li key={tenure.person}>
            <PersonCard tenure={tenure} role={office.role} directory={directory} />
          </li>
        ))}
    </ul>
  );
}
