import type { PartialDate } from '../dates/partial-dates';
import type { Paragraph, Section } from '../site/page-text';
import type { Statement } from '../truth/statement';

export type Network = {
  readonly id: 'instagram' | 'x' | 'youtube' | 'tiktok';
  readonly name: string;
  readonly handle: string;
  readonly link: `https://${string}`;
};

/** Shown in the footer. */
export type University = { readonly name: string; readonly logo: `/images/logos/${string}.svg` };

export type Club = {
  readonly name: string;
  readonly shortName: string;
  /** Short name after «de»: `dels Minyons`, `de la Gralla`. */
  readonly ofShortName: string;
  readonly email: string;
  readonly founded: { readonly year: number };
  /** Shirt colour. Shades, drawings, icons and PDFs derive from it. */
  readonly colour: `#${string}`;
  readonly tagline: string;
  /** Meta description, at most 155 characters. */
  readonly description: string;
  readonly networks: readonly Network[];
  readonly universities: readonly University[];
};

export type Membership = {
  readonly minimumAge: number;
  /** From this age on, no consent of a parent is needed. */
  readonly adultAge: number;
  /** Rehearsals open to all before joining. */
  readonly openRehearsals: number;
  /** Per season. */
  readonly fee: { readonly euros: number; readonly veteranEuros: number };
};

/** A period in the history of the club. Its id is its anchor. */
export type Era<Link extends string = string> = Section<Link> & {
  readonly years: string;
  /** Tower drawn for it. */
  readonly picture: { readonly code: string; readonly caption: string };
  readonly says?: readonly Statement[];
};

export type TimelineClub = { readonly name: string; readonly color: `#${string}` };

export type TimelineEvent<ClubKey extends string = string, Link extends string = string> = {
  /** Anchor. */
  readonly id: string;
  /** Null if unknown. */
  readonly date: PartialDate | null;
  readonly title: string;
  readonly description: Paragraph<Link>;
  /** Drawn tower, or a photo under `public/`. */
  readonly image?: { readonly code: string } | { readonly link: `/images/${string}`; readonly alt: string };
  readonly color: ClubKey;
  readonly says?: readonly Statement[];
};

export type Quote = { readonly quote: string; readonly author: string };

export type Sponsor = {
  readonly name: string;
  /** File under `public/sponsors/`, with aspect ratio 2:1. */
  readonly image: `${string}.${'svg' | 'png' | 'webp'}`;
};

export type SponsorGroup = {
  readonly id: string;
  readonly title: string;
  readonly sponsors: readonly Sponsor[];
};
