import { CACHED_AT_HEADER, formatCachedAt } from '@/lib/offline/cached-at';
import type { SnapshotFacts } from '@/lib/results/snapshot';
import { fingerprint } from '@/lib/values/hash';
import { aCsv } from './diades';

/** What the host answers for a sheet: its text, a status of failure, or no answer at all. */
export type Answer = string | Uint8Array | number | 'never' | 'unreachable';

type CsvAnswers = { diades: Answer; puntuacions: Answer; instantania: Answer };

/** Two diades, and the points of their towers. */
const diades = aCsv({ motiu: 'Aniversari' }, { motiu: 'Sant Jordi', mes: '4', dia: '23', tipus: '4' });
const puntuacions = 'castell,Descarregat,Carregat\n3d7,785,615\n4d7,690,540\n';

/** The fingerprints of the sheets that are served unless told otherwise. */
export const servedFingerprints = (): SnapshotFacts['fingerprints'] => ({
  diades: fingerprint(new TextEncoder().encode(diades)),
  puntuacions: fingerprint(new TextEncoder().encode(puntuacions)),
});

/**
 * Puts answers in the place of the network, small sheets unless told otherwise; with `copied`, as copies taken at that
 * time. Gives the addresses asked for.
 */
export function serveCsvs(answers: Partial<CsvAnswers> = {}, copied?: string): { asked: string[] } {
  const sheets: CsvAnswers = {
    diades,
    puntuacions,
    instantania: diades,
    ...answers,
  };
  const asked: string[] = [];
  globalThis.fetch = async (input, init) => {
    asked.push(String(input));
    const name = (['diades', 'puntuacions', 'instantania'] as const).find((sheet) =>
      String(input).includes(sheet),
    );
    return respond(name ? sheets[name] : 404, copied, init?.signal);
  };
  return { asked };
}

async function respond(answer: Answer, copied?: string, signal?: AbortSignal | null): Promise<Response> {
  if (answer === 'unreachable') throw new TypeError('Failed to fetch');
  if (answer === 'never')
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  const [status, text] = typeof answer === 'number' ? [answer, 'error'] : [200, answer];
  return answerOf(text, status, copied);
}

/** What a host answers, or a copy in its place. jsdom has no Response of its own; these are the members that are read. */
export function answerOf(text: string | Uint8Array, status = 200, copied?: string): Response {
  const headers = {
    get: (name: string) => (copied && name === CACHED_AT_HEADER ? formatCachedAt(copied) : null),
  };
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return {
    ok: status < 400,
    status,
    headers,
    text: async () => new TextDecoder().decode(bytes),
    arrayBuffer: async () => bytes.slice().buffer,
  } as Response;
}
