import type { Subject } from '@/lib/contact/message';
import type { Action, PageText, Paragraph, Section } from '@/lib/site/pages';
import type { Content } from '@/lib/values/schema';
import type { album, club, era, network, quote, sponsorGroup, timelineEvent, university } from './schema';

export type Network = Content<typeof network>;

export type University = Content<typeof university>;

export type Club = Content<typeof club>;

export type Membership = {
  readonly minimumAge: number;
  /** From this age, no parent has to consent. */
  readonly adultAge: number;
  /** Open to newcomers before they join. */
  readonly openRehearsals: number;
  /** Per season. A sum that the club has not set is absent. */
  readonly fee: { readonly euros?: number; readonly veteranEuros?: number };
};

export type Era<Link extends string = string> = Section<Link> & Omit<Content<typeof era>, keyof Section>;

export type TimelineClub = { readonly name: string; readonly color: `#${string}` };

export type TimelineEvent<ClubKey extends string = string, Link extends string = string> = Omit<
  Content<typeof timelineEvent>,
  'color'
> & { readonly description: Paragraph<Link>; readonly color: ClubKey };

export type Quote = Content<typeof quote>;

export type SponsorGroup = Content<typeof sponsorGroup>;

type Outside = { readonly name: string; readonly link: `https://${string}` };

export type HomePage<Link extends string = string> = {
  readonly title: string;
  readonly lead: string;
  readonly actions: readonly Action<Link>[];
  readonly why: {
    readonly title: string;
    readonly points: readonly { readonly id: string; readonly title: string; readonly text: string }[];
  };
  readonly towers: { readonly title: string; readonly intro: string; readonly more: Action<Link> };
  readonly play: { readonly title: string; readonly intro: string };
  readonly quotes: { readonly title: string; readonly intro: string };
};

export type Answers<Link extends string = string> = {
  /** Anchor. */
  readonly id: string;
  readonly title: string;
  readonly items: readonly {
    /** Anchor. */
    readonly id: string;
    readonly question: string;
    readonly answer: Paragraph<Link>;
  }[];
};

/** A few lines in another language. */
type Greeting<Link extends string = string> = {
  readonly lang: string;
  /** Anchor. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph<Link>[];
};

export type RehearsalsPage<Link extends string = string> = PageText<Link> & {
  /** What newcomers ask first, in a few words each, with where the page says more. */
  readonly essentials: readonly Action<Link>[];
  readonly answers: Answers<Link>;
  readonly greetings?: readonly Greeting<Link>[];
};

/** The calendar adds hours and places. */
export type EnglishPage<Link extends string = string> = PageText<Link> & { readonly answers: Answers<Link> };

export type ContactPage<Link extends string = string> = PageText<Link> & {
  /** A link with the id in its query writes the text into the form. */
  readonly subjects: readonly Subject[];
  /** Privacy and legal notice, linked from every footer. */
  readonly privacy: Answers<Link>;
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

export type Album = Content<typeof album>;
