import { useId, useMemo, useRef } from 'react';
import { DrawnIcon } from '@/components/results/drawn-icon';
import { RowActions } from '@/components/results/row-actions';
import { IgnoredNote } from '@/components/results/source/source-status';
import { TowerTag } from '@/components/shared/tower-tag/tower-tags';
import { notifyAddressChange } from '@/components/shared/use-address';
import { Notice } from '@/components/ui/notice';
import { CALCULATOR_TEXTS, outcomeOf, placeText, removeRound } from '@/content/interface/points-calculator';
import { pointsText, VERDICT_TEXTS } from '@/content/interface/results';
import {
  calculate,
  formatCalculatorQuery,
  MAX_ROUNDS,
  parseCalculatorQuery,
  placeAmong,
  pointsTable,
} from '@/lib/results/scoring/calculator';
import type { RankingRows } from '@/lib/results/views/ranking-row';
import { outcomeWord, towerName } from '@/lib/towers/name';
import { formatTower } from '@/lib/towers/notation';
import { OUTCOMES, type Outcome, type TriedConstruction } from '@/lib/towers/types';
import styles from './calculator.module.css';
import { PointsTables } from './points-tables';
import { ScoreSum } from './score-sum';

/** Replaces the history entry, so that Back closes the calculator. */
function writeRounds(rounds: readonly TriedConstruction[]): void {
  history.replaceState(history.state, '', formatCalculatorQuery(rounds));
  notifyAddressChange();
}

/** Loaded on demand. `search` is the query, with the chosen rounds. */
export function Calculator({ search, ranking }: { search: string; ranking: RankingRows }) {
  const titleId = useId();
  const { rounds, ignored, surplus } = useMemo(() => parseCalculatorQuery(search), [search]);
  const table = useMemo(() => pointsTable(ranking.scores), [ranking.scores]);
  const diada = useMemo(() => calculate(rounds, ranking.scores), [rounds, ranking.scores]);
  const full = rounds.length === MAX_ROUNDS;
  return (
    <section className={styles.calculator} aria-labelledby={titleId}>
      <h2 id={titleId}>{CALCULATOR_TEXTS.title}</h2>
      <p className={styles.about} data-only="screen">
        {CALCULATOR_TEXTS.about}
      </p>
      <IgnoredNote ignored={ignored} />
      {surplus.length > 0 && (
        <Notice kind="warning">
          <p>
            {CALCULATOR_TEXTS.surplus} {surplus.join(', ')}.
          </p>
        </Notice>
      )}
      <p role="status" className={styles.score}>
        {diada ? (
          <>
            <strong>{pointsText(diada.points)}</strong> {placeText(placeAmong(ranking.rows, diada.points))}{' '}
            {full && <span data-only="screen">{CALCULATOR_TEXTS.full}</span>}
          </>
        ) : (
          CALCULATOR_TEXTS.none
        )}
      </p>
      <div className={styles.sides} data-chosen={diada !== undefined}>
        {diada && (
          <div className={styles.diada}>
            <Rounds rounds={rounds} />
            <ScoreSum row={{ ...diada, reason: CALCULATOR_TEXTS.calculated }} names={diada.names} />
            <RowActions
              name="diada-calculada"
              write={({ calculatedCsv }) => calculatedCsv(diada, VERDICT_TEXTS)}
            />
          </div>
        )}
        <PointsTables table={table} full={full} onAdd={(round) => writeRounds([...rounds, round])} />
      </div>
    </section>
  );
}

function Rounds({ rounds }: { rounds: readonly TriedConstruction[] }) {
  const heading = useRef<HTMLHeadingElement>(null);

  const change = (index: number, changed: TriedConstruction) =>
    writeRounds(rounds.map((round, other) => (other === index ? changed : round)));

  function remove(index: number) {
    writeRounds(rounds.filter((_, other) => other !== index));
    // The pressed button is gone.
    heading.current?.focus();
  }

  return (
    <div className={styles.rounds} data-only="screen">
      <h3 ref={heading} tabIndex={-1}>
        {CALCULATOR_TEXTS.diada}
      </h3>
      <ol className={styles.list}>
        {rounds.map((round, index) => (
          <ChosenRound
            // biome-ignore lint/suspicious/noArrayIndexKey: only the position identifies repeated rounds
            key={index}
            round={round}
            number={index + 1}
            onOutcome={(outcome) => change(index, { ...round, outcome })}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
    </div>
  );
}

type ChosenRoundProps = {
  round: TriedConstruction;
  /** From 1. */
  number: number;
  onOutcome: (outcome: Outcome) => void;
  onRemove: () => void;
};

function ChosenRound({ round, number, onOutcome, onRemove }: ChosenRoundProps) {
  const { construction, outcome } = round;
  const code = formatTower(construction);
  const label = formatTower(round);
  return (
    <li className={styles.round}>
      <TowerTag label={label} code={code} name={towerName(round)} strong />
      <select
        className={styles.outcome}
        aria-label={outcomeOf(number, code)}
        value={outcome}
        onChange={({ target }) => onOutcome(OUTCOMES[target.selectedIndex] ?? outcome)}
      >
        {OUTCOMES.map((one) => (
          <option key={one} value={one}>
            {outcomeWord(construction, one)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={styles.remove}
        aria-label={removeRound(number, label)}
        onClick={onRemove}
      >
        <DrawnIcon sign="remove" size={20} />
      </button>
    </li>
  );
}
