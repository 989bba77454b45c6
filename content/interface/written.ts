import type { Unread } from '@/lib/towers/written';
import { notationProblemText } from './notation-problems';

/** What is not understood, why, and what it is near to. */
export function unreadText({ text, problem, near }: Unread): string {
  return near === null ? reasonOf(text, problem) : `${reasonOf(text, problem)} Volies dir ${near}?`;
}

function reasonOf(text: string, problem: Unread['problem']): string {
  if (problem === 'neta') return `«${text}» és d'assaig: a les diades no s'hi fan castells nets.`;
  return problem.kind === 'unreadable'
    ? `«${text}» no s'entén.`
    : notationProblemText(problem.kind, problem.text);
}

/** Asks what `sf` means, which not all colles write alike. */
export const SF_TEXT =
  "«sf» s'ha llegit «per sota amb folre». Si volies dir sense folre, no hi escriguis ni la s ni la f.";
