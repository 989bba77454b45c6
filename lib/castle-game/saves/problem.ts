/** Why a text is no game. `field` is the path of the first wrong value: `stats.3d5.attempts.0.resultat`. */
export type SaveProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too large' }
  | { readonly kind: 'not base64' }
  | { readonly kind: 'not json' }
  | { readonly kind: 'too deep' }
  | { readonly kind: 'no team' }
  | { readonly kind: 'key missing'; readonly field: string }
  | { readonly kind: 'wrong value'; readonly field: string }
  | { readonly kind: 'newer format' };
export type SaveProblemKind = SaveProblem['kind'];

const SENTENCES = {
  empty: 'La partida desada és buida.',
  'too large': 'La partida desada ocupa més de 5 MB.',
  'not base64': 'La partida desada no es pot descodificar.',
  'not json': 'La partida desada està escapçada o malmesa.',
  'too deep': 'La partida desada no té la forma esperada.',
  'no team': 'La partida desada no conté cap colla.',
  'key missing': 'A la partida desada li falta una dada',
  'wrong value': 'La partida desada té una dada que no és vàlida',
  'newer format': "La partida desada és d'una versió més nova del joc.",
} as const satisfies Record<SaveProblemKind, string>;

/** What is wrong, as a sentence for the player, with the field when it is known. */
export function saveProblemText(problem: SaveProblem): string {
  const sentence = SENTENCES[problem.kind];
  return 'field' in problem ? `${sentence}: ${problem.field.slice(0, 60)}.` : sentence;
}

/** Shown for any file that holds no game. */
export const NO_GAME_IN_FILE = "L'arxiu no conté cap partida.";
