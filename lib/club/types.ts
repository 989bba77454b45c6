import type { PartialDate } from '../dates/partial-dates';
import type { Paragraph, Section } from '../site/page-text';
import type { Statement } from '../truth/statement';

export type Network = {
  readonly id: 'instagram' | 'x' | 'youtube' | 'tiktok';
  readonly name: string;
  readonly handle: string;
  readonly link: `https://${string}`;
};

export type University = { readonly name: string; readonly logo: `/images/logos/${string}.svg` };

export type Club = {
  readonly name: string;
  readonly shortName: string;
  /** `dels Minyons`, `de la Gralla`. */
  readonly ofShortName: string;
  readonly email: string;
  readonly founded: { readonly year: number };
  /** Shades, drawings, icons and PDFs derive from it. */
  readonly colour: `#${string}`;
  readonly tagline: string;
  /** At most 155 characters. */
  readonly description: string;
  readonly networks: readonly Network[];
  readonly universities: readonly University[];
};

export type Membership = {
  readonly minimumAge: number;
  /** From this age, no parent has to consent. */
  readonly adultAge: number;
  /** Open to anybody before joining. */
  readonly openRehearsals: number;
  /** Per season. */
  readonly fee: { readonly euros: number; readonly veteranEuros: number };
};

/** Its id is its anchor. */
export type Era<Link extends string = string> = Section<Link> & {
  readonly years: string;
  readonly picture: { readonly code: string; readonly caption: string };
  readonly says?: readonly Statement[];
};

export type TimelineClub = { readonly name: string; readonly color: `#${string}` };

export type TimelineEvent<ClubKey extends string = string, Link extends string = string> = {
  /** Anchor. */
  readonly id: string;
  /** Null: unknown. */
  readonly date: PartialDate | null;
  readonly title: string;
  readonly description: Paragraph<Link>;
  readonly image?: { readonly code: string } | { readonly link: `/images/${string}`; readonly alt: string };
  readonly color: ClubKey;
  readonly says?: readonly Statement[];
};

export type Quote = { readonly quote: string; readonly author: string };

export type Sponsor = {
  readonly name: string;
  /** Aspect ratio 2:1. */
  readonly image: `${string}.${'svg' | 'png' | 'webp'}`;
};

export type SponsorGroup = {
  readonly id: string;
  readonly title: string;
  readonly sponsors: readonly Sponsor[];
};
