import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import { memo, useId } from 'react';
import { Badge } from '@/components/ui/badge';
import { PICKER_TEXTS } from '@/content/interface/castle-game/picker';
import { expectedText, priceText } from '@/lib/castle-game/memory/words';
import type { PickerTower } from '@/lib/castle-game/picker/groups';
import { describePicked, lockLabel, pickedName } from '@/lib/castle-game/picker/words';
import type { TrackedObjective } from '@/lib/castle-game/types';
import { pointsLabel } from '@/lib/castle-game/words';
import { ChanceStrip } from './chances';
import { DifficultyBars } from './difficulty-bars';
import styles from './tower-card.module.css';

type TowerCardProps = {
  readonly tower: PickerTower;
  /** What an accepted mission still asks of this tower here. */
  readonly objective: TrackedObjective | undefined;
  readonly picked: boolean;
  /** Whether people come or leave with it: the simulator's team is no one's. */
  readonly costsPeople: boolean;
  readonly onPick: (code: string) => void;
  /** The pointer or the focus has reached it. */
  readonly onLook: (code: string) => void;
};

const pendingText = ({ outcome, current, amount = 1 }: TrackedObjective): string =>
  `${PICKER_TEXTS.mission}: ${outcome} ${current}/${amount}`;

/**
 * A tower to pick. Its description says what the eye sees. A locked tower takes no focus, so its name says why it is
 * locked.
 */
export const TowerCard = memo(function TowerCard(props: TowerCardProps) {
  const id = useId();
  const { tower, objective, picked, costsPeople, onPick, onLook } = props;
  const { entry, chances, bracket, price, refusal } = tower;
  return (
    <li className={styles.place}>
      <div className={styles.card} data-picked={picked} data-locked={refusal ? true : undefined}>
        {/* What is seen of the button is the code, with which its name begins; it answers on the whole card. */}
        <button
          type="button"
          className={styles.name}
          disabled={Boolean(refusal)}
          aria-label={pickedName(tower)}
          aria-describedby={`${id}-more`}
          onClick={({ detail }) => {
            // The second half of a double click on the button that stood here before must not try a tower.
            if (detail < 2) onPick(entry.code);
          }}
          onFocus={() => onLook(entry.code)}
          onMouseOver={() => onLook(entry.code)}
        >
          {entry.code}
        </button>
        {/* The name and the description say all of this: it is not read twice. */}
        <span className={styles.rest} aria-hidden="true">
          <DifficultyBars bracket={bracket} />
          {!entry.rehearsalOnly && (
            <span className={styles.points}>
              <Badge kind="accent">{pointsLabel(entry.descarregat)}</Badge>
              <Badge>{pointsLabel(entry.carregat)}</Badge>
            </span>
          )}
          {price && (
            <span className={styles.price}>
              <b>{expectedText(price)}</b> {costsPeople && priceText(price)}
            </span>
          )}
          {objective && <span className={styles.objective}>{pendingText(objective)}</span>}
          {refusal ? (
            <span className={styles.lock}>
              <LockSimpleIcon aria-hidden="true" size={16} weight="bold" />
              {lockLabel(refusal)}
            </span>
          ) : (
            <span className={styles.chances}>
              <ChanceStrip chances={chances} />
            </span>
          )}
        </span>
      </div>
      <span id={`${id}-more`} hidden>
        {describePicked(tower, costsPeople)} {objective && `${pendingText(objective)}.`}
      </span>
    </li>
  );
});
