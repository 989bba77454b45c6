import { useId, useState } from 'react';
import { TowerCode } from '@/components/castle-game/shell/tower-code';
import { Table } from '@/components/ui/table';
import { HISTORY_TEXTS } from '@/content/interface/castle-game/history';
import { seasonName, YEAR_TEXTS } from '@/content/interface/castle-game/year';
import { tallyOf, towerRecords } from '@/lib/castle-game/history/tower-records';
import type { Team } from '@/lib/castle-game/types';
import { formatInteger } from '@/lib/text/catalan';
import styles from './history-screen.module.css';

const ALL = 'all';
const NONE = tallyOf([]);

export function TowerRecords({ team }: { team: Team }) {
  const id = useId();
  const [season, setSeason] = useState<string>(ALL);
  const records = towerRecords(team).filter(({ seasons }) => seasons.length > 0);
  const seasons = [...new Set(records.flatMap((record) => record.seasons.map((one) => one.season)))]
    .sort()
    .reverse();
  const rows = records
    .map(({ code, firsts, performed, seasons: own }) => ({
      code,
      first: firsts.performance?.carregat ?? firsts.performance?.descarregat,
      tally: season === ALL ? performed : (own.find((one) => one.season === season)?.performed ?? NONE),
    }))
    .filter(({ tally }) => Object.values(tally).some((count) => count > 0));
  return (
    <section aria-labelledby={id}>
      <details className={styles.records}>
        <summary>
          <h3 id={id}>{HISTORY_TEXTS.records}</h3>
        </summary>
        <label className={styles.filter}>
          {HISTORY_TEXTS.season}
          <select value={season} onChange={({ target }) => setSeason(target.value)}>
            <option value={ALL}>{HISTORY_TEXTS.allSeasons}</option>
            {seasons.map((one) => (
              <option key={one} value={one}>
                {seasonName(one)}
              </option>
            ))}
          </select>
        </label>
        <Table caption={HISTORY_TEXTS.recordsCaption}>
          <thead>
            <tr>
              <th scope="col">{HISTORY_TEXTS.tower}</th>
              <th scope="col">{HISTORY_TEXTS.firstTime}</th>
              <th scope="col" data-numeric>
                {HISTORY_TEXTS.descarregats}
              </th>
              <th scope="col" data-numeric>
                {HISTORY_TEXTS.carregats}
              </th>
              <th scope="col" data-numeric>
                {HISTORY_TEXTS.tries}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ code, first, tally }) => (
              <tr key={code}>
                <th scope="row">
                  <TowerCode>{code}</TowerCode>
                </th>
                <td>{first === undefined ? '–' : YEAR_TEXTS.firstDay(first)}</td>
                <td data-numeric>{formatInteger(tally.descarregat)}</td>
                <td data-numeric>{formatInteger(tally.carregat)}</td>
                <td data-numeric>{formatInteger(tally.intent + tally['intent desmuntat'])}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </section>
  );
}
