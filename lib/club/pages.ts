import type { Action, PageText, Paragraph } from '../site/page-text';

type Outside = { readonly name: string; readonly link: `https://${string}` };

export type HomePage<Link extends string = string> = {
  readonly title: string;
  readonly lead: string;
  readonly actions: readonly Action<Link>[];
  /** Link to the welcome in English. */
  readonly english: Action<Link> & { readonly lang: 'en' };
  readonly why: {
    readonly title: string;
    readonly points: readonly { readonly id: string; readonly title: string; readonly text: string }[];
  };
  readonly towers: { readonly title: string; readonly intro: string; readonly more: Action<Link> };
  readonly quotes: { readonly title: string; readonly intro: string };
};

export type RehearsalsPage<Link extends string = string> = PageText<Link> & {
  readonly answers: {
    /** Anchor of the list. */
    readonly id: string;
    readonly title: string;
    readonly items: readonly {
      /** Anchor, unique within the page. */
      readonly id: string;
      readonly question: string;
      readonly answer: Paragraph<Link>;
    }[];
  };
  /** In English. Hours and places are inserted after `hours`. */
  readonly welcome: {
    readonly lang: 'en';
    readonly id: string;
    readonly title: string;
    readonly before: readonly string[];
    readonly hours: string;
    readonly after: readonly Paragraph<Link>[];
  };
};

export type AboutPage<Link extends string = string> = PageText<Link> & {
  /** Figures are rounded, for a usual season. */
  readonly summary: {
    readonly title: string;
    readonly facts: readonly { readonly id: string; readonly value: string; readonly label: string }[];
  };
};

export type MusicPage<Link extends string = string> = PageText<Link> & {
  /** `title` is the accessible name of the iframe. */
  readonly player: {
    readonly title: string;
    readonly src: `https://${string}`;
    /** Pixels. */
    readonly height: number;
  };
  readonly profiles: readonly Outside[];
  readonly scores: readonly {
    readonly title: string;
    readonly description: string;
    readonly link: `/uploads/partitures/${string}.pdf`;
  }[];
};

export type VideosPage<Link extends string = string> = PageText<Link> & {
  readonly channel: { readonly label: string; readonly link: `https://${string}` };
  /** The id of a video goes between `before` and `after`. */
  readonly player: {
    readonly before: `https://${string}`;
    readonly after: string;
    /** URL of a video page without the id. */
    readonly page: `https://${string}`;
  };
};
