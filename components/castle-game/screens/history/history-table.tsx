import { StarIcon } from '@phosphor-icons/react/dist/ssr/Star';
import { TowerCode } from '@/components/castle-game/shell/tower-code';
import { Table } from '@/components/ui/table';
import { diades } from '@/content/castle-game/diades';
import { diadaTitle } from '@/content/interface/castle-game/diades';
import { HISTORY_TEXTS } from '@/content/interface/castle-game/history';
import { membersStory } from '@/content/interface/castle-game/points-and-members';
import { markedCode } from '@/content/interface/castle-game/towers';
import { namedDiadaOn } from '@/lib/castle-game/history/diades';
import type { HistoryRow } from '@/lib/castle-game/screens/history';
import { formatInteger } from '@/lib/text/catalan';
import styles from './history-table.module.css';

type HistoryTableProps = {
  /** Distinguishes the captions of the seasons. */
  readonly caption: string | undefined;
  readonly rows: readonly HistoryRow[];
  /** Gives focus to the first new row. */
  readonly refFor: (index: number) => ((row: HTMLElement | null) => void) | undefined;
};

export function HistoryTable({ caption, rows, refFor }: HistoryTableProps) {
  return (
    <Table caption={caption ? `${HISTORY_TEXTS.caption}. ${caption}` : HISTORY_TEXTS.caption}>
      <thead>
        <tr>
          <th scope="col">{HISTORY_TEXTS.day}</th>
          <th scope="col">{HISTORY_TEXTS.time}</th>
          <th scope="col">{HISTORY_TEXTS.performance}</th>
          <th scope="col" data-numeric>
            {HISTORY_TEXTS.points}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.place} ref={refFor(index)} tabIndex={-1}>
            <th scope="row" className={styles.day}>
              {row.day ?? HISTORY_TEXTS.noDay}
            </th>
            <td>{row.time}</td>
            <td className={styles.performance}>
              <DiadaMark date={row.date} />
              <Rounds row={row} />
              {row.members && <p className={styles.members}>{membersStory(row.members)}</p>}
            </td>
            <td data-numeric className={styles.points}>
              {formatInteger(row.points)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function DiadaMark({ date }: Pick<HistoryRow, 'date'>) {
  const diada = date && namedDiadaOn(diades, date);
  if (!diada) return null;
  return (
    <p className={styles.diada}>
      <StarIcon aria-hidden="true" size={18} weight="fill" />
      {diadaTitle(diada)}
    </p>
  );
}

function Rounds({ row: { rounds } }: { readonly row: HistoryRow }) {
  return (
    <ol className={styles.rounds}>
      {rounds.map(({ code, outcome }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds never move, and an edited save can repeat a number
        <li key={index} data-scored={outcome === 'descarregat' || undefined}>
          <TowerCode>{markedCode(code, outcome)}</TowerCode>
        </li>
      ))}
    </ol>
  );
}
