import { type ReactNode, useEffect, useId, useRef } from 'react';
import { TowerCode } from '@/components/castle-game/shell/tower-code';
import { Button } from '@/components/ui/button';
import { catalogue } from '@/content/castle-game/catalogue';
import {
  EXAMPLE_GAINS,
  EXAMPLE_SIZES,
  EXAMPLE_TOWERS,
  HELP_TEXTS,
} from '@/content/interface/castle-game/help';
import { SHELL_TEXTS } from '@/content/interface/castle-game/shell';
import { pointsFor } from '@/lib/castle-game/engine/members';
import { formatInteger, formatPercent } from '@/lib/text/catalan';
import styles from './help-sections.module.css';

type HelpSectionProps = {
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly steps?: readonly string[];
  readonly list?: readonly string[];
  /** Set when another screen links to this section: it scrolls into view and takes focus. */
  readonly pointed?: boolean;
  readonly children?: ReactNode;
};

export function HelpSection({
  title,
  paragraphs = [],
  steps,
  list,
  pointed = false,
  children,
}: HelpSectionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!pointed) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [pointed]);
  return (
    <section aria-labelledby={id} className={styles.section} data-pointed={pointed}>
      <h3 id={id} ref={heading} tabIndex={pointed ? -1 : undefined}>
        {title}
      </h3>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {steps && <ol className={styles.steps}>{items(steps)}</ol>}
      {list && <ul className={styles.list}>{items(list)}</ul>}
      {children}
    </section>
  );
}

const items = (texts: readonly string[]) => texts.map((text) => <li key={text}>{text}</li>);

export function Week() {
  const { title, days } = HELP_TEXTS.week;
  return (
    <section aria-labelledby="setmana" className={styles.week}>
      <h3 id="setmana">{title}</h3>
      <ol className={styles.days}>
        {days.map(({ day, about, comes }) => (
          <li key={day}>
            <h4>{day}</h4>
            <p>{about}</p>
            <p className={styles.comes}>{comes}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Points needed to gain people, by team size. */
export function GrowthTable({ members }: { readonly members: number }) {
  const { table, size, now } = HELP_TEXTS.people;
  const sizes = [...new Set([...EXAMPLE_SIZES, members])].sort((a, b) => a - b);
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
        {sizes.map((people) => (
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

export function Learning({ onTree }: { readonly onTree: () => void }) {
  const { title, paragraphs, pieces, after } = HELP_TEXTS.learning;
  return (
    <HelpSection title={title} paragraphs={paragraphs}>
      <ul className={styles.examples}>
        {EXAMPLE_TOWERS.map((code) => (
          <li key={code}>
            <Leaning code={code} />
          </li>
        ))}
      </ul>
      <dl className={styles.pieces}>
        {pieces.map(({ term, code, about }) => (
          <div key={code}>
            <dt>
              {term} <span className={styles.code}>{code}</span>
            </dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
      <p>{after}</p>
      <Button kind="quiet" onClick={onTree}>
        {SHELL_TEXTS.tree}
      </Button>
    </HelpSection>
  );
}

function Leaning({ code }: { readonly code: string }) {
  const dependencies = catalogue.get(code)?.odds.dependencies ?? {};
  return (
    <>
      <strong>
        <TowerCode>{code}</TowerCode>
      </strong>{' '}
      {HELP_TEXTS.learning.leansOn}{' '}
      {Object.entries(dependencies).map(([name, share]) => (
        <span key={name} className={styles.below}>
          <TowerCode>{name}</TowerCode> {formatPercent(share)}
        </span>
      ))}
    </>
  );
}

export function Keys() {
  const { title, keys, after } = HELP_TEXTS.keyboard;
  return (
    <HelpSection title={title}>
      <ul className={styles.keys}>
        {keys.map(({ key, about }) => (
          <li key={key}>
            <kbd>{key}</kbd> {about}
          </li>
        ))}
      </ul>
      <p>{after}</p>
    </HelpSection>
  );
}
