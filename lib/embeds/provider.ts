/** What the pages put in frames. The names are kept in browsers that agreed to one: they never change. */
export type EmbedProviderKey = 'calendari' | 'mapes' | 'videos' | 'musica';

/** A host whose frames the pages may show once the visitor agrees. */
export type EmbedProvider = {
  /** How the host is called in a sentence. */
  readonly name: string;
  /** What its frames may do; everything else is forbidden to them. */
  readonly sandbox: string;
  /** Abilities granted to its frames (`allow`), when they need any. */
  readonly allow?: string;
};
