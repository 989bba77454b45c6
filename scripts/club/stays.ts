/**
 * What stands in `content/` and `public/` and stays when another club moves in: the words of the interface, the castle
 * game's rule book, what is true of every castell, and the files that only put the club's own together. All the rest is
 * the club's.
 */
export const stays: readonly string[] = [
  'content/interface/',
  'content/castle-game/catalogue.ts',
  'content/castle-game/odds-exceptions.ts',
  'content/castle-game/rehearsal-towers.ts',
  'content/castle-game/rulebook.ts',
  'content/castle-game/scored-towers.ts',
  'content/tower-parts/',
  'content/drawn-towers.ts',
  'content/navigation.ts',
  'content/boards/boards.ts',
  'content/calendar/course.ts',
  'content/documents/documents.ts',
  'content/games/daily-castell.ts',
  'content/games/hub.ts',
  'content/games/level-routes.ts',
  'content/games/word-search/forbidden.ts',
  'content/people/directory.ts',
  'content/people/offices.ts',
  'content/story/README.md',
  'public/data/puntuacions.csv',
  'public/jocs/',
  'public/memory/revers.svg',
  'public/uploads/partitures/',
];
