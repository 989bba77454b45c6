import type { Recipe } from '@/scripts/check/recipes/tree';

const PAGES = 'content/pages/index.ts';

const addAPage: Recipe = {
  title: 'Add a page',
  tests: ['__tests__/app', '__tests__/content', '__tests__/lib/site', '__tests__/sample'],
  follow: ({ read, create, insertBefore }) => {
    const [, column] = /menu: \{ ('[^']+'|"[^"]+"|\p{L}+):/u.exec(read(PAGES)) ?? [];
    if (!column) throw new Error(`${PAGES}: no page has a menu entry.`);
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
      `import type { IllustratedPageText } from '@/lib/site/pages';
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
      'app/(static)/grups-de-treball/page.tsx',
      `import { pageMetadata } from '@/app/metadata';
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

const addAnEnhancement: Recipe = {
  title: 'Add an enhancement to a page',
  tests: ['__tests__/components/club', '__tests__/lib/browser', '__tests__/scripts/build/postbuild'],
  follow: ({ create, insertBefore, replace }) => {
    replace('components/club/era-list.tsx', /<ol className=/, '<ol data-eras className=');
    create(
      'components/club/era-list.enhancement.ts',
      `import { type Enhancement, whenPresent } from '@/lib/browser/enhancements';

function countEras(list: HTMLElement): void {
  list.dataset.eras = String(list.children.length);
}

/** Counts the ages of the club. */
export const eras: Enhancement = {
  name: 'eras',
  start: () => whenPresent('[data-eras]', countEras),
};
`,
    );
    insertBefore(
      'app/enhancements.ts',
      /import \{ onThisDay \}/,
      "import { eras } from '@/components/club/era-list.enhancement';\n",
    );
    insertBefore('app/enhancements.ts', /\bagenda,/, 'eras, ');
    create(
      '__tests__/components/club/era-list.enhancement.test.tsx',
      `import { renderWith } from '@/__tests__/builders/drawn';
import { EraList } from '@/components/club/era-list';
import { eras } from '@/components/club/era-list.enhancement';

test('counts the ages of the club', async () => {
  const picture = { code: '4d7', caption: 'El primer' };
  const era = { id: 'inicis', years: '1994-2000', title: 'Els inicis', picture, paragraphs: [] };
  const { container } = await renderWith(eras, <EraList eras={[era, { ...era, id: 'folres' }]} />);
  expect(container.querySelector('[data-eras="2"]')).toBeInTheDocument();
});
`,
    );
  },
};

const CLUB = 'content/club.ts';

const changeNameAndColour: Recipe = {
  title: "Change the club's name and colour",
  tests: [
    '__tests__/app',
    '__tests__/content/club.test.ts',
    '__tests__/content/pages',
    '__tests__/lib/design',
    '__tests__/lib/site',
    '__tests__/sample',
    '__tests__/scripts/make/legal',
    '__tests__/scripts/make/sheet-music',
  ],
  follow: async ({ replace, run }) => {
    replace(CLUB, /(?<=\n {2}name: )('.*?'|".*?")(?=,\n)/, "'Llevantins del Campus'");
    replace(CLUB, /(?<=\n {2}shortName: )('.*?'|".*?")(?=,\n)/, "'Llevantins'");
    replace(CLUB, /(?<=\n {2}colour: ')#\w{6}/, '#5B3A8C');
    await run('make:documents');
  },
};

const NAMES = 'content/spelling.txt';

const teachAWord: Recipe = {
  title: 'Teach the spelling check a word',
  tests: ['__tests__/content/club'],
  follow: ({ read, insertAfter, insertBefore }) => {
    const [, , last] = /\n\n#[^\n]*\n(.*?\n)*?(.*?)\n(?=\n|$)/.exec(read(NAMES)) ?? [];
    if (!last) throw new Error(`${NAMES}: no part with names after the first.`);
    insertAfter(NAMES, new RegExp(`\n${last}\n`), 'Zuriaga\n');
    insertBefore(
      'content/quotes.ts',
      /\n\] as const satisfies/,
      "{ quote: 'Em van dir que només seria un assaig.', author: 'Zuriaga, cordó des de 2020' },",
    );
  },
};

export const siteRecipes: readonly Recipe[] = [addAPage, addAnEnhancement, changeNameAndColour, teachAWord];
