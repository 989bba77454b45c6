/** `field` is the path of the first error: `stats.3d5.attempts.0.resultat`. */
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
