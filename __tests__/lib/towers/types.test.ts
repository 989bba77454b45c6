import { isBuilt, OUTCOMES } from '@/lib/towers/types';

test('only descarregat and carregat count as built', () => {
  expect(OUTCOMES.filter((outcome) => isBuilt({ outcome }))).toEqual(['descarregat', 'carregat']);
});
