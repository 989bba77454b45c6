import { composeMailto } from './mailto';
import type { ContactMessage } from './message';

/**
 * Why a message may not have reached its endpoint: no network, no answer in time, an answer that says no, or one that
 * is not the endpoint's (a redirect, the sign-in page of a network).
 */
export type DeliveryFailure = 'offline' | 'timeout' | 'refused' | 'unknown-answer';

/** Where a message is on its way. `opened`: handed to a mail program, if the visitor has one. */
export type Delivery =
  | { readonly status: 'editing' | 'sending' | 'sent' | 'opened' | 'too-long' | 'trapped' }
  | { readonly status: 'failed'; readonly reason: DeliveryFailure };

export const EDITING: Delivery = { status: 'editing' };
export const SENT: Delivery = { status: 'sent' };

/**
 * Reads the body of a successful response: null if the endpoint took the message. Form services say so in `ok` or in
 * `success`, some of them as text; an object without either is a yes.
 */
export function readAnswer(body: string): DeliveryFailure | null {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    return 'unknown-answer';
  }
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return 'unknown-answer';
  const fields = new Map<string, unknown>(Object.entries(answer));
  const saysNo = ['ok', 'success'].some((name) => [false, 'false'].some((no) => fields.get(name) === no));
  return saysNo ? 'refused' : null;
}

/** How long after a message was opened another press opens it again, in milliseconds. */
export const AGAIN_AFTER = 2000;

/** How to send a message that has no endpoint: an address to open, or none when it would be too long. */
export function mailDelivery(to: string, message: ContactMessage): { delivery: Delivery; href?: string } {
  const mail = composeMailto(to, message);
  return mail.kind === 'address'
    ? { delivery: { status: 'opened' }, href: mail.href }
    : { delivery: { status: 'too-long' } };
}
