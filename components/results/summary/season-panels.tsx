import { type ComponentProps, type ReactNode, useId } from 'react';
import { TowerTag } from '@/components/shared/tower-tag/tower-tags';
import { COLUMN_NAMES } from '@/content/interface/results';
import {
  COUNT_COLUMNS,
  GLANCE_TEXTS,
  lastTime,
  levelName,
  noveltiesCount,
} from '@/content/interface/seasons';
import { shortDate } from '@/lib/dates/formats';
import type { TowerNames } from '@/lib/results/diada';
import type { Glance } from '@/lib/results/views/glance';
import { shareOf, type Tally } from '@/lib/results/views/shares';
import type { FirstBuilt } from '@/lib/results/views/summary';
import { formatInteger, formatPercent } from '@/lib/text/catalan';
import { DiadaLink } from './diada-link';
import styles from './season-panels.module.css';
import tables from './tier-table.module.css';

type SeasonPanelsProps = { glance: Glance; names: TowerNames };

export function SeasonPanels({ glance, names }: SeasonPanelsProps) {
  if (glance.diades === 0) return <p>{GLANCE_TEXTS.none}</p>;
  return (
    <div className={`grid fit columns-l at-start gap-6 gap-x-7 ${styles.panels}`}>
      <Panel title={GLANCE_TEXTS.levels}>
        <LevelTable glance={glance} />
        <p className="note">{GLANCE_TEXTS.effectiveness}</p>
      </Panel>
      <Panel title={GLANCE_TEXTS.best}>
        <BestTowers glance={glance} names={names} />
      </Panel>
      <Panel title={GLANCE_TEXTS.firsts}>
        <Firsts title={noveltiesCount(glance.novelties.length)} firsts={glance.novelties} names={names} />
        <Firsts
          title={GLANCE_TEXTS.recoveries(glance.recoveries.length)}
          firsts={glance.recoveries}
          names={names}
        />
        <p className="note">{GLANCE_TEXTS.recovery}</p>
      </Panel>
    </div>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`stack shrink gap-2 together ${styles.panel}`}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

function LevelTable({ glance: { levels, total } }: { glance: Glance }) {
  return (
    <table className={`table ${tables.table}`}>
      <thead>
        <tr>
          <th scope="col">{GLANCE_TEXTS.level}</th>
          {(['tried', 'descarregats', 'carregats', 'share'] as const).map((column) => (
            <CountHeader key={column} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {levels.map(({ id, tally }) => (
          <LevelRow key={id} name={levelName(id)} tally={tally} />
        ))}
      </tbody>
      <tbody className={styles.total}>
        <LevelRow name={GLANCE_TEXTS.total} tally={total} />
      </tbody>
    </table>
  );
}

function LevelRow({ name, tally }: { name: string; tally: Tally }) {
  const { tried, descarregats, carregats } = tally;
  const share = shareOf(descarregats, tally);
  return (
    <tr data-built={descarregats + carregats > 0}>
      <th scope="row">{name}</th>
      <td data-numeric>{formatInteger(tried)}</td>
      <td data-numeric>{formatInteger(descarregats)}</td>
      <td data-numeric>{formatInteger(carregats)}</td>
      <td data-numeric>{share === null ? '—' : formatPercent(share)}</td>
    </tr>
  );
}

function BestTowers({ glance: { castells, pilars }, names }: { glance: Glance; names: TowerNames }) {
  const towers = [...castells, ...pilars];
  if (towers.length === 0) return <p>{GLANCE_TEXTS.noBest}</p>;
  return (
    <table className={`table ${tables.table}`}>
      <thead>
        <tr>
          <th scope="col">{COLUMN_NAMES.tower}</th>
          <th scope="col" data-numeric>
            {COLUMN_NAMES.points}
          </th>
          <th scope="col" data-numeric>
            {GLANCE_TEXTS.diada}
          </th>
        </tr>
      </thead>
      <tbody>
        {towers.map(([code, date, isLoaded, points]) => (
          <tr key={code}>
            <th scope="row">
              <Built code={code} isLoaded={isLoaded} names={names} />
            </th>
            <td data-numeric>{formatInteger(points)}</td>
            <td className={styles.date}>
              <DiadaLink date={date} code={code}>
                {shortDate(date)}
              </DiadaLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type BuiltProps = { code: string; isLoaded: boolean; names: TowerNames };

const Built = ({ code, isLoaded, names }: BuiltProps) => (
  <>
    <TowerTag label={code} code={code} name={names[code]} />
    {isLoaded && <span className="note"> {GLANCE_TEXTS.loaded}</span>}
  </>
);

/** Longer lists start closed. */
const FEW = 16;

type FirstsProps = { title: string; firsts: readonly FirstBuilt[]; names: TowerNames };

function Firsts({ title, firsts, names }: FirstsProps) {
  if (firsts.length === 0) return <p>{title}.</p>;
  return (
    <details className={styles.firsts} open={firsts.length <= FEW}>
      <summary>{title}</summary>
      <ul className={styles.list}>
        {firsts.map(([code, date, isLoaded, last]) => (
          <li key={`${code} ${date}`}>
            <Built code={code} isLoaded={isLoaded} names={names} />{' '}
            <DiadaLink date={date} code={code}>
              {shortDate(date)}
            </DiadaLink>
            {last !== null && <span className="note"> {lastTime(...last)}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

type ShortHeaderProps = Pick<ComponentProps<'th'>, 'scope' | 'colSpan'> & { full: string; short: string };

/** A column heading that is short on a phone. Screen readers always read the whole word. */
export function ShortHeader({ full, short, ...cell }: ShortHeaderProps) {
  return (
    <th scope="col" {...cell} data-numeric>
      <span className={styles.full}>{full}</span>
      <span className={`hidden ${styles.short}`} aria-hidden="true">
        {short}
      </span>
    </th>
  );
}

export const CountHeader = ({ column }: { column: keyof typeof COUNT_COLUMNS }) => (
  <ShortHeader {...COUNT_COLUMNS[column]} />
);
