import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import { DrawnIcon } from '@/components/results/drawn-icon';
import { LinkActions } from '@/components/results/row-actions';
import { TowerTag } from '@/components/shared/tower-tag/tower-tags';
import { notifyAddressChange } from '@/components/shared/use-address';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { CALCULATOR_TEXTS, outcomeOf, placeText, removeRound } from '@/content/interface/points-calculator';
import { pointsText } from '@/content/interface/results';
import { SF_TEXT, unreadText } from '@/content/interface/written';
import { roundName } from '@/lib/results/diada';
import { labelOf } from '@/lib/results/labels';
import {
  calculate,
  formatCalculatorQuery,
  parseCalculatorQuery,
  placeAmong,
  pointsTable,
  readDiada,
  type WrittenRound,
} from '@/lib/results/scoring/calculator';
import type { RankingRows } from '@/lib/results/views/ranking-row';
import { outcomeWord } from '@/lib/towers/name';
import { joined, OUTCOMES, type Outcome } from '@/lib/towers/types';
import { isAmbiguous, type Unread } from '@/lib/towers/written';
import styles from './calculator.module.css';
import { PointsTables } from './points-tables';
import { ScoreSum } from './score-sum';
import { SheetRows } from './sheet-rows';

/** Replaces the history entry, so that Back closes the calculator. */
function writeRounds(rounds: readonly WrittenRound[]): void {
  history.replaceState(history.state, '', formatCalculatorQuery(rounds));
  notifyAddressChange();
}

/** Loaded on demand. `search` is the query, with the chosen rounds. */
export function Calculator({ search, ranking }: { search: string; ranking: RankingRows }) {
  const titleId = useId();
  const { rounds, unread } = useMemo(() => parseCalculatorQuery(search), [search]);
  const table = useMemo(() => pointsTable(ranking.scores), [ranking.scores]);
  const diada = useMemo(() => calculate(rounds, ranking.scores), [rounds, ranking.scores]);
  const add = (line: string) => {
    const read = readDiada(line);
    writeRounds([...rounds, ...read.rounds]);
    return read.unread;
  };
  return (
    <section className="stack shrink gap-4" aria-labelledby={titleId}>
      <h2 id={titleId}>{CALCULATOR_TEXTS.title}</h2>
      <p className="measure" data-only="screen">
        {CALCULATOR_TEXTS.about}
      </p>
      {unread.length > 0 && (
        <Notice kind="warning">
          <p>{[CALCULATOR_TEXTS.unread, ...unread.map(unreadText)].join(' ')}</p>
        </Notice>
      )}
      <LineForm onAdd={add} />
      <p role="status" className={`small leading-3 sticky ${styles.score}`}>
        {diada ? (
          <>
            <strong>{pointsText(diada.points)}</strong> {placeText(placeAmong(ranking.rows, diada.points))}
          </>
        ) : (
          CALCULATOR_TEXTS.none
        )}
      </p>
      <div className={`stack shrink top gap-6 gap-x-7 ${styles.sides}`} data-chosen={diada !== undefined}>
        {diada && (
          <div className="stack shrink top gap-4">
            <Rounds rounds={rounds} />
            <ScoreSum row={{ ...diada, reason: CALCULATOR_TEXTS.calculated }} names={diada.names} />
            <LinkActions />
            <SheetRows rounds={rounds} towns={ranking.choices.towns} />
          </div>
        )}
        <PointsTables table={table} onAdd={add} />
      </div>
    </section>
  );
}

/** Takes a whole diada. What is not understood stays in the field. */
function LineForm({ onAdd }: { onAdd: (line: string) => readonly Unread[] }) {
  const [text, setText] = useState('');
  const [unread, setUnread] = useState<readonly Unread[]>([]);
  const [ambiguous, setAmbiguous] = useState(false);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const left = onAdd(text);
    setUnread(left);
    setAmbiguous(isAmbiguous(text));
    setText(left.map((one) => one.text).join(', '));
  }

  return (
    <form className={`cluster at-start gap-3 ${styles.search}`} data-only="screen" onSubmit={onSubmit}>
      <TextArea
        label={CALCULATOR_TEXTS.line}
        hint={CALCULATOR_TEXTS.lineHint}
        error={unread.map(unreadText).join(' ') || undefined}
        rows={2}
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit">{CALCULATOR_TEXTS.read}</Button>
      {ambiguous && <Notice>{SF_TEXT}</Notice>}
    </form>
  );
}

function Rounds({ rounds }: { rounds: readonly WrittenRound[] }) {
  const heading = useRef<HTMLHeadingElement>(null);

  const change = (index: number, changed: WrittenRound) =>
    writeRounds(rounds.map((round, other) => (other === index ? changed : round)));

  function remove(index: number) {
    writeRounds(rounds.filter((_, other) => other !== index));
    // The pressed button is gone.
    heading.current?.focus();
  }

  return (
    <div className={`stack shrink top gap-4 ${styles.rounds}`} data-only="screen">
      <h3 ref={heading} tabIndex={-1}>
        {CALCULATOR_TEXTS.diada}
      </h3>
      <ol className="stack gap-2">
        {rounds.map((round, index) => (
          <ChosenRound
            // biome-ignore lint/suspicious/noArrayIndexKey: only the position identifies repeated rounds
            key={index}
            round={round}
            number={index + 1}
            onOutcome={(outcome) =>
              change(
                index,
                round.map((tower) => ({ ...tower, outcome })),
              )
            }
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
    </div>
  );
}

type ChosenRoundProps = {
  round: WrittenRound;
  /** From 1. */
  number: number;
  onOutcome: (outcome: Outcome) => void;
  onRemove: () => void;
};

function ChosenRound({ round, number, onOutcome, onRemove }: ChosenRoundProps) {
  const code = labelOf(round.map((tower) => ({ ...tower, outcome: 'descarregat' })));
  const label = labelOf(round);
  const [first] = round;
  const isMixed = round.some(({ outcome }) => outcome !== first?.outcome);
  return (
    <li className={`stack middle gap-1 gap-x-2 ${styles.round}`}>
      <TowerTag label={label} code={code} name={roundName({ attempts: round })} strong />
      <select
        className={styles.outcome}
        aria-label={outcomeOf(number, code)}
        value={isMixed ? '' : first?.outcome}
        onChange={({ target }) => {
          const chosen = OUTCOMES.find((outcome) => outcome === target.value);
          if (chosen) onOutcome(chosen);
        }}
      >
        {isMixed && <option value="">{CALCULATOR_TEXTS.mixed}</option>}
        {OUTCOMES.map((one) => (
          <option key={one} value={one}>
            {outcomeWord(joined(round.map(({ construction }) => construction)), one)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={`stack center pill soft ${styles.remove}`}
        aria-label={removeRound(number, label)}
        onClick={onRemove}
      >
        <DrawnIcon sign="remove" size={20} />
      </button>
    </li>
  );
}
