import { toWellFormed } from '@/lib/text/well-formed';
import { type ContactMessage, messageBody } from './message';

/** Longest address, in characters, that common mail programs and systems still open. */
export const MAX_MAILTO_LENGTH = 1_900;

export type Mailto =
  | { readonly kind: 'address'; readonly href: string }
  /** Too long to open: the message has to be copied. */
  | { readonly kind: 'too-long'; readonly length: number };

/** RFC 6068: UTF-8 in percent signs, line breaks as CRLF. Half a surrogate pair, which has no UTF-8, becomes �. */
export function encodeMailText(text: string): string {
  const whole = toWellFormed(text);
  return encodeURIComponent(whole.replace(/\r\n|\r|\n/g, '\r\n'));
}

/** A `mailto:` address with subject and body, or how long it would have been when no program would take it. */
export function composeMailto(to: string, message: ContactMessage): Mailto {
  const subject = encodeMailText(message.subject.trim().replace(/\s+/g, ' '));
  const body = encodeMailText(messageBody(message));
  const recipient = encodeURIComponent(to).replaceAll('%40', '@');
  const href = `mailto:${recipient}?subject=${subject}&body=${body}`;
  return href.length > MAX_MAILTO_LENGTH
    ? { kind: 'too-long', length: href.length }
    : { kind: 'address', href };
}
