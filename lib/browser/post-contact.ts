import { type DeliveryFailure, readAnswer } from '../contact/delivery';
import type { ContactMessage } from '../contact/message';

/** How long the endpoint may take, in milliseconds. */
const TIMEOUT = 15_000;

/** Posts the message as JSON. Returns null if the endpoint took it, otherwise why not; it never rejects. */
export async function postContact(
  endpoint: string,
  message: ContactMessage,
  timeout: number = TIMEOUT,
): Promise<DeliveryFailure | null> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      // Without it, form services answer with a redirect to a page of thanks.
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(message),
      // Not `error`, which looks like no network. A redirect that is followed would post the message elsewhere.
      redirect: 'manual',
      signal,
    });
    if (response.type === 'opaqueredirect') return 'unknown-answer';
    if (!response.ok) return 'refused';
    return response.status === 204 ? null : readAnswer(await response.text());
  } catch {
    // Not by the error's name: older browsers give `AbortError` for a timeout.
    return signal.aborted ? 'timeout' : 'offline';
  }
}
