import { parseRecord } from '@/lib/values/collections';
import { type ContactMessage, messageBody } from './message';

/** Limit of common mail programs, in characters. */
export const MAX_MAILTO_LENGTH = 1_900;

type Mailto =
  | { readonly kind: 'address'; readonly href: string }
  | { readonly kind: 'too-long'; readonly length: number };

/** RFC 6068: UTF-8, percent-encoded, line breaks as CRLF. Lone surrogates become U+FFFD. */
export function encodeMailText(text: string): string {
  return encodeURIComponent(text.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n'));
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

/** `unknown-answer`: a redirect or a captive portal. */
export type DeliveryFailure = 'offline' | 'timeout' | 'refused' | 'unknown-answer';

/** `opened`: in a mail program. */
export type Delivery =
  | { readonly status: 'editing' | 'sending' | 'sent' | 'opened' | 'too-long' | 'trapped' }
  | { readonly status: 'failed'; readonly reason: DeliveryFailure };

export const EDITING: Delivery = { status: 'editing' };
export const SENT: Delivery = { status: 'sent' };

/** Null on success. Form services report errors in `ok` or `success`, some as text, in `status`, or as a list. */
export function readAnswer(body: string): DeliveryFailure | null {
  const fields = parseRecord(body);
  if (fields === null) return 'unknown-answer';
  const saysNo = ['ok', 'success'].some((name) => [false, 'false'].some((no) => fields[name] === no));
  const failed = ['error', 'fail', 'failed', 'failure'].some((status) => fields.status === status);
  const hasErrors = ['error', 'errors'].some((name) => isFilled(fields[name]));
  return saysNo || failed || hasErrors ? 'refused' : null;
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/** Until the mail program can be opened again, in milliseconds. */
export const AGAIN_AFTER = 2000;

/** `href` is absent if it would be too long. */
export function mailDelivery(to: string, message: ContactMessage): { delivery: Delivery; href?: string } {
  const mail = composeMailto(to, message);
  return mail.kind === 'address'
    ? { delivery: { status: 'opened' }, href: mail.href }
    : { delivery: { status: 'too-long' } };
}
