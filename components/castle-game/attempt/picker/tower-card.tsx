import { memo, useId } from 'react';
import { LockMark } from '@/components/castle-game/shell/marks';
import { Badge } from '@/components/ui/badge';
import {
  describePicked,
  difficultyWord,
  limitText,
  PICKER_TEXTS,
  pickedName,
} from '@/content/interface/castle-game/picker';
import { pointsLabel, priceText } from '@/content/interface/castle-game/points-and-members';
import { BRACKETS, type PickerTower } from '@/lib/castle-game/picker';
import { ChanceStrip } from './chances';
import styles from './tower-card.module.css';

function DifficultyBars({ tower }: { tower: PickerTower }) {
  return (
    <span className={`inline at-end gap-2 small ${styles.difficulty}`}>
      <span className={`inline at-end flex-none keep-colours ${styles.bars}`} aria-hidden="true">
        {BRACKETS.map((bar) => (
          <span key={bar} data-filled={bar <= tower.bracket} />
        ))}
      </span>
      {difficultyWord(tower)}
    </span>
  );
}

type TowerCardProps = {
  readonly tower: PickerTower;
  /** Who asks for the tower. */
  readonly asked: string | undefined;
  readonly picked: boolean;
  /** Whether the tower changes the number of people. False in the simulator, where no team is at stake. */
  readonly costsPeople: boolean;
  readonly onPick: (code: string) => void;
  readonly onLook: (code: string) => void;
};

/** A locked tower takes no focus, so its name includes the reason. */
export const TowerCard = memo(function TowerCard(props: TowerCardProps) {
  const id = useId();
  const { tower, asked, picked, costsPeople, onPick, onLook } = props;
  const { entry, chances, limit, price, refusal } = tower;
  return (
    <li className="stack">
      <div
        className={`stack panel ring top start gap-2 fill round-m relative clip ${styles.card}`}
        data-picked={picked}
        data-locked={refusal ? true : undefined}
      >
        {/* The visible text is the code, with which the accessible name begins. The button covers the whole card. */}
        <button
          type="button"
          className={`display title-s tight bolder ${styles.name}`}
          disabled={Boolean(refusal)}
          aria-label={pickedName(tower)}
          aria-describedby={`${id}-more`}
          onClick={({ detail }) => {
            // The second click of a double click on an earlier button here must not start an attempt.
            if (detail < 2) onPick(entry.code);
          }}
          onFocus={() => onLook(entry.code)}
          onMouseOver={() => onLook(entry.code)}
        >
          {entry.code}
        </button>
        {/* Already part of the button's name and description. */}
        <span className="contents" aria-hidden="true">
          <DifficultyBars tower={tower} />
          {!entry.rehearsalOnly && (
            <span className={`cluster gap-1 ${styles.points}`}>
              <Badge kind="accent">{pointsLabel(entry.descarregat)}</Badge>
              <Badge>{pointsLabel(entry.carregat)}</Badge>
            </span>
          )}
          {price !== undefined && costsPeople && (
            <span className={`tiny soft ${styles.price}`}>{priceText(price)}</span>
          )}
          {limit && !refusal && <span className={`tiny soft ${styles.price}`}>{limitText(limit)}</span>}
          {asked && <span className="chip">{asked}</span>}
          {refusal ? (
            <span className={`inline at-start gap-1 small strong leading-3 ${styles.lock}`}>
              <LockMark size={16} />
              {PICKER_TEXTS.locked(refusal)}
            </span>
          ) : (
            <span className="fill">
              <ChanceStrip chances={chances} />
            </span>
          )}
        </span>
      </div>
      <span id={`${id}-more`} hidden>
        {describePicked(tower, costsPeople)} {asked && `${asked}.`}
      </span>
    </li>
  );
});
