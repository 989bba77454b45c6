import { STORY_TEXTS } from '@/content/interface/story';
import { graph, STORY, waysAfter } from '@/e2e/story/support';
import { routeOf } from '@/e2e/support/story';

import { poll } from './page';
import { expect, test } from './test';

const { first } = graph;
const second = waysAfter([first])[1] ?? first;
const third = waysAfter([first, second])[0] ?? second;

test('three passages are read, and Back and a reload keep the second', async ({ site, engine }) => {
  /** A passage is written down before it is told. Until then, as in the HTML, it waits. */
  const telling = () =>
    poll('the telling', () =>
      engine.evaluate(
        () => document.querySelector('article :is([data-state="telling"], [data-state="told"])') !== null,
      ),
    );
  await site.open(STORY);
  await site.click('button', STORY_TEXTS.note.start);
  for (const id of [first, second, third]) {
    await telling();
    await engine.press('Escape');
    await poll('all of it told', () =>
      engine.evaluate(() => document.querySelector('article [data-state="told"]') !== null),
    );
    await poll('the option', () =>
      engine.evaluate(
        (href) => {
          const link = document.querySelector<HTMLElement>(`main a[href="${href}"]`);
          link?.focus();
          return document.activeElement === link;
        },
        `/${routeOf(id)}`,
      ),
    );
    await engine.press('Enter');
    await site.at(`/${routeOf(id)}`);
    await site.hydrated();
  }
  await telling();
  // Not the driver's own Back, which waits for a load that the back/forward cache makes unnecessary.
  await engine.evaluate(() => history.back());
  await site.at(`/${routeOf(second)}`);
  await site.reads(STORY_TEXTS.taken);
  await site.reload();
  await site.at(`/${routeOf(second)}`);
  await site.reads(STORY_TEXTS.taken);
  expect(await engine.evaluate(() => document.querySelectorAll('h1').length)).toBe(1);
});
