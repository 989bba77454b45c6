import { SHELL_TEXTS } from '@/content/interface/castle-game/shell';
import { expect, test } from '@/e2e/support/watch';
import { experienced } from './experienced';
import { playWith } from './support';

/** Seconds. To unlock audio, howler starts a sound of one sample. */
const SHORTEST = 0.05;

/** Counts the sounds of the page that really start: decoded ones, and those of `<audio>`. */
function countSounds(shortest: number): void {
  const sounds = { decoded: 0, element: 0 };
  Object.assign(window, { sounds });
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...when) {
    if (this.buffer && this.buffer.duration > shortest) sounds.decoded += 1;
    return start.apply(this, when);
  };
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    this.addEventListener('playing', () => {
      sounds.element += 1;
    });
    return play.apply(this);
  };
}

/** The policy of the page allows both ways: `connect-src` the first, `media-src` the second. */
for (const { browser, way, remove } of [
  { browser: 'a browser', way: 'decoded', remove: [] },
  { browser: 'a browser without Web Audio', way: 'element', remove: ['AudioContext', 'webkitAudioContext'] },
])
  test(`in ${browser} the game plays its sounds`, { tag: '@slow' }, async ({ page, noErrors: _ }) => {
    await page.addInitScript(countSounds, SHORTEST);
    await page.addInitScript((names) => {
      for (const name of names) Reflect.deleteProperty(window, name);
    }, remove);
    await playWith(page, experienced());
    const file = page.waitForResponse(/\/sons\/tabal\.mp3$/);
    await page.getByRole('button', { name: SHELL_TEXTS.sound, exact: true }).click();
    expect((await file).ok()).toBe(true);
    await expect
      .poll(() => page.evaluate((name) => Reflect.get(Reflect.get(window, 'sounds'), name), way))
      .toBeGreaterThan(0);
  });
