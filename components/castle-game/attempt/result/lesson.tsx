import { type CSSProperties, useId } from 'react';
import {
  failureSentences,
  heldSentence,
  LESSON_TEXTS,
  lessonChange,
  NO_CHANGE,
  percentWithTenth,
  stuckSentence,
  timesText,
} from '@/content/interface/castle-game/result';
import { type Lesson, lessonOf } from '@/lib/castle-game/screens/lesson';
import type { Team } from '@/lib/castle-game/types';
import type { GameOutcome } from '@/lib/castle-game/vocabulary';
import { joinList } from '@/lib/text/catalan';
import styles from './result-panel.module.css';

type LessonPanelProps = {
  readonly team: Team;
  readonly code: string;
  /** The best outcome of a series. */
  readonly outcome: GameOutcome;
};

export function LessonPanel({ team, code, outcome }: LessonPanelProps) {
  /** What is said of every castell is said to a team without a performance only. */
  const explain = outcome === 'descarregat' && team.history.length === 0;
  const title = useId();
  const lesson = lessonOf(team, code);
  if (!lesson) return null;
  const { before, now, built, stuck } = lesson;
  const moved = lessonChange(lesson) !== NO_CHANGE;
  return (
    <section className="stack top gap-3" aria-labelledby={title}>
      <div className="cluster baseline gap-1 gap-x-3">
        <h4 id={title}>{built ? LESSON_TEXTS.title : LESSON_TEXTS.failed}</h4>
        {built && <p className="soft">{LESSON_TEXTS.subject}</p>}
      </div>
      {stuck && <p className={`round-m semibold ${styles.stuck}`}>{stuckSentence(lesson)}</p>}
      {built ? (
        <dl className="stack gap-3">
          {/* Two equal figures would look like a lesson that failed. */}
          {moved && (
            <LessonBar
              label={team.lastAttempt?.series ? LESSON_TEXTS.beforeSeries : LESSON_TEXTS.before}
              share={before}
            />
          )}
          <LessonBar label={LESSON_TEXTS.now} share={now} from={before} />
        </dl>
      ) : (
        <ul className="stack gap-2 text-l">
          {failureSentences(lesson).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {/* One advice at a time. */}
      {!stuck?.step && <LessonMoral code={code} lesson={lesson} explain={explain} />}
    </section>
  );
}

const lengths = (from: number, share: number): CSSProperties =>
  Object.fromEntries([
    ['--from', `${from * 100}%`],
    ['--to', `${share * 100}%`],
  ]);

/** The gain since `from` has its own colour in the bar. */
function LessonBar({ label, share, from = share }: { label: string; share: number; from?: number }) {
  return (
    <div
      className={`cluster baseline apart gap-1 gap-x-3 keep-colours ${styles.row}`}
      style={lengths(from, share)}
    >
      <dt>{label}</dt>
      <dd>{percentWithTenth(share)}</dd>
    </div>
  );
}

type LessonMoralProps = { readonly code: string; readonly lesson: Lesson; readonly explain: boolean };

/** Shows the increase of the chance. Without an increase, shows which towers to rehearse. */
function LessonMoral({ code, lesson, explain }: LessonMoralProps) {
  const change = lessonChange(lesson);
  // Where the figures above do not say it yet.
  if (!lesson.built && change.startsWith('+'))
    return timesText(lesson.ahead) === timesText(lesson.now) && <p>{LESSON_TEXTS.risen}</p>;
  if (change.startsWith('+'))
    return (
      <p>
        <strong className={styles.change}>
          {change} {LESSON_TEXTS.unit}
        </strong>{' '}
        {explain && LESSON_TEXTS.risenBuilt}
      </p>
    );
  const { leansOn, heldBy, requires } = lesson;
  if (requires) return <p>{LESSON_TEXTS.requires(requires)}</p>;
  if (heldBy) return <p>{heldSentence(code, heldBy)}</p>;
  if (leansOn.length === 0) return <p>{LESSON_TEXTS.known}</p>;
  return (
    <p>
      {LESSON_TEXTS.held} {joinList(leansOn)}.
    </p>
  );
}
