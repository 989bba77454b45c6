import type { PageText } from '@/lib/site/page-text';
import type { SiteLink } from './index';

export const contactar = {
  title: "Contacta'ns",
  lead: 'Escriu-nos per venir a assaig o per convidar-nos a actuar.',
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
} satisfies PageText<SiteLink>;
