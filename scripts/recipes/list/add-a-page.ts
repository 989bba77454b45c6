import type { Recipe } from '../recipe';

const PAGES = 'content/pages/index.ts';

export const addAPage: Recipe = {
  title: 'Add a page',
  tests: ['__tests__/app', '__tests__/content', '__tests__/lib/site', '__tests__/sample'],
  follow: ({ read, create, insertBefore }) => {
    const [, column] = /menu: \{ ('[^']+'|"[^"]+"|\p{L}+):/u.exec(read(PAGES)) ?? [];
    if (!column) throw new Error('No page stands in the menu.');
    insertBefore(
      PAGES,
      /\n\} as const satisfies/,
      `workGroups: {
    path: '/grups-de-treball',
    section: 'Grups de Treball',
    menu: { ${column}: 'Grups de treball' },
    description: 'Els grups de treball de la colla: què fa cadascun, quan es troben i com t\\'hi pots afegir encara que acabis d\\'arribar.',
  },`,
    );
    create(
      'content/pages/grups-de-treball.ts',
      `import type { IllustratedPageText } from '@/lib/site/page-text';
import type { SiteLink } from './index';

export const grupsDeTreball = {
  title: 'Grups de treball',
  lead: 'La colla es porta entre tothom, i cada feina té un grup petit al darrere.',
  sections: [
    {
      id: 'com-hi-entro',
      title: 'Com hi entro',
      paragraphs: [['Vine a un ', { text: 'assaig', link: '/assajos' }, ' i digues què t\\'agradaria fer.']],
    },
  ],
} as const satisfies IllustratedPageText<SiteLink>;
`,
    );
    create(
      'app/(documents)/grups-de-treball/page.tsx',
      `import { pageMetadata } from '@/app/page-metadata';
import { IllustratedSections } from '@/components/ui/text/illustrated-sections';
import { Page } from '@/components/ui/text/page';
import { pages } from '@/content/pages';
import { grupsDeTreball } from '@/content/pages/grups-de-treball';

export const metadata = pageMetadata(pages.workGroups);

export default function WorkGroupsPage() {
  return (
    <Page title={grupsDeTreball.title} lead={grupsDeTreball.lead}>
      <IllustratedSections sections={grupsDeTreball.sections} />
    </Page>
  );
}
`,
    );
  },
};
