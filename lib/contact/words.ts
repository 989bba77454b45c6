import { formatInteger } from '../text/number';
import { type ContactMessage, messageBody } from './message';

/** How long a text may be, said before it is written. */
export function lengthHint(limit: number): string {
  return `${formatInteger(limit)} caràcters com a màxim.`;
}

/** How much longer a text is than it may be. */
export function tooLong(limit: number, length: number): string {
  return `Aquest camp admet ${formatInteger(limit)} caràcters com a màxim i n'has escrit ${formatInteger(length)}.`;
}

/** The whole message as text to copy and paste into any mail program. */
export function messageToCopy(to: string, message: ContactMessage): string {
  return `Per a: ${to}\nAssumpte: ${message.subject.trim()}\n\n${messageBody(message)}`;
}

/** Where a handle leads, for those who do not see the name of the network before it. */
export function onNetwork(name: string): string {
  return ` a ${name}`;
}
