// Per escriure: el text de contacte i l'avís de privacitat
import { club } from '@/content/club';
import type { ContactPage } from '@/lib/club/types';

export const contactar = {
  title: "Contacta'ns",
  lead: 'Escriu-nos per venir a assaig o per convidar-nos a actuar.',
  subjects: [],
  sections: [
    {
      id: 'com',
      title: "Com escriure'ns",
      paragraphs: [`Amb el formulari d'aquesta pàgina o a [${club.email}](mailto:${club.email}).`],
    },
  ],
  privacy: {
    id: 'privacitat',
    title: 'Privacitat',
    items: [
      {
        id: 'dades',
        question: 'Què en feu, de les meves dades?',
        answer:
          'El formulari obre el teu correu: el que escrius es queda al teu navegador, i només rebem el missatge que envies.',
      },
    ],
  },
} satisfies ContactPage;
