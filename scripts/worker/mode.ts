/** What a build does about visits without network: keep copies, or remove the worker and all that it kept. */
export type OfflineMode = 'keep' | 'remove';

/** The mode that the build's environment asks for. Throws at any other word, which would be taken for one of them. */
export function offlineMode(asked: string | undefined = process.env.NEXT_PUBLIC_OFFLINE): OfflineMode {
  if (asked === undefined || asked === '' || asked === 'keep') return 'keep';
  if (asked === 'remove') return 'remove';
  throw new Error(`NEXT_PUBLIC_OFFLINE is "${asked}": it may be "remove", or nothing.`);
}
