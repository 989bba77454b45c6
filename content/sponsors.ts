import type { SponsorGroup } from '@/lib/club/types';

export const sponsorGroups = [
  {
    id: 'suport',
    title: 'amb el suport de',
    sponsors: [
      { name: 'Universitat de la Zona', image: 'universitat-de-la-zona.svg' },
      { name: 'Universitat Politècnica de la Zona', image: 'universitat-politecnica-de-la-zona.svg' },
      { name: "Agència de Gestió d'Ajuts a la Recerca", image: 'agencia-ajuts-recerca.svg' },
      { name: 'Centre de Recursos per a Associacions Juvenils', image: 'centre-recursos-associacions.svg' },
      { name: 'Generalitat', image: 'generalitat.svg' },
      { name: 'Diputació', image: 'diputacio.svg' },
      { name: 'Ajuntament de la ciutat', image: 'ajuntament.svg' },
    ],
  },
  {
    id: 'entitats',
    title: 'entitats',
    sponsors: [{ name: 'Federació de Colles Castelleres', image: 'federacio-colles-castelleres.svg' }],
  },
] as const satisfies readonly SponsorGroup[];
