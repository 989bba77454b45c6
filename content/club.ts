import type { Club, Membership } from '@/lib/club/types';

export const club = {
  name: 'Enfilats de la Zona Universitària',
  shortName: 'Enfilats',
  ofShortName: 'dels Enfilats',
  email: 'junta@enfilats.example',
  founded: { year: 1994 },
  colour: '#15A884',
  tagline: 'Castells entre classe i classe des de 1994',
  description:
    'Colla castellera universitària de la Zona Universitària. Assagem dimarts i dijous, fem castells de vuit i no cal experiència per venir.',
  networks: [
    { id: 'instagram', name: 'Instagram', handle: '@enfilats', link: 'https://instagram.example/enfilats' },
    { id: 'x', name: 'X', handle: '@enfilats', link: 'https://x.example/enfilats' },
    { id: 'youtube', name: 'YouTube', handle: '@enfilats', link: 'https://youtube.example/enfilats' },
    { id: 'tiktok', name: 'TikTok', handle: '@enfilats', link: 'https://tiktok.example/enfilats' },
  ],
  universities: [
    { name: 'Universitat de la Zona', logo: '/images/logos/universitat-de-la-zona.svg' },
    {
      name: 'Universitat Politècnica de la Zona',
      logo: '/images/logos/universitat-politecnica-de-la-zona.svg',
    },
  ],
} as const satisfies Club;

/** What the statutes and the assembly say of becoming a member: every page reads it from here. */
export const membership = {
  minimumAge: 16,
  adultAge: 18,
  openRehearsals: 3,
  /** Set by the assembly of June 2026. */
  fee: { euros: 30, veteranEuros: 10 },
} as const satisfies Membership;

/**
 * The association as forms and the legal notice name it. The check digit of its tax number is wrong on purpose, so that the
 * number is nobody's.
 */
export const association = {
  taxNumber: 'G60194530',
  register: "Registre d'Associacions de la Generalitat de Catalunya",
  registerNumber: '91.994',
  /** Seat, as the statutes give it. */
  address: "Escola d'Enginyeria Industrial, avinguda de les Escoles, 12, Zona Universitària",
  /** Mailbox that only the gender commission opens. */
  commissionEmail: 'comissio@enfilats.example',
} as const;
