import type { CSSProperties, ReactNode } from 'react';
import { Table } from '@/components/ui/table';
import { COLUMN_NAMES } from '@/content/interface/results';
import { chartName, SEASON_CHART_TEXTS } from '@/content/interface/season-charts';
import { AGREEING_TEXTS, chartText, DOSSIER_TEXTS, triedText, untriedText } from '@/content/interface/towers';
import { blockChart } from '@/lib/charts/blocks';
import { type Season, shortSeason } from '@/lib/dates/seasons';
import { type Dossier, type SeasonRecord, seasonRun, untriedSince } from '@/lib/results/views/tower-dossier';
import { formatPercent, type Gender } from '@/lib/text/catalan';
import styles from './tower-seasons.module.css';

/** In the order in which they are stacked, from the bottom. The stylesheet colours them by place. */
const seriesOf = (gender: Gender) =>
  [
    { outcome: 'descarregat', name: AGREEING_TEXTS[gender].descarregats },
    { outcome: 'carregat', name: AGREEING_TEXTS[gender].carregats },
    { outcome: 'intent', name: DOSSIER_TEXTS.intents },
    { outcome: 'intent desmuntat', name: DOSSIER_TEXTS.dismantled },
  ] as const;

/** As many fit below a wide chart. The stylesheet leaves the first and the last of a narrow one. */
const MAX_LABELS = 7;

type TowerSeasonsProps = {
  /** Of a tower that was tried. */
  dossier: Dossier;
  /** Season of the build. */
  current: Season;
  /** Of the tower's name. */
  gender: Gender;
};

export function TowerSeasons({ dossier, current, gender }: TowerSeasonsProps) {
  const { tried, successRate } = dossier;
  const series = seriesOf(gender);
  const run = seasonRun(dossier, current);
  const since = untriedSince(dossier, current);
  const { paths, width, height } = blockChart(
    series.map(({ outcome }) => run.map(({ totals }) => totals[outcome])),
  );
  const size: CSSProperties = Object.fromEntries([
    ['--columns', run.length],
    ['--blocks', height],
  ]);
  return (
    <section
      aria-labelledby="temporades"
      className={`stack panel shrink gap-3 fill pad-4 container ${styles.figure}`}
    >
      <h3 id="temporades">{DOSSIER_TEXTS.chart}</h3>
      <p className="note">{chartText(run[0]?.season ?? current, current)}</p>
      <dl className={`cluster gap-3 gap-x-6 ${styles.totals}`}>
        {series.map(({ outcome, name }) => (
          <Total key={outcome} name={name} count={dossier.totals[outcome]} />
        ))}
        {successRate !== null && <Total name={triedText(tried, gender)} count={formatPercent(successRate)} />}
      </dl>
      <div className={styles.chart} style={size}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={chartName(DOSSIER_TEXTS.chart)}
        >
          {series.map(({ name }, place) => (
            <path key={name} d={paths[place]} />
          ))}
        </svg>
        <Axis run={run} />
      </div>
      {since && <p>{untriedText(since)}</p>}
      <details className={styles.details}>
        <summary>{SEASON_CHART_TEXTS.table}</summary>
        <SeasonTable seasons={dossier.seasons} series={series} />
      </details>
    </section>
  );
}

/** With the colour of its series, so that the totals are the key of the chart. */
function Total({ name, count }: { name: string; count: ReactNode }) {
  return (
    <div>
      <dt className="note">{name}</dt>
      <dd>{count}</dd>
    </div>
  );
}

/** The first label begins with its column, and the others end with theirs. */
function Axis({ run }: { run: readonly SeasonRecord[] }) {
  const step = Math.ceil(run.length / MAX_LABELS);
  const labelled = (place: number) =>
    place === 0 || ((run.length - 1 - place) % step === 0 && place >= 2 * step - 1);
  return (
    <div className={`stack tiny soft nowrap digits ${styles.axis}`} aria-hidden="true">
      {run.map(({ season }, place) =>
        labelled(place) ? (
          <span key={season} style={{ gridColumnEnd: place + 2 }}>
            {shortSeason(season)}
          </span>
        ) : null,
      )}
    </div>
  );
}

type SeasonTableProps = Pick<Dossier, 'seasons'> & { series: ReturnType<typeof seriesOf> };

function SeasonTable({ seasons, series }: SeasonTableProps) {
  return (
    <Table caption={SEASON_CHART_TEXTS.caption(DOSSIER_TEXTS.chart, COLUMN_NAMES.season)}>
      <thead>
        <tr>
          <th scope="col">{COLUMN_NAMES.season}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col" data-numeric>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seasons.map(({ season, totals }) => (
          <tr key={season}>
            <th scope="row">{season}</th>
            {series.map(({ outcome }) => (
              <td key={outcome} data-numeric>
                {totals[outcome]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
