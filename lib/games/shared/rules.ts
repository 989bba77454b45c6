/** The new state and the event to announce. A refusal is an event too. */
export type ActionResult<State, Event> = { readonly state: State; readonly event: Event };

/** Rules of a game for its view. Create them once or memoize them: they must be stable between renders. */
export type GameRules<State, Action, Event> = {
  /** State of the prerendered HTML. */
  readonly initial: State;
  readonly reduce: (state: State, action: Action) => ActionResult<State, Event>;
  readonly announce: (state: State, event: Event) => string;
  readonly storageKey: string;
  readonly encode: (state: State) => string;
  /** Returns the saved game, or null to keep `initial`. */
  readonly decode: (text: string | null) => State | null;
  /** If false, the saved game is deleted. */
  readonly isWorthSaving: (state: State) => boolean;
};
