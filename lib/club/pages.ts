import type { Action, PageText, Paragraph } from '../site/page-text';

type Outside = { readonly name: string; readonly link: `https://${string}` };

export type HomePage<Link extends string = string> = {
  readonly title: string;
  readonly lead: string;
  readonly actions: readonly Action<Link>[];
  /** To the welcome for who does not read Catalan yet. */
  readonly english: Action<Link> & { readonly lang: 'en' };
  readonly why: {
    readonly title: string;
    readonly points: readonly { readonly id: string; readonly title: string; readonly text: string }[];
  };
  readonly towers: { readonly title: string; readonly intro: string; readonly more: Action<Link> };
  readonly quotes: { readonly title: string; readonly intro: string };
};

export type RehearsalsPage<Link extends string = string> = PageText<Link> & {
  /** What a newcomer asks, each with its answer. */
  readonly answers: {
    /** Anchor of all of them. */
    readonly id: string;
    readonly title: string;
    readonly items: readonly {
      /** Unique within its page; it becomes the anchor of the answer. */
      readonly id: string;
      readonly question: string;
      readonly answer: Paragraph<Link>;
    }[];
  };
  /** For who does not read Catalan yet, in English; hours and places are put after `hours`. */
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
  /** The club at a glance; figures are rounded and speak of a usual season. */
  readonly summary: {
    readonly title: string;
    readonly facts: readonly { readonly id: string; readonly value: string; readonly label: string }[];
  };
};

export type MusicPage<Link extends string = string> = PageText<Link> & {
  /** The embedded player: its address and how it is called for those who cannot see it. */
  readonly player: {
    readonly title: string;
    readonly src: `https://${string}`;
    /** Height of the frame, in pixels. */
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
  /** The player: a video's id goes between both halves of its address. */
  readonly player: {
    readonly before: `https://${string}`;
    readonly after: string;
    /** Address of a video on a page of its own, but for its id. */
    readonly page: `https://${string}`;
  };
};
