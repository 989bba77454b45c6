/** A part of the help that another screen can link to. */
export type Pointed = 'growth';

let pointed: Pointed | undefined;

/** The help shows this part when it opens next. */
export function pointTo(part: Pointed): void {
  pointed = part;
}

/** Returns the part to show and clears it. */
export function takePointed(): Pointed | undefined {
  const part = pointed;
  pointed = undefined;
  return part;
}
