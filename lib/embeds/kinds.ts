/** Everything else is forbidden. */
type Permissions = {
  readonly sandbox: string;
  /** Value of the `allow` attribute. */
  readonly allow?: string;
};

const base = 'allow-scripts allow-same-origin allow-popups';

/** Stored in browsers, so these names never change. */
export type EmbedKind = 'calendari' | 'mapes' | 'videos' | 'musica';

export const embedPermissions: Readonly<Record<EmbedKind, Permissions>> = {
  calendari: { sandbox: base },
  mapes: { sandbox: base },
  videos: {
    sandbox: `${base} allow-presentation`,
    allow: 'fullscreen; picture-in-picture; encrypted-media',
  },
  musica: { sandbox: base, allow: 'encrypted-media' },
};

export function hostOf(src: string): string {
  return new URL(src).hostname.replace(/^www\./, '');
}
