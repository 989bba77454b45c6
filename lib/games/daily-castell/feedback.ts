import { weekdayOf } from '@/lib/dates/days';
import type { Comparison, DailyTower, Feedback, Parts } from './types';

type Hints = { readonly letters: boolean; readonly size: boolean };

/** Gives fewer hints as the week goes on. */
export function hintsOf(date: string): Hints {
  const weekday = weekdayOf(date);
  return { letters: weekday !== 'diumenge', size: weekday === 'dilluns' || weekday === 'dimarts' };
}

export function feedbackOf(date: string, tried: DailyTower, answer: DailyTower): Feedback {
  const hints = hintsOf(date);
  return {
    structure: tried.parts.structure === answer.parts.structure,
    floors: comparison(tried.parts.floors, answer.parts.floors),
    letters: hints.letters ? sameLetters(tried.parts, answer.parts) : null,
    size: hints.size
      ? {
          people: comparison(tried.people, answer.people),
          points: comparison(tried.descarregat, answer.descarregat),
        }
      : null,
  };
}

const sameLetters = (tried: Parts, answer: Parts): boolean =>
  tried.holds === answer.holds && tried.perSota === answer.perSota && tried.agulla === answer.agulla;

function comparison(tried: number, answer: number): Comparison {
  if (tried === answer) return 'same';
  return answer > tried ? 'more' : 'less';
}
