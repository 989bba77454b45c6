import type { Recipe } from '../recipe';

export const giveABehaviour: Recipe = {
  title: 'Give a page a behaviour',
  tests: ['__tests__/components/history', '__tests__/lib/browser', '__tests__/scripts/ship'],
  follow: ({ create, insertBefore, replace }) => {
    replace('components/history/era-list.tsx', /<ol className=/, '<ol data-eras className=');
    create(
      'components/history/era-list.behaviour.ts',
      `import { type Behaviour, whenPresent } from '@/lib/browser/behaviours';

function countEras(list: HTMLElement): void {
  list.dataset.eras = String(list.children.length);
}

/** Counts the ages of the club. */
export const eras: Behaviour = {
  name: 'eras',
  start: () => whenPresent('[data-eras]', countEras),
};
`,
    );
    insertBefore(
      'app/behaviours.ts',
      /import \{ onThisDay \}/,
      "import { eras } from '@/components/history/era-list.behaviour';\n",
    );
    insertBefore('app/behaviours.ts', /\bagenda,/, 'eras, ');
    create(
      '__tests__/components/history/era-list.behaviour.test.tsx',
      `import { renderWith } from '@/__tests__/builders/behaving';
import { EraList } from '@/components/history/era-list';
import { eras } from '@/components/history/era-list.behaviour';

it('says how many ages the club has had', async () => {
  const picture = { code: '4d7', caption: 'El primer' };
  const era = { id: 'inicis', years: '1994-2000', title: 'Els inicis', picture, paragraphs: [] };
  const { container } = await renderWith(eras, <EraList eras={[era, { ...era, id: 'folres' }]} />);
  expect(container.querySelector('[data-eras="2"]')).toBeInTheDocument();
});
`,
    );
  },
};
