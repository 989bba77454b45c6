/** Functions named `…Refusal` return `undefined` if the action is possible. */
export type Refusal =
  | { readonly kind: 'no such tower' }
  | { readonly kind: 'not enough people'; readonly needed: number; readonly present: number }
  | { readonly kind: 'no attempts left' }
  | { readonly kind: 'only for rehearsals' }
  | { readonly kind: 'already done' }
  | { readonly kind: 'tried twice' }
  | { readonly kind: 'class done'; readonly by: string }
  | { readonly kind: 'only pilars now' }
  | { readonly kind: 'pilars come last' }
  | { readonly kind: 'result waiting' }
  | { readonly kind: 'nothing to continue' }
  | { readonly kind: 'performance to be done' }
  | { readonly kind: 'performance unfinished' }
  | { readonly kind: 'performance over' }
  | { readonly kind: 'no performance today' }
  | { readonly kind: 'too few attendees'; readonly needed: number; readonly present: number }
  | { readonly kind: 'no such mission' }
  | { readonly kind: 'mission accepted' }
  | { readonly kind: 'mission completed' }
  | { readonly kind: 'mission not offered' }
  | { readonly kind: 'other mission chosen' }
  | { readonly kind: 'day in order' }
  | { readonly kind: 'one by one in a performance' }
  | { readonly kind: 'no page to read' };

export type ActionResult<State> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly reason: Refusal };
