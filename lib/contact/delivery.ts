import { composeMailto } from './mailto';
import type { ContactMessage } from './message';

/** `unknown-answer`: a redirect or a captive portal. */
export type DeliveryFailure = 'offline' | 'timeout' | 'refused' | 'unknown-answer';

/** `opened`: in a mail program. */
export type Delivery =
  | { readonly status: 'editing' | 'sending' | 'sent' | 'opened' | 'too-long' | 'trapped' }
  | { readonly status: 'failed'; readonly reason: DeliveryFailure };

export const EDITING: Delivery = { status: 'editing' };
export const SENT: Delivery = { status: 'sent' };

/** Returns null on success. Form services report errors in `ok` or `success`, some as text. */
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

/** Milliseconds until the mail program can be opened again. */
export const AGAIN_AFTER = 2000;

/** `href` is absent if it would be too long. */
export function mailDelivery(to: string, message: ContactMessage): { delivery: Delivery; href?: string } {
  const mail = composeMailto(to, message);
  return mail.kind === 'address'
    ? { delivery: { status: 'opened' }, href: mail.href }
    : { delivery: { status: 'too-long' } };
}
