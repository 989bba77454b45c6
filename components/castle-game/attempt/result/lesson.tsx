import { useId } from 'react';
import { rulebook } from '@/content/castle-game/rulebook';
import { LESSON_TEXTS } from '@/content/interface/castle-game/result';
import { lessonOf } from '@/lib/castle-game/screens/lesson';
import type { Team } from '@/lib/castle-game/types';
import styles from './lesson.module.css';
import { LessonBar } from './lesson-bar';
import { LessonMoral } from './lesson-moral';

/** What an attempt taught: the chance of descarregat before it and now. */
export function Lesson({ team, castell }: { team: Team; castell: string }) {
  const title = useId();
  const lesson = lessonOf(rulebook, team, castell);
  if (!lesson) return null;
  const { before, now } = lesson;
  return (
    <section className={styles.lesson} aria-labelledby={title}>
      <h4 id={title}>{LESSON_TEXTS.title}</h4>
      <p className={styles.subject}>{LESSON_TEXTS.subject}</p>
      <dl className={styles.bars}>
        <LessonBar label={LESSON_TEXTS.before} share={before} />
        <LessonBar label={LESSON_TEXTS.now} share={now} from={before} />
      </dl>
      <LessonMoral lesson={lesson} />
    </section>
  );
}
