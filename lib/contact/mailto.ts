import { toWellFormed } from '@/lib/text/well-formed';
import { type ContactMessage, messageBody } from './message';

/** Limit of common mail programs, in characters. */
export const MAX_MAILTO_LENGTH = 1_900;

export type Mailto =
  | { readonly kind: 'address'; readonly href: string }
  | { readonly kind: 'too-long'; readonly length: number };

/** RFC 6068: UTF-8, percent-encoded, line breaks as CRLF. Lone surrogates become U+FFFD. */
export function encodeMailText(text: string): string {
  const whole = toWellFormed(text);
  return encodeURIComponent(whole.replace(/\r\n|\r|\n/g, '\r\n'));
}

export function composeMailto(to: string, message: ContactMessage): Mailto {
  const subject = encodeMailText(message.subject.trim().replace(/\s+/g, ' '));
  const body = encodeMailText(messageBody(message));
  const recipient = encodeURIComponent(to).replaceAll('%40', '@');
  const href = `mailto:${recipient}?subject=${subject}&body=${body}`;
  return href.length > MAX_MAILTO_LENGTH
    ? { kind: 'too-long', length: href.length }
    : { kind: 'address', href };
}
