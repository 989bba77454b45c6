type Permissions = {
  readonly sandbox: string;
  readonly allow?: string;
};

const base = 'allow-scripts allow-same-origin allow-popups';

/** Stored names, never changed. */
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
