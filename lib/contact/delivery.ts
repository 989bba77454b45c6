import { composeMailto } from './mailto';
import type { ContactMessage } from './message';

/** Why a message did not reach its endpoint: no network, no answer in time, or an answer that says no. */
export type DeliveryFailure = 'offline' | 'timeout' | 'refused';

/** Where a message is on its way. `opened`: handed to a mail program, if the visitor has one. */
export type Delivery =
  | { readonly status: 'editing' | 'sending' | 'sent' | 'opened' | 'too-long' | 'trapped' }
  | { readonly status: 'failed'; readonly reason: DeliveryFailure };

export const EDITING: Delivery = { status: 'editing' };

/** How long after a message was opened another press opens it again, in milliseconds. */
export const AGAIN_AFTER = 2000;

/** How to send a message that has no endpoint: an address to open, or none when it would be too long. */
export function mailDelivery(to: string, message: ContactMessage): { delivery: Delivery; href?: string } {
  const mail = composeMailto(to, message);
  return mail.kind === 'address'
    ? { delivery: { status: 'opened' }, href: mail.href }
    : { delivery: { status: 'too-long' } };
}
