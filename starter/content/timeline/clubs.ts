/** A colla of the timeline, with the colour of its events. */
export type TimelineClub = { readonly name: string; readonly color: `#${string}` };

export const timelineClubs = {
  falziots: { name: 'Falziots', color: '#5B3A8C' },
  mon: { name: 'Món casteller', color: '#5A6472' },
} as const satisfies Readonly<Record<string, TimelineClub>>;

export type TimelineClubKey = keyof typeof timelineClubs;
