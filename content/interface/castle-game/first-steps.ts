import { PERFORMANCE_ATTENDEES } from '@/lib/castle-game/limits';
import { type FirstStep, MEMBERS_TO_PERFORM } from '@/lib/castle-game/screens/home';
import { joinList } from '@/lib/text/catalan';

/** The way to the first performance. In a file of their own: only new teams need them. */
export const FIRST_STEPS_TEXTS = {
  title: 'Primers passos',
  done: 'Fet',
  late: 'No sortir encara a plaça és ben normal: una colla nova primer ha de fer gent.',
  steps: {
    missions: {
      title: 'Accepteu les missions',
      text: "Són l'única manera de passar de quinze persones a les que calen per actuar.",
    },
    rehearsal: {
      title: 'Completeu-les assajant',
    },
    people: {
      title: 'Sigueu prou gent',
      text: `Per actuar calen ${PERFORMANCE_ATTENDEES} assistents i no ve mai tothom: amb ${MEMBERS_TO_PERFORM} castellers a la colla n'hi ha sempre prou.`,
    },
    performance: {
      title: 'Sortiu a plaça',
      text: "Els dijous hi ha actuació. Hi aniran bé tres castells i un pilar assajats, però amb un que surti ja n'hi ha prou per començar.",
    },
  },
} as const satisfies {
  title: string;
  done: string;
  late: string;
  steps: Record<FirstStep['id'], { title: string; text?: string }>;
};

/** Example: "Comenceu per Pd3 i seguiu amb 3d4n i Td4n." Once a mission is completed: "Us falten 3d4n i Td4n." */
export function stepText({ id, count, asks = [] }: FirstStep): string {
  if (id !== 'rehearsal') return FIRST_STEPS_TEXTS.steps[id].text;
  const [first, ...others] = asks;
  if (!first) return '';
  if (others.length === 0) return `Ara us falta ${first}.`;
  return count?.current
    ? `Us falten ${joinList(asks)}.`
    : `Comenceu per ${first} i seguiu amb ${joinList(others)}.`;
}
