import type { PartialDate } from '../dates/partial-dates';
import type { Paragraph, Section } from '../site/page-text';
import type { Statement } from '../truth/statement';

/** A network where the club is. */
export type Network = {
  readonly id: 'instagram' | 'x' | 'youtube' | 'tiktok';
  readonly name: string;
  readonly handle: string;
  readonly link: `https://${string}`;
};

/** A university that the footer names. */
export type University = { readonly name: string; readonly logo: `/images/logos/${string}.svg` };

/** Who the club is. */
export type Club = {
  readonly name: string;
  readonly shortName: string;
  /** The short name after «de», as sentences say it: `dels Minyons`, `de la Gralla`. */
  readonly ofShortName: string;
  readonly email: string;
  readonly founded: { readonly year: number };
  /** Colour of the shirt, `#rrggbb`. Shades, drawings, mark, icons and papers are made from it. */
  readonly colour: `#${string}`;
  readonly tagline: string;
  /** Meta description of the site: at most 155 characters. */
  readonly description: string;
  readonly networks: readonly Network[];
  readonly universities: readonly University[];
};

/** On what terms one becomes a member. */
export type Membership = {
  readonly minimumAge: number;
  /** From this age on nobody else has to consent. */
  readonly adultAge: number;
  /** Rehearsals that anybody may come to before joining. */
  readonly openRehearsals: number;
  /** Of a season. */
  readonly fee: { readonly euros: number; readonly veteranEuros: number };
};

/** One of the ages of the club. Its id is its anchor. */
export type Era<Link extends string = string> = Section<Link> & {
  readonly years: string;
  /** The code of the tower drawn for it, and what the drawing is there for. */
  readonly picture: { readonly code: string; readonly caption: string };
  readonly says?: readonly Statement[];
};

/** A colla of the timeline, with the colour of its events. */
export type TimelineClub = { readonly name: string; readonly color: `#${string}` };

export type TimelineEvent<ClubKey extends string = string, Link extends string = string> = {
  /** Anchor of the event. */
  readonly id: string;
  /** Null: nobody wrote down when it was. */
  readonly date: PartialDate | null;
  readonly title: string;
  readonly description: Paragraph<Link>;
  /** Code of the tower drawn beside it, or the address of a photo under `public/`. */
  readonly image?: { readonly code: string } | { readonly link: `/images/${string}`; readonly alt: string };
  readonly color: ClubKey;
  readonly says?: readonly Statement[];
};

export type Quote = { readonly quote: string; readonly author: string };

export type Sponsor = {
  readonly name: string;
  /** File under `public/sponsors/`, twice as wide as high. */
  readonly image: `${string}.${'svg' | 'png' | 'webp'}`;
};

export type SponsorGroup = {
  readonly id: string;
  readonly title: string;
  readonly sponsors: readonly Sponsor[];
};
