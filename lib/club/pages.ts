import type { Action, PageText, Paragraph } from '../site/page-text';

type Outside = { readonly name: string; readonly link: `https://${string}` };

export type HomePage<Link extends string = string> = {
  readonly title: string;
  readonly lead: string;
  readonly actions: readonly Action<Link>[];
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
    readonly id: string;
    readonly title: string;
    readonly items: readonly {
      /** Anchor. */
      readonly id: string;
      readonly question: string;
      readonly answer: Paragraph<Link>;
    }[];
  };
  /** Hours and places go after `hours`. */
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
  /** Rounded figures. */
  readonly summary: {
    readonly title: string;
    readonly facts: readonly { readonly id: string; readonly value: string; readonly label: string }[];
  };
};

export type MusicPage<Link extends string = string> = PageText<Link> & {
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
  /** The id of a video goes in between. */
  readonly player: {
    readonly before: `https://${string}`;
    readonly after: string;
    /** Without the id. */
    readonly page: `https://${string}`;
  };
};
