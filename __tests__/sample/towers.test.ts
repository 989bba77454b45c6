import { towers } from '@/content/towers';

test.each(towers)('no text says that the $code was built in the years without castells', ({ text }) => {
  expect(text.join(' ')).not.toMatch(/\b202[01]\b/);
});
