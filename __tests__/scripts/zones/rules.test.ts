import { whyForbidden } from '@/scripts/zones/rules';

test.each([
  ['lib/a.ts', 'content/b.ts'],
  ['lib/a.ts', 'app/page.tsx'],
  ['content/a.ts', 'components/ui/b.tsx'],
  ['components/ui/a.tsx', 'app/b.tsx'],
  ['components/ui/a.tsx', 'components/towers/b.tsx'],
  ['components/towers/a.tsx', 'components/site/b.tsx'],
  ['components/games/memory/a.tsx', 'components/games/castle/b.tsx'],
  ['lib/games/memory/a.ts', 'lib/games/castle/b.ts'],
  ['components/castle-game/frame/a.tsx', 'components/castle-game/screens/help/b.tsx'],
  ['components/castle-game/screens/help/a.tsx', 'components/castle-game/castle-game.tsx'],
  ['lib/a.ts', 'npm:react'],
  ['lib/browser/a.ts', 'npm:next'],
  ['lib/a.ts', 'npm:@phosphor-icons/react'],
  ['lib/a.ts', 'node:fs'],
  ['app/page.tsx', 'scripts/fonts/make.mjs'],
  ['components/ui/a.tsx', '__tests__/builders.ts'],
  ['scripts/a.ts', '?./missing'],
])('%s may not import %s', (from, to) => {
  expect(whyForbidden(from, to)).toEqual(expect.any(String));
});

test.each([
  ['app/page.tsx', 'components/towers/a.tsx'],
  ['app/page.tsx', 'lib/a.ts'],
  ['components/towers/a.tsx', 'content/b.ts'],
  ['components/towers/a.tsx', 'components/towers/parts/b.tsx'],
  ['components/towers/a.tsx', 'components/ui/b.tsx'],
  ['components/games/memory/a.tsx', 'components/games/shared/b.tsx'],
  ['components/games/memory/a.tsx', 'components/shared/b.tsx'],
  ['lib/games/memory/a.ts', 'lib/games/shared/b.ts'],
  ['components/castle-game/screens/help/a.tsx', 'components/castle-game/frame/b.tsx'],
  ['components/castle-game/castle-game.tsx', 'components/castle-game/screens/help/a.tsx'],
  ['lib/games/memory/a.ts', 'lib/towers/b.ts'],
  ['lib/a.ts', 'npm:immer'],
  ['components/ui/a.tsx', 'npm:react'],
  ['scripts/a.ts', 'lib/b.ts'],
  ['__tests__/lib/a.test.ts', 'lib/a.ts'],
])('%s may import %s', (from, to) => {
  expect(whyForbidden(from, to)).toBeUndefined();
});
