import type { Album } from '@/lib/club/types';

/** The newest first. Without albums, /fotografies keeps the notice of content/pages/fotografies.ts. */
export const albums: readonly Album[] = [];
