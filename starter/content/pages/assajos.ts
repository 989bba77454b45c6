// Per escriure: com va un assaig, què cal portar, quant costa
import { membership } from '@/content/membership';
import type { RehearsalsPage } from '@/lib/club/types';
import type { SiteLink } from './index';

export const assajos = {
  title: 'Assajos',
  lead: 'Pots venir quan vulguis: no cal cap experiència, ni avisar.',
  essentials: [
    { label: 'No cal experiència', link: '/assajos#experiencia' },
    { label: 'Roba còmoda', link: '/assajos#que-portar' },
    { label: `Des de ${membership.minimumAge} anys`, link: '/assajos#edat' },
  ],
  sections: [
    {
      id: 'primer-dia',
      title: 'El primer dia',
      paragraphs: [
        "Busca algú amb la camisa de la colla i digues que és el teu primer dia. T'ensenyarem a lligar la faixa i on posar els peus i les mans.",
      ],
    },
    {
      id: 'que-portar',
      title: 'Què cal portar',
      paragraphs: ['Poca cosa:'],
      list: ['Roba còmoda i pantalons llargs.', 'Sabates planes.', 'Ganes.'],
    },
  ],
  answers: {
    id: 'abans-de-venir',
    title: 'Abans de venir',
    items: [
      {
        id: 'experiencia',
        question: 'Cal saber-ne?',
        answer: "No. Tothom n'aprèn a la pinya, i a la pinya hi cap tothom.",
      },
      {
        id: 'edat',
        question: 'Quina edat he de tenir?',
        answer: `${membership.minimumAge} anys o més. Si encara no en tens ${membership.adultAge}, cal el permís de casa.`,
      },
      {
        id: 'preguntes',
        question: 'I si tinc alguna altra pregunta?',
        answer: 'Fes-la [per correu](/contactar) o el primer dia.',
      },
    ],
  },
} satisfies RehearsalsPage<SiteLink>;
