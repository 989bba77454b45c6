/** `String#toWellFormed`, which Firefox 115 lacks. */
export const toWellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');
