import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DAILY_TEXTS } from '@/content/interface/daily-castell';
import { choose, type Option } from '@/lib/games/daily-castell/building';
import type { Refusal } from '@/lib/games/daily-castell/refusal';
import type { DailyTower, PartName } from '@/lib/games/daily-castell/types';
import { refusalText, spokenTower, tryButton } from '@/lib/games/daily-castell/words';
import styles from './builder.module.css';
import { CASTELLS } from './castells';
import { PartChoices } from './part-choices';

type BuilderProps = {
  /** Initial tower: the last try, or the best known tower. */
  readonly start: DailyTower;
  /** Tries a code. Returns a refusal, or null. */
  readonly onTry: (code: string) => Refusal | null;
};

/** Builds a try from its parts or from its code. */
export function Builder({ start, onTry }: BuilderProps) {
  const [built, setBuilt] = useState(start);
  const [from, setFrom] = useState(start);
  if (from !== start) {
    setFrom(start);
    setBuilt(start);
  }
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);

  function change<Name extends PartName>(name: Name, { value, refusal }: Option<Name>) {
    setRefused(refusal);
    setProblem(null);
    setBuilt(choose(CASTELLS, built.parts, name, value) ?? built);
  }

  function attempt() {
    setRefused(null);
    setProblem(onTry(built.code));
  }

  return (
    <>
      <div className={styles.builder}>
        <h4>{DAILY_TEXTS.build}</h4>
        <PartChoices built={built.parts} onChange={change} />
        {/* A status region, so that screen readers announce why nothing was chosen. */}
        <p role="status" className={styles.refused}>
          {refused && refusalText(refused)}
        </p>
        <div className={styles.result}>
          <p className={styles.built}>
            <strong>{built.code}</strong> <span>{spokenTower(built)}</span>
          </p>
          <Button onClick={attempt}>{tryButton(built)}</Button>
        </div>
        {problem && <p className={styles.refused}>{refusalText(problem)}</p>}
      </div>
      <TypedTry onTry={onTry} onTried={() => setProblem(null)} />
    </>
  );
}

type TypedTryProps = Pick<BuilderProps, 'onTry'> & { readonly onTried: () => void };

/** For players who know the notation. */
function TypedTry({ onTry, onTried }: TypedTryProps) {
  const why = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Refusal | null>(null);

  function send(event: FormEvent) {
    event.preventDefault();
    const refusal = onTry(text);
    setProblem(refusal);
    if (refusal) return;
    setText('');
    onTried();
  }

  return (
    <form className={styles.typed} onSubmit={send} noValidate>
      <label className={styles.asked}>
        {DAILY_TEXTS.type}
        <input
          className={styles.field}
          name="codi"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={20}
          aria-invalid={problem !== null}
          aria-describedby={why}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <Button type="submit" kind="quiet">
        {DAILY_TEXTS.tryTyped}
      </Button>
      <p id={why} className={styles.refused}>
        {problem && refusalText(problem)}
      </p>
    </form>
  );
}
