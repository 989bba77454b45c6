import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DAILY_TOWERS } from '@/content/games/daily-castell';
import {
  choiceName,
  DAILY_TEXTS,
  floorsName,
  holdsName,
  refusalText,
  spokenTower,
  structureName,
  tryButton,
} from '@/content/interface/games/daily-castell';
import { choose, type Option, optionsFor, type Refusal } from '@/lib/games/daily-castell/building';
import {
  type DailyTower,
  dailyCatalogue,
  type PartName,
  type Parts,
} from '@/lib/games/daily-castell/catalogue';
import { excludes, type Try } from '@/lib/games/daily-castell/game';
import styles from './builder.module.css';

type BuilderProps = {
  /** Initial tower: the last try, or the best known tower. */
  readonly start: DailyTower;
  /** Their hints dim what they exclude. */
  readonly tries: readonly Try[];
  readonly onTry: (code: string) => Refusal | null;
};

export function Builder({ start, tries, onTry }: BuilderProps) {
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
      <div className={`stack shrink gap-3 ${styles.builder}`}>
        <h4>{DAILY_TEXTS.build}</h4>
        <PartChoices built={built.parts} tries={tries} onChange={change} />
        {/* A status region, so that screen readers announce why nothing was chosen. */}
        <p role="status" className={styles.refused}>
          {refused && refusalText(refused)}
        </p>
        <div className="cluster middle apart gap-3">
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
    <form className={`cluster at-end gap-3 line-start ${styles.typed}`} onSubmit={send} noValidate>
      <label className={`stack gap-1 semibold ${styles.asked}`}>
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

type ChoicesProps = {
  readonly built: Parts;
  readonly tries: readonly Try[];
  readonly onChange: <Name extends PartName>(name: Name, option: Option<Name>) => void;
};

/** Options that no tower allows can be pressed too, and show the reason. */
function PartChoices(choices: ChoicesProps) {
  return (
    <>
      <OneOf {...choices} name="structure" sign={(structure) => structure} words={structureName} />
      <OneOf {...choices} name="floors" sign={(floors) => `d${floors}`} words={floorsName} />
      <OneOf {...choices} name="holds" sign={(holds) => holds || DAILY_TEXTS.none} words={holdsName} />
      <Part title={DAILY_TEXTS.letters}>
        <Mark {...choices} name="perSota" sign="s" />
        <Mark {...choices} name="agulla" sign="a" />
      </Part>
    </>
  );
}

type OneOfProps<Name extends PartName> = ChoicesProps & {
  readonly name: Name;
  readonly sign: (value: Parts[Name]) => string;
  readonly words: (value: Parts[Name]) => string;
};

function OneOf<Name extends 'structure' | 'floors' | 'holds'>(props: OneOfProps<Name>) {
  const { name, built, tries, sign, words, onChange } = props;
  return (
    <Part title={DAILY_TEXTS[name]}>
      {optionsFor(CASTELLS, built, name).map((option) => (
        <Choice
          key={option.value}
          {...option}
          excluded={isExcluded(tries, name, option.value)}
          group={name}
          sign={sign(option.value)}
          words={words(option.value)}
          onChoose={() => onChange(name, option)}
        />
      ))}
    </Part>
  );
}

type MarkProps = ChoicesProps & { readonly name: 'perSota' | 'agulla'; readonly sign: string };

function Mark({ name, built, tries, sign, onChange }: MarkProps) {
  const other = optionsFor(CASTELLS, built, name).find(({ chosen }) => !chosen);
  if (!other) return null;
  return (
    <Choice
      {...other}
      chosen={built[name]}
      excluded={isExcluded(tries, name, true)}
      sign={sign}
      words={DAILY_TEXTS[name]}
      onChoose={() => onChange(name, other)}
    />
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      <div className="cluster gap-1 keep-colours">{children}</div>
    </fieldset>
  );
}

function isExcluded<Name extends PartName>(tries: readonly Try[], name: Name, value: Parts[Name]): boolean {
  return tries.some((one) => excludes(one, name, value));
}

type ChoiceProps = Pick<Option<PartName>, 'chosen' | 'refusal'> & {
  readonly excluded: boolean;
  /** Name of a radio group. Without one, a checkbox. */
  readonly group?: string;
  /** Visible text, and the words that screen readers add. */
  readonly sign: string;
  readonly words: string;
  readonly onChoose: () => void;
};

function Choice({ chosen, refusal, excluded, group, sign, words, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <span className={`stack relative ${styles.choice}`}>
      <input
        id={id}
        type={group ? 'radio' : 'checkbox'}
        name={group}
        checked={chosen}
        aria-disabled={refusal !== null}
        aria-label={choiceName(sign, words, excluded)}
        data-excluded={excluded}
        onChange={onChoose}
      />
      <label htmlFor={id}>{sign}</label>
    </span>
  );
}

/** Castells that can be solutions or tries. */
export const CASTELLS = dailyCatalogue(DAILY_TOWERS);
