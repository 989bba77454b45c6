import type { ContactPage } from '@/lib/club/types';
import type { SiteLink } from './index';

export const contactar = {
  title: "Contacta'ns",
  lead: 'Escriu-nos per venir a assaig o per convidar-nos a actuar.',
  subjects: [],
  sections: [
    {
      id: 'com',
      title: "Com escriure'ns",
      paragraphs: [
        [
          "Amb el formulari d'aquesta pàgina o a ",
          { text: 'colla@falziots.example', link: 'mailto:colla@falziots.example' },
          '.',
        ],
      ],
    },
  ],
  privacy: {
    id: 'privacitat',
    title: 'Privacitat',
    items: [
      {
        id: 'dades',
        question: 'Què en feu, de les meves dades?',
        answer: "Contestar-te, i esborrar-les al cap d'un any.",
      },
    ],
  },
} satisfies ContactPage<SiteLink>;
