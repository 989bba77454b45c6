import { LESSON_TEXTS } from '@/content/interface/castle-game/result';
import type { Lesson } from '@/lib/castle-game/screens/lesson';
import { lessonChange } from '@/lib/castle-game/words';
import { joinList } from '@/lib/text/list';
import styles from './lesson.module.css';

/** What to make of a lesson: how far the chance rose or, when it did not, what would raise it. */
export function LessonMoral({ lesson }: { lesson: Lesson }) {
  const change = lessonChange(lesson);
  if (change.startsWith('+'))
    return (
      <p>
        <strong className={styles.change}>
          {change} {LESSON_TEXTS.unit}
        </strong>{' '}
        {LESSON_TEXTS.risen}
      </p>
    );
  const { leansOn } = lesson;
  if (leansOn.length === 0) return <p>{LESSON_TEXTS.known}</p>;
  return (
    <p>
      {LESSON_TEXTS.held} {joinList(leansOn)}.
    </p>
  );
}
