/** What a game's reducer answers: the state to show and what happened, to be announced. A refusal is an event too. */
export type ActionResult<State, Event> = { readonly state: State; readonly event: Event };

/** What a game is to its view. All of it must stay the same between renders: make it once, or memoise it. */
export type GameRules<State, Action, Event> = {
  /** The game as the HTML shows it. */
  readonly initial: State;
  readonly reduce: (state: State, action: Action) => ActionResult<State, Event>;
  readonly announce: (state: State, event: Event) => string;
  readonly storageKey: string;
  readonly encode: (state: State) => string;
  /** The game to go on with, from what was saved: null keeps `initial`. */
  readonly decode: (text: string | null) => State | null;
  /** Whether anything is worth keeping; what is not is forgotten. */
  readonly isWorthSaving: (state: State) => boolean;
};
