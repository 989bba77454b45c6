import { club } from '@/content/club';

/** Flat colours of the drawings. They travel inside the SVG, so they are literal and not tokens of the page. */
export const INK = {
  trousers: '#F3ECDD',
  trousersShade: '#CFC2AB',
  /** In the pinya, among so many people, less light arrives. */
  pinyaTrousers: '#E2D8C4',
  pinyaTrousersShade: '#BDB098',
  espardenya: '#5A4436',
  sash: '#2A2327',
  sashFold: '#5D5258',
  scarf: '#C8322F',
  scarfDot: '#FFF6E6',
  shadow: '#0B1A1A',
} as const;

/** The club's colour, which a page can replace by setting `--shirt`. */
export const DEFAULT_SHIRT = club.colour;

/** Skin and hair of the people, dealt out in turn. */
export const LOOKS = [
  { skin: '#E2A880', hair: '#4B3226' },
  { skin: '#F0C29C', hair: '#7A4A2B' },
  { skin: '#C98A62', hair: '#3F2D25' },
  { skin: '#EBB68E', hair: '#A9743D' },
  { skin: '#9A623F', hair: '#38271F' },
  { skin: '#F0C29C', hair: '#5C3A28' },
] as const;
