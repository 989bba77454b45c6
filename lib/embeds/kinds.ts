/** What the frames of one kind may do; everything else is forbidden to them. */
type Permissions = {
  readonly sandbox: string;
  /** Abilities granted to them (`allow`), when they need any. */
  readonly allow?: string;
};

const base = 'allow-scripts allow-same-origin allow-popups';

/** What the pages put in frames. The names are kept in browsers that agreed to one: they never change. */
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

/** The host of a frame, as a sentence names it. */
export function hostOf(src: string): string {
  return new URL(src).hostname.replace(/^www\./, '');
}
