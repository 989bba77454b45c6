import { DIGEST_LENGTH } from '@/lib/offline/copy-list';

/** The digest of an answer's body, as the build wrote it; undefined when the body does not arrive whole. */
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
