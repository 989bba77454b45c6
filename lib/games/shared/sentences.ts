/** A count with its noun: `1 lletra`, `3 lletres`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A sentence that starts with a small letter, as it starts a text. */
export function capitalised(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase('ca') + sentence.slice(1);
}

/** A visitor's progress in a game with levels: `2 de 3 nivells`, `Nivell completat`. */
export function progressText(completed: readonly boolean[]): string {
  const done = completed.filter(Boolean).length;
  if (completed.length === 1) return done === 1 ? 'Nivell completat' : 'Nivell per completar';
  return `${done} de ${completed.length} nivells`;
}

/** The name of a level's button, as it is heard: `Nivell 1, completat`. Levels are counted from 0. */
export function levelName(level: number, completed: boolean): string {
  return `Nivell ${level + 1}, ${completed ? 'completat' : 'per completar'}`;
}
