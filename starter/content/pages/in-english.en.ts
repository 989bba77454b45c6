// cspell:disable-next-line
// Per escriure: la pàgina en anglès
import { club } from '@/content/club';
import { membership } from '@/content/membership';
import type { EnglishPage } from '@/lib/club/types';

// cspell:words castell castells pinya

/** Files that end in `.en.ts` are in English, and their spelling too. */
export const inEnglish = {
  title: 'Come and build human towers',
  lead: 'Everybody is welcome, with or without experience.',
  sections: [
    {
      id: 'castells',
      title: 'What castells are',
      paragraphs: [
        "A castell is a tower of people who stand on each other's shoulders. Around its foot a crowd, the pinya, holds the lowest storeys and makes any fall a soft one: everybody begins there.",
      ],
    },
  ],
  answers: {
    id: 'before-you-come',
    title: 'Before you come',
    items: [
      {
        id: 'age',
        question: 'How old must I be?',
        answer: `${membership.minimumAge} or older. Under ${membership.adultAge} you need the consent of a parent or guardian.`,
      },
      {
        id: 'clothes',
        question: 'What do I wear?',
        answer: 'Long trousers, flat shoes and a shirt with a collar.',
      },
      {
        id: 'contact',
        question: 'Who do I write to?',
        answer: `To [${club.email}](mailto:${club.email}).`,
      },
    ],
  },
} satisfies EnglishPage;
