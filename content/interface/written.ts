import type { ProblemKind } from '@/lib/towers/tower-notation';
import type { Unread } from '@/lib/towers/written';

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

/** Says what is no notation. `text` is the part of the code that shows the problem. */
export function notationProblemText(kind: ProblemKind, text: string): string {
  switch (kind) {
    case 'empty':
      return 'Escriu un codi, com ara 3d7.';
    case 'unknown structure':
      return `«${text}» no és cap estructura: P, T, V o un nombre del 3 al 10.`;
    case 'unknown marks':
      return `«${text}» no és res que pugui anar darrere dels pisos: s, a, f, fm, fmp, n o cam.`;
    case 'floors out of range':
      return `Els pisos de «${text}» no són de cap castell.`;
    case 'manilles without folre':
      return 'No hi ha manilles sense folre: la m va darrere de la f.';
    case 'puntals without manilles':
      return 'No hi ha puntals sense manilles: la p va darrere de fm.';
    case 'too low for its support':
      return `«${text}» és massa baix: el folre demana cinc pisos, les manilles sis i els puntals set.`;
    case 'agulla without room':
      return `«${text}» no pot ser: dins d'un pilar o d'una torre no hi cap l'agulla.`;
    case 'variant of no known five':
      return 'La variant m només és dels cincs de cinc i de sis.';
    case 'neta with support':
    case 'neta per sota':
      return `«${text}» no pot ser: una neta ni porta folre ni s'aixeca per sota.`;
    case 'vano per sota':
      return "Un vano no s'aixeca per sota.";
    case 'walks without being a pilar':
    case 'walks with support':
    case 'walks per sota':
      return `«${text}» no pot ser: només camina un pilar, sense folre ni per sota.`;
    case 'count out of range':
      return `«${text}» són massa castells, o massa pocs: junts n'hi caben de dos a deu.`;
    case 'simultaneous alone':
    case 'simultaneous but unequal':
    case 'simultaneous structure repeated':
      return `«${text}» no pot ser: els simultanis són estructures diferents amb els mateixos pisos.`;
    case 'piece the tower lacks':
      return `«${text}» no pot ser: el castell no té aquesta peça.`;
    case 'too long':
      return 'És massa llarg per ser un codi de castell.';
    default:
      return `«${text}» no és cap codi de castell: primer l'estructura, després la d i els pisos, i al final les lletres.`;
  }
}
