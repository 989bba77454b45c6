/** `1 lletra`, `3 lletres`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function capitalised(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase('ca') + sentence.slice(1);
}
