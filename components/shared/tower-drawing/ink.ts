import { club } from '@/content/club';

/** Literal colours, since standalone SVG files have no page tokens. */
export const INK = {
  trousers: '#F3ECDD',
  trousersShade: '#CFC2AB',
  /** Darker inside the pinya. */
  pinyaTrousers: '#E2D8C4',
  pinyaTrousersShade: '#BDB098',
  espardenya: '#5A4436',
  sash: '#2A2327',
  sashFold: '#5D5258',
  scarf: '#C8322F',
  scarfDot: '#FFF6E6',
  shadow: '#0B1A1A',
} as const;

/** A page can override it with `--shirt`. */
export const DEFAULT_SHIRT = club.colour;

/** Skin and hair colours. */
export const LOOKS = [
  { skin: '#E2A880', hair: '#4B3226' },
  { skin: '#F0C29C', hair: '#7A4A2B' },
  { skin: '#C98A62', hair: '#3F2D25' },
  { skin: '#EBB68E', hair: '#A9743D' },
  { skin: '#9A623F', hair: '#38271F' },
  { skin: '#F0C29C', hair: '#5C3A28' },
] as const;
