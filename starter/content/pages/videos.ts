// Per escriure (videos): l'adreça del canal, i els últims vídeos, a public/data/videos.json
import { club } from '@/content/club';
import type { Network, VideosPage } from '@/lib/club/types';

const networks: readonly Network[] = club.networks;
const channel = networks.find(({ id }) => id === 'youtube');

export const videos = {
  title: 'Vídeos',
  lead: 'Els últims vídeos del nostre canal.',
  channel: { label: 'Tot el canal de la colla', link: channel?.link ?? 'https://www.youtube.com' },
  player: {
    before: 'https://www.youtube-nocookie.com/embed/',
    after: '?rel=0',
    page: 'https://www.youtube.com/watch?v=',
  },
  sections: [],
} as const satisfies VideosPage;
