import { isBuilt, OUTCOMES } from '@/lib/towers/outcome';

test('only what is descarregat or carregat was built', () => {
  expect(OUTCOMES.filter((outcome) => isBuilt({ outcome }))).toEqual(['descarregat', 'carregat']);
});
