import type { DeliveryFailure } from '../contact/delivery';
import type { ContactMessage } from '../contact/message';

/** How long the endpoint may take, in milliseconds. */
const PATIENCE = 15_000;

/** Posts the message as JSON. Null when it was taken, otherwise why not; it never rejects. */
export async function postContact(
  endpoint: string,
  message: ContactMessage,
  patience: number = PATIENCE,
): Promise<DeliveryFailure | null> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(patience),
    });
    return response.ok ? null : 'refused';
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'offline';
  }
}
