import type { EmbedProvider, EmbedProviderKey } from '@/lib/embeds/provider';

const base = 'allow-scripts allow-same-origin allow-popups';

/** Whose frames the pages show, one host for each kind. */
export const embedProviders = {
  calendari: { name: 'calendari.example', sandbox: base },
  mapes: { name: 'mapes.example', sandbox: base },
  videos: {
    name: 'reproductor.example',
    sandbox: `${base} allow-presentation`,
    allow: 'fullscreen; picture-in-picture; encrypted-media',
  },
  musica: { name: 'ones.example', sandbox: base, allow: 'encrypted-media' },
} as const satisfies Readonly<Record<EmbedProviderKey, EmbedProvider>>;
