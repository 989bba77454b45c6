import { Table } from '@/components/ui/table';
import { diades, rivals } from '@/content/castle-game/diades';
import { DIADES_TEXTS, diadaTitle } from '@/content/interface/castle-game/diades';
import { markedCode } from '@/content/interface/castle-game/towers';
import { lastTimeOf, namedDiadaOn, stakeOf } from '@/lib/castle-game/history/diades';
import { standingsOf } from '@/lib/castle-game/history/rivals';
import type { Round, Team } from '@/lib/castle-game/types';
import { formatInteger } from '@/lib/text/catalan';
import styles from './diada-table.module.css';

type DiadaTableProps = {
  readonly team: Team;
  /** Of a named diada, `YYYY-MM-DD`. */
  readonly day: string;
  readonly rounds: readonly Round[];
};

/** The team among the invented clubs of the diada. */
export function DiadaTable({ team, day, rounds }: DiadaTableProps) {
  return (
    <Table caption={DIADES_TEXTS.table}>
      <thead>
        <tr>
          <th scope="col">{DIADES_TEXTS.club}</th>
          <th scope="col">{DIADES_TEXTS.towers}</th>
          <th scope="col" data-numeric>
            {DIADES_TEXTS.points}
          </th>
        </tr>
      </thead>
      <tbody>
        {standingsOf(rivals, team, day, rounds).map(({ name, color, own, rounds: done, points }, index) => (
          <tr key={own ? '' : name} className={own ? styles.own : undefined}>
            <th scope="row">
              <span className={styles.shirt} style={{ background: color }} />
              {index + 1}. {name}
            </th>
            <td>{done.map(({ code, outcome }) => markedCode(code, outcome)).join(' · ')}</td>
            <td data-numeric>{formatInteger(points)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** On the day itself: what is at stake, and the table until now. Renders nothing on other days. */
export function DiadaToday({ team, rounds }: Omit<DiadaTableProps, 'day'>) {
  const diada = namedDiadaOn(diades, team.date);
  if (!diada) return null;
  return (
    <section className={styles.today}>
      <p>{stakeOf(diada, lastTimeOf(diada, team.history, team.date))}</p>
      <DiadaTable team={team} day={team.date} rounds={rounds} />
    </section>
  );
}

/** On every screen of the day. */
export function DiadaName({ date }: { readonly date: string }) {
  const diada = namedDiadaOn(diades, date);
  return diada ? <p className={styles.name}>{diadaTitle(diada)}</p> : null;
}
