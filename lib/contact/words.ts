import { formatInteger } from '../text/number';
import { type ContactMessage, messageBody } from './message';

export function lengthHint(limit: number): string {
  return `${formatInteger(limit)} caràcters com a màxim.`;
}

export function tooLong(limit: number, length: number): string {
  return `Aquest camp admet ${formatInteger(limit)} caràcters com a màxim i n'has escrit ${formatInteger(length)}.`;
}

export function messageToCopy(to: string, message: ContactMessage): string {
  return `Per a: ${to}\nAssumpte: ${message.subject.trim()}\n\n${messageBody(message)}`;
}

/** Visually hidden. */
export function onNetwork(name: string): string {
  return ` a ${name}`;
}
