import { club } from '@/content/club';
import type { PageText } from '@/lib/site/pages';

export const agenda = {
  title: 'Agenda',
  lead: `Assajos, activitats i diades ${club.ofShortName}, obertes a tothom.`,
  sections: [
    {
      id: 'tot',
      title: 'Què hi trobaràs',
      paragraphs: ['Tot el que fem. Si és el primer cop, llegeix [com va un assaig](/assajos).'],
    },
  ],
} satisfies PageText;
