import { DIGEST_LENGTH } from '@/lib/offline/copy-list';

/** Returns the digest of a response body as the build writes it, or undefined when the body is truncated. */
export async function digestOf(response: Response): Promise<string | undefined> {
  try {
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
    return btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .slice(0, DIGEST_LENGTH);
  } catch {
    return undefined;
  }
}
