import type { Subject } from '@/lib/contact/message';
import type { Action, PageText, Section } from '@/lib/site/pages';
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

export type Era = Section & Omit<Content<typeof era>, keyof Section>;

export type TimelineClub = { readonly name: string; readonly color: `#${string}` };

/** Its description may have links: see `spansOf`. */
export type TimelineEvent<ClubKey extends string = string> = Omit<Content<typeof timelineEvent>, 'color'> & {
  readonly description: string;
  readonly color: ClubKey;
};

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

export type Answers = {
  /** Anchor. */
  readonly id: string;
  readonly title: string;
  readonly items: readonly {
    /** Anchor. */
    readonly id: string;
    readonly question: string;
    readonly answer: string;
  }[];
};

/** A few lines in another language. */
type Greeting = {
  readonly lang: string;
  /** Anchor. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
};

export type RehearsalsPage<Link extends string = string> = PageText & {
  /** What newcomers ask first, in a few words each, with where the page says more. */
  readonly essentials: readonly Action<Link>[];
  readonly answers: Answers;
  readonly greetings?: readonly Greeting[];
};

/** The calendar adds hours and places. */
export type EnglishPage = PageText & { readonly answers: Answers };

export type ContactPage = PageText & {
  /** A link with the id in its query writes the text into the form. */
  readonly subjects: readonly Subject[];
  /** Privacy and legal notice, linked from every footer. */
  readonly privacy: Answers;
};

export type AboutPage = PageText & {
  /** Rounded figures. */
  readonly summary: {
    readonly title: string;
    readonly facts: readonly { readonly id: string; readonly value: string; readonly label: string }[];
  };
};

export type MusicPage = PageText & {
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

export type VideosPage = PageText & {
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
