/** A host whose frames the pages may show once the visitor agrees. The key is kept in the browser: it never changes. */
export type EmbedProvider = {
  /** How the host is called in a sentence. */
  readonly name: string;
  /** What its frames may do; everything else is forbidden to them. */
  readonly sandbox: string;
  /** Abilities granted to its frames (`allow`), when they need any. */
  readonly allow?: string;
};

const base = 'allow-scripts allow-same-origin allow-popups';

export const embedProviders = {
  calendari: { name: 'calendari.example', sandbox: base },
  mapes: { name: 'mapes.example', sandbox: base },
  videos: {
    name: 'reproductor.example',
    sandbox: `${base} allow-presentation`,
    allow: 'fullscreen; picture-in-picture; encrypted-media',
  },
  musica: { name: 'ones.example', sandbox: base, allow: 'encrypted-media' },
} as const satisfies Readonly<Record<string, EmbedProvider>>;

export type EmbedProviderKey = keyof typeof embedProviders;
