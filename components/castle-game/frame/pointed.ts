/** A part of the help that another screen points to. */
export type Pointed = 'growth';

let pointed: Pointed | undefined;

/** Points to a part of the help, which is shown when the help opens next. */
export function pointTo(part: Pointed): void {
  pointed = part;
}

/** What was pointed to; asking forgets it. */
export function takePointed(): Pointed | undefined {
  const part = pointed;
  pointed = undefined;
  return part;
}
