import { type ReactNode, useId } from 'react';
import { DAILY_TEXTS } from '@/content/interface/daily-castell';
import { type Option, optionsFor } from '@/lib/games/daily-castell/building';
import type { PartName, Parts } from '@/lib/games/daily-castell/types';
import { floorsName, holdsName, structureName } from '@/lib/games/daily-castell/words';
import styles from './builder.module.css';
import { CASTELLS } from './castells';

type ChoicesProps = {
  readonly built: Parts;
  readonly onChange: <Name extends PartName>(name: Name, option: Option<Name>) => void;
};

/** Options that no tower allows can be pressed too, and show the reason. */
export function PartChoices(choices: ChoicesProps) {
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
  const { name, built, sign, words, onChange } = props;
  return (
    <Part title={DAILY_TEXTS[name]}>
      {optionsFor(CASTELLS, built, name).map((option) => (
        <Choice
          key={option.value}
          {...option}
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

function Mark({ name, built, sign, onChange }: MarkProps) {
  const other = optionsFor(CASTELLS, built, name).find(({ chosen }) => !chosen);
  if (!other) return null;
  return (
    <Choice
      {...other}
      chosen={built[name]}
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
      <div className={styles.choices}>{children}</div>
    </fieldset>
  );
}

type ChoiceProps = Pick<Option<PartName>, 'chosen' | 'refusal'> & {
  /** Name of a radio group. Without one, a checkbox. */
  readonly group?: string;
  /** Visible text, and the words that screen readers add. */
  readonly sign: string;
  readonly words: string;
  readonly onChoose: () => void;
};

function Choice({ chosen, refusal, group, sign, words, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <span className={styles.choice}>
      <input
        id={id}
        type={group ? 'radio' : 'checkbox'}
        name={group}
        checked={chosen}
        aria-disabled={refusal !== null}
        aria-label={`${sign}, ${words}`}
        onChange={onChoose}
      />
      <label htmlFor={id}>{sign}</label>
    </span>
  );
}
