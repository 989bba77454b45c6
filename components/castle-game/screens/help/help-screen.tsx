import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ScreenShell } from '@/components/castle-game/shell/screen-shell';
import { currentEntry, type ScreenProps } from '@/components/castle-game/shell/screens';
import { Button } from '@/components/ui/button';
import { Confirm } from '@/components/ui/confirm';
import { EXAMPLE_GAINS, EXAMPLE_SIZES, HELP_TEXTS } from '@/content/interface/castle-game/help';
import { copyAge, SAVE_TEXTS } from '@/content/interface/castle-game/saves';
import { SHELL_TEXTS } from '@/content/interface/castle-game/shell';
import { todayInMadrid } from '@/lib/browser/clock';
import { pointsFor } from '@/lib/castle-game/engine/members';
import type { Backup } from '@/lib/castle-game/saves/backup';
import { formatInteger } from '@/lib/text/catalan';
import styles from './help-screen.module.css';

type HelpScreenProps = ScreenProps & {
  readonly backup: Backup;
  readonly onExport: () => void;
  /** Called after the player has confirmed. */
  readonly onDelete: () => void;
};

const { start, rules, people, saves } = HELP_TEXTS;

export function HelpScreen({ state: { team }, go, back, backup, onExport, onDelete }: HelpScreenProps) {
  const [pointed] = useState(() => currentEntry()?.apartat);
  return (
    <ScreenShell title={HELP_TEXTS.title} onBack={back}>
      <div className={`grid fit middle gap-5 gap-x-7 ${styles.top}`}>
        <p className={`display extrabold leading-title balance ${styles.motto}`}>{HELP_TEXTS.motto}</p>
        <div className="stack gap-3">
          <p>{HELP_TEXTS.gameAbout}</p>
          <OwnCopy backup={backup} />
          <div className="cluster middle gap-3">
            <Button onClick={onExport}>
              <DownloadSimpleIcon aria-hidden="true" size={20} weight="bold" />
              {HELP_TEXTS.exportGame}
            </Button>
            <DeleteGame onDelete={onDelete} />
          </div>
        </div>
      </div>
      <Week />
      <div className={styles.sections}>
        <HelpSection title={start.title} steps={start.steps} />
        <HelpSection title={rules.title} list={rules.list} />
        <HelpSection title={people.title} paragraphs={people.paragraphs} pointed={pointed === 'growth'}>
          <GrowthTable members={team.members} />
        </HelpSection>
        <Keys />
        <Learning onTree={() => go('ARBRE')} />
        <HelpSection title={saves.title} steps={saves.steps}>
          <p>{saves.after}</p>
        </HelpSection>
      </div>
    </ScreenShell>
  );
}

function DeleteGame({ onDelete }: { readonly onDelete: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        <TrashIcon aria-hidden="true" size={20} weight="bold" />
        {HELP_TEXTS.deleteGame}
      </Button>
      {asking && (
        <Confirm
          title={SAVE_TEXTS.deleteTitle}
          yes={SAVE_TEXTS.delete}
          no={SAVE_TEXTS.keep}
          onYes={onDelete}
          onNo={() => setAsking(false)}
          loses
          kind="join"
        >
          <p>{SAVE_TEXTS.deleteQuestion}</p>
        </Confirm>
      )}
    </>
  );
}

export function OwnCopy({ backup }: { readonly backup: Backup }) {
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(todayInMadrid()), []);
  return <p>{today && copyAge(backup, today)}</p>;
}

type HelpSectionProps = {
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly steps?: readonly string[];
  readonly list?: readonly string[];
  readonly pointed?: boolean;
  readonly children?: ReactNode;
};

function HelpSection({ title, paragraphs = [], steps, list, pointed = false, children }: HelpSectionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!pointed) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [pointed]);
  return (
    <section
      aria-labelledby={id}
      className={`stack panel shrink gap-3 pad-5 together ${styles.section}`}
      data-pointed={pointed}
    >
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

function Week() {
  const { title, days } = HELP_TEXTS.week;
  return (
    <section aria-labelledby="setmana" className="stack gap-3">
      <h3 id="setmana">{title}</h3>
      <ol className={`grid fit round-l clip ${styles.days}`}>
        {days.map(({ day, about }) => (
          <li key={day}>
            <h4 className="title-m">{day}</h4>
            <p>{about}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function GrowthTable({ members }: { readonly members: number }) {
  const { table, size, now } = HELP_TEXTS.people;
  const sizes = [...new Set([...EXAMPLE_SIZES, members])].sort((a, b) => a - b);
  return (
    <table className={`table sums ${styles.table}`}>
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

function Learning({ onTree }: { readonly onTree: () => void }) {
  const { title, paragraphs, pieces, after } = HELP_TEXTS.learning;
  return (
    <HelpSection title={title} paragraphs={paragraphs}>
      <dl className={`grid fit columns-s gap-3 ${styles.pieces}`}>
        {pieces.map(({ term, code, about }) => (
          <div key={code}>
            <dt className="display bold">
              {term} <span className={`round-s sunken ink ${styles.code}`}>{code}</span>
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

function Keys() {
  const { title, keys, after } = HELP_TEXTS.keyboard;
  return (
    <HelpSection title={title}>
      <ul className={`stack gap-2 ${styles.keys}`}>
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
