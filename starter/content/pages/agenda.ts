import { club } from '@/content/club';
import type { PageText } from '@/lib/site/pages';
import type { SiteLink } from './index';

export const agenda = {
  title: 'Agenda',
  lead: `Assajos, activitats i diades ${club.ofShortName}, obertes a tothom.`,
  sections: [
    {
      id: 'tot',
      title: 'Què hi trobaràs',
      paragraphs: [
        [
          'Tot el que fem. Si és el primer cop, llegeix ',
          { text: 'com va un assaig', link: '/assajos' },
          '.',
        ],
      ],
    },
  ],
} satisfies PageText<SiteLink>;
