import { siInstagram, siTiktok, siX, siYoutube } from 'simple-icons';
import type { Network } from '@/lib/club/types';

/** One mark for each network a club can name. */
export const brandIcons = {
  instagram: siInstagram,
  tiktok: siTiktok,
  x: siX,
  youtube: siYoutube,
} as const satisfies Record<Network['id'], { path: string }>;
