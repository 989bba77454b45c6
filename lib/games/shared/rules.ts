/** A refusal is an event too. */
export type ActionResult<State, Event> = { readonly state: State; readonly event: Event };

/** Must be stable between renders: create it once or memoize it. */
export type GameRules<State, Action, Event> = {
  /** State of the prerendered HTML. */
  readonly initial: State;
  readonly reduce: (state: State, action: Action) => ActionResult<State, Event>;
  readonly announce: (state: State, event: Event) => string;
  readonly storageKey: string;
  readonly encode: (state: State) => string;
  /** Null keeps `initial`. */
  readonly decode: (text: string | null) => State | null;
  /** If false, the saved game is deleted. */
  readonly isWorthSaving: (state: State) => boolean;
};
