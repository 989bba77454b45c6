import { EXAMPLE_GAINS, EXAMPLE_SIZES, HELP_TEXTS } from '@/content/interface/castle-game/help';
import { pointsFor } from '@/lib/castle-game/engine/growth';
import { sizesWith } from '@/lib/castle-game/screens/growth';
import { formatInteger } from '@/lib/text/number';
import styles from './growth-table.module.css';

const { table, size, now } = HELP_TEXTS.people;

/** Points needed to gain people, by team size. */
export function GrowthTable({ members }: { readonly members: number }) {
  return (
    <table className={styles.table}>
      <caption>{table}</caption>
      <thead>
        <tr>
          <th scope="col">{size}</th>
          {EXAMPLE_GAINS.map((people) => (
            <th key={people} scope="col">
              +{people}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizesWith(members, EXAMPLE_SIZES).map((people) => (
          <tr key={people} aria-current={people === members || undefined}>
            <th scope="row">
              {formatInteger(people)} {people === members && `(${now})`}
            </th>
            {EXAMPLE_GAINS.map((change) => (
              <td key={change}>{formatInteger(pointsFor(people, change))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
