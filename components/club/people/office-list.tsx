import { Photo } from '@/components/ui/text/photo';
import { careerDates, careerRole, formatPeriods, PEOPLE_TEXTS } from '@/content/interface/club';
import { EMPTY_TEXTS } from '@/content/interface/pages';
import { chosenSeasons } from '@/content/interface/seasons';
import { pages } from '@/content/pages';
import { directory as clubDirectory } from '@/content/people/directory';
import { resultsRules } from '@/content/results';
import {
  type CareerEntry,
  careerOf,
  type Directory,
  initialsOf,
  type Office,
  personOf,
  type Tenure,
} from '@/lib/club/people';
import { formatSeason, seasonOf, seasonsInOffice } from '@/lib/dates/seasons';
import { formatSeasonQuery } from '@/lib/results/query';
import { pageAddress } from '@/lib/site/address';
import styles from './office-list.module.css';

/** Lists the other roles of a person. Their board names that of the card too. */
function Career({ entries }: { entries: readonly CareerEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <div className={`small line-start ${styles.career}`}>
      <h3>{PEOPLE_TEXTS.career}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={careerRole(entry)}>
            {careerRole(entry)} <span className="soft digits">({careerDates(entry)})</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type TermResultsProps = { tenure: Tenure; built: string };

/** Leads to the results of the seasons of each term. */
function TermResults({ tenure: { from, to }, built }: TermResultsProps) {
  const { firstMonth } = resultsRules;
  const current = seasonOf(built, firstMonth);
  return from.map((year, term) => {
    const end = to[term];
    const [first, last] = end
      ? seasonsInOffice(year, end, firstMonth)
      : [formatSeason(year, firstMonth), current];
    if (first > current) return null;
    const seasons = { kind: 'range', first, last } as const;
    return (
      <p key={year} className="display text-m soft strong digits">
        <a href={pageAddress(pages.historicalSummary.path + formatSeasonQuery(seasons))}>
          {PEOPLE_TEXTS.results(chosenSeasons(seasons))}
        </a>
      </p>
    );
  });
}

type PersonCardProps = { tenure: Tenure; role: string; directory: Directory; built: string | undefined };

/** The id is the anchor of the card. What is long is in a fold. */
function PersonCard({ tenure, role, directory, built }: PersonCardProps) {
  const { name, mote, link } = personOf(directory, tenure.person);
  const [first, ...rest] = tenure.text;
  const entries = careerOf(tenure.person, directory).filter((entry) => entry.role !== role);
  return (
    <article
      id={tenure.person}
      aria-labelledby={`${tenure.person}-nom`}
      className={`stack panel middle top gap-3 gap-x-4 pad-4 ${styles.card}`}
    >
      <div className={`round-m sunken ${styles.portrait}`}>
        {link ? (
          <Photo link={link} alt={PEOPLE_TEXTS.portrait(name)} sizes="8rem" />
        ) : (
          <span className={`stack center display ${styles.initials}`} aria-hidden="true">
            {initialsOf(name)}
          </span>
        )}
      </div>
      <div>
        <h2 id={`${tenure.person}-nom`} className="title-s">
          {name} {mote && <q className={styles.mote}>{mote}</q>}
        </h2>
        <p className="display text-m soft strong digits">{formatPeriods(tenure.from, tenure.to)}</p>
        {built && <TermResults tenure={tenure} built={built} />}
      </div>
      <div className={`stack gap-2 ${styles.words}`}>
        {first && <p>{first}</p>}
        {rest.length + entries.length > 0 && (
          <details className={styles.more} data-printed>
            <summary className="fold">{PEOPLE_TEXTS.more}</summary>
            <div className={`stack gap-2 ${styles.words}`}>
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

type OfficeListProps = {
  office: Office;
  directory?: Directory;
  /** Date of the build, for links to the results of each term. */
  built?: string | undefined;
};

/** The newest first. */
export function OfficeList({ office, directory = clubDirectory, built }: OfficeListProps) {
  if (office.tenures.length === 0) return <p>{EMPTY_TEXTS.office}</p>;
  return (
    <ul className={`stack gap-5 ${styles.list}`}>
      {office.tenures
        .toSorted((one, other) => lastStart(other) - lastStart(one))
        .map((tenure) => (
          <li key={tenure.person} className="stack">
            <PersonCard tenure={tenure} role={office.role} directory={directory} built={built} />
          </li>
        ))}
    </ul>
  );
}
