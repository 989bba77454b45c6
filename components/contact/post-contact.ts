import { type DeliveryFailure, readAnswer } from '@/lib/contact/delivery';
import type { ContactMessage } from '@/lib/contact/message';

/** Milliseconds. */
const TIMEOUT = 15_000;

/** Returns null on success. Never rejects. */
export async function postContact(
  endpoint: string,
  message: ContactMessage,
  timeout: number = TIMEOUT,
): Promise<DeliveryFailure | null> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      // Without `accept`, form services redirect to a thank-you page.
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(message),
      // `error` looks like a network failure. `follow` would post the message elsewhere.
      redirect: 'manual',
      signal,
    });
    if (response.type === 'opaqueredirect') return 'unknown-answer';
    if (!response.ok) return 'refused';
    return response.status === 204 ? null : readAnswer(await response.text());
  } catch {
    return signal.aborted ? 'timeout' : 'offline';
  }
}
