import { hostOf } from '@/lib/embeds/kinds';

test('a host is named without what comes before and after it', () => {
  expect(hostOf('https://www.mapes.example/incrusta?lloc=pati')).toBe('mapes.example');
  expect(hostOf('https://ones.example/embed/colla')).toBe('ones.example');
});
