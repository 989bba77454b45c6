/** @jest-environment node */
import { bundleWorker } from '@/scripts/worker/bundle';

const list = {
  files: { 'agenda/': 'digest-of-it' },
  groups: { frame: ['agenda/'], games: [], results: [] },
  doors: {},
  offlinePage: 'sense-connexio.html',
  sheets: [],
};

test('the worker holds the list of its build', async () => {
  const text = await bundleWorker(list);
  expect(text).toContain('digest-of-it');
  expect(text).not.toContain('registration.unregister');
});

test('one without a list removes itself, keeps nothing and answers nothing', async () => {
  const text = await bundleWorker(undefined);
  expect(text).toContain('registration.unregister');
  expect(text).not.toContain('fetch');
});
