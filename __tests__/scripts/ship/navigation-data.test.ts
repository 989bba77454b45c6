import { join } from 'node:path';
import { aFolder } from '@/__tests__/builders/scratch-folder';
import { expectNavigationData, navigationData, withoutNavigationData } from '@/scripts/ship/navigation-data';

const folder = () =>
  aFolder({
    'robots.txt': '',
    'agenda/index.html': '',
    'agenda/index.txt': '',
    'agenda/__next.!KHdlYik.agenda.txt': '',
    'uploads/paper.txt': '',
    'musica/index.html': '',
    'musica/page.rsc': '',
  });

it("what only Next's own navigation reads is found, and no other text", () => {
  expect(navigationData(folder()).sort()).toEqual([
    join('agenda', '__next.!KHdlYik.agenda.txt'),
    join('agenda', 'index.txt'),
  ]);
  expect(withoutNavigationData(['index.txt', 'robots.txt', 'agenda/'])).toEqual(['robots.txt', 'agenda/']);
});

it('a page without it stops the build: it would be published under a name that nobody knows', () => {
  const built = folder();
  expect(() => expectNavigationData(join(built, 'agenda/index.html'))).not.toThrow();
  expect(() => expectNavigationData(join(built, 'musica/index.html'))).toThrow('are not beside it');
});
