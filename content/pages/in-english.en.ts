import { club } from '@/content/club';
import { membership } from '@/content/membership';
import type { EnglishPage } from '@/lib/club/types';

// cspell:words castell castells pinya pati gimnàs Zona Universitària

const { minimumAge, adultAge, fee } = membership;

/** Files that end in `.en.ts` are in English, and their spelling too. */
export const inEnglish = {
  title: 'Come and build human towers',
  lead: 'We are the human tower club of the university area, open to all. Someone stays with you the first day.',
  sections: [
    {
      id: 'castells',
      title: 'What castells are',
      paragraphs: [
        "A castell is a tower of people who stand on each other's shoulders, up to eight storeys in our case. Around its foot a crowd, the pinya, holds the lowest storeys and makes any fall a soft one: everybody begins there. The tower is complete when the last climber raises one hand at the top.",
        'Castells have been built in Catalonia for more than two hundred years, and UNESCO lists them as intangible heritage. University clubs have built theirs since the nineties.',
      ],
    },
  ],
  answers: {
    id: 'before-you-come',
    title: 'Before you come',
    items: [
      {
        id: 'free',
        question: 'Is it free?',
        answer: `Your first three rehearsals are. After that we ask you to join, which costs ${fee.euros} euros a season, half from February on, and nobody stays out for lack of money. You must be ${minimumAge} or older. If you are under ${adultAge}, bring the signed consent of a parent or guardian the first day you join the base of a tower.`,
      },
      {
        id: 'clothes',
        question: 'What do I wear?',
        answer:
          'Long trousers, flat shoes and a shirt with a collar; tie back long hair and leave rings, earrings and watches at home. We lend you the sash.',
      },
      {
        id: 'language',
        question: 'Do I need Catalan?',
        answer:
          'Not to begin with. It is the language of the club and you will pick it up, but we explain everything, above all safety, in a language you understand.',
      },
      {
        id: 'insurance',
        question: 'Is it safe, and am I insured?',
        answer:
          'Nobody has to climb, and you can always say no. Those at the top wear helmets, new towers are tried over a net, and there is a first-aider at every rehearsal. Our accident insurance covers members, from the day after they hand in the [form](/assajos#apuntar-se): if you want cover from the first day, send it the day before.',
      },
      {
        id: 'credits',
        question: 'Do I get credits?',
        answer:
          'If you study at one of the two universities, two a year, for fifty hours of rehearsals and performances and a short report. [How to ask for them](/vida-universitaria#credits-i-papers), in Catalan. Exchange students: ask your home university whether it takes them.',
      },
      {
        id: 'way',
        question: 'How do I get there?',
        answer:
          'Take the metro or the tram to Zona Universitària. At the school, use the main door (there is a ramp on its left), cross the hall to the courtyard (pati) and look for the green shirts. To the gym (gimnàs) we walk together from the same door at 19:30.',
      },
      {
        id: 'contact',
        question: 'Who do I write to?',
        answer: `In any language, to [${club.email}](mailto:${club.email}) or with the [contact form](/contactar).`,
      },
    ],
  },
} satisfies EnglishPage;
