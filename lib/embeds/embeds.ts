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

/** `mapes mapes.example`, as stored. */
export const agreementTo = (kind: string, src: string): string => `${kind} ${hostOf(src)}`;

/** Old agreements named only a kind. They become agreements to the hosts of the first page. */
export function withHosts(agreed: readonly string[], shown: readonly string[]): readonly string[] {
  const named = agreed.flatMap((agreement) => {
    const hosts = shown.filter((needed) => needed.startsWith(`${agreement} `));
    return hosts.length > 0 ? hosts : [agreement];
  });
  return [...new Set(named)];
}
