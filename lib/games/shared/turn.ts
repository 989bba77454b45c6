/** What a game's reducer answers: the state to show and what happened, to be announced. A refusal is an event too. */
export type Turn<State, Event> = { readonly state: State; readonly event: Event };
