import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pages } from '@/content/pages';
import { takeCspViolations } from '@/e2e/support/csp-violations';
import { routeOf } from '@/e2e/support/story';
import { expect, test } from '@/e2e/support/watch';
import { HOME } from '@/lib/story/passage';

const POLICY =
  /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.html'),
);

test("every page has a policy, first in its head, without 'unsafe-…' sources", () => {
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const html = readFileSync(join('out', file), 'utf8');
    const [, policy = ''] = POLICY.exec(html) ?? [];
    expect(policy, file).toContain("default-src 'none'");
    for (const directive of ['script-src', 'style-src', 'object-src', 'base-uri', 'form-action', 'frame-src'])
      expect(policy, file).toContain(`;${directive} `);
    expect(policy, file).not.toMatch(/unsafe|\*/);
    expect(html, `${file} needs no leave for attributes`).not.toMatch(/<[^>]+ (style|on\w+)="/);
  }
});

test('a static page makes no markup and no script of a text', async ({ page }) => {
  await page.goto(`${pages.statutes.path}/`);
  const refused = await page.evaluate(() => {
    const named = (attempt: () => unknown) => {
      try {
        attempt();
      } catch (error) {
        return error instanceof Error && error.name;
      }
    };
    return [
      named(() => document.body.insertAdjacentHTML('beforeend', '<b>b</b>')),
      named(() => Object.assign(document.createElement('script'), { src: '/sw.js' })),
      named(() => window.trustedTypes?.createPolicy('another', { createScriptURL: String })),
    ];
  });
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
  await expect.poll(() => takeCspViolations(page.context())).not.toEqual([]);
});

/** A host that answers every request. */
const FOREIGN = 'https://fora.example';

/** Injected elements. Each marks the window if it runs. */
const INTRUDERS = [
  '<script>window.intruders = ["inline script"]</script>',
  `<script src="${FOREIGN}/a.js"></script>`,
  `<img src="${FOREIGN}/a.svg" onload="window.intruders = ['picture']">`,
  `<img src="data:image/gif;base64,x" onerror="window.intruders = ['handler']">`,
  '<a href="javascript:window.intruders=[\'address\']" id="intruder">javascript:</a>',
  '<style>#intruder { position: fixed }</style>',
  '<i style="position: fixed" id="styled">style</i>',
  `<iframe src="${FOREIGN}/a.html"></iframe>`,
  `<object data="${FOREIGN}/a.svg"></object>`,
  `<form action="${FOREIGN}/"><button>Envia</button></form>`,
  `<base href="${FOREIGN}/">`,
];

const REFUSALS = [
  'script-src-elem refuses inline',
  `script-src-elem refuses ${FOREIGN}/a.js`,
  `img-src refuses ${FOREIGN}/a.svg`,
  'script-src-attr refuses inline',
  'script-src-elem refuses inline',
  'style-src-elem refuses inline',
  'style-src-attr refuses inline',
  `frame-src refuses ${FOREIGN}`,
  `object-src refuses ${FOREIGN}`,
  `form-action refuses ${FOREIGN}/`,
  `base-uri refuses ${FOREIGN}/`,
];

/** A copy of a page with the intruders in its body. */
async function openWithIntruders(page: Page, route: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${FOREIGN}/**`, (request) => {
    asked.push(request.request().url());
    return request.fulfill({ contentType: 'text/javascript', body: 'window.intruders = ["foreign script"]' });
  });
  await page.route(
    (url) => url.pathname === `/${route}`,
    async (request) => {
      const response = await request.fetch();
      const html = await response.text();
      await request.fulfill({ response, body: html.replace(/<body[^>]*>/, `$&${INTRUDERS.join('')}`) });
    },
  );
  await page.goto(route);
  return asked;
}

for (const { what, route } of [
  { what: 'a document', route: `${pages.statutes.path.slice(1)}/` },
  { what: 'a feature', route: `${pages.games.path.slice(1)}/` },
  { what: 'a passage of the story', route: routeOf(HOME) },
  { what: 'the not-found page', route: 'no-hi-es/' },
]) {
  const tag = what === 'a document' || what === 'a feature' ? [] : '@slow';
  test(`injected ${what} is blocked, each by its own directive`, { tag }, async ({ page }) => {
    const asked = await openWithIntruders(page, route);
    // Without a click of the user, as an injected script would.
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#intruder')?.click();
      document.querySelector<HTMLFormElement>('form[action^="https"]')?.requestSubmit();
    });
    let refused: string[] = [];
    await expect
      .poll(() => {
        refused = [...refused, ...takeCspViolations(page.context())];
        return REFUSALS.filter((start) => !refused.some((refusal) => refusal.startsWith(start)));
      }, 'all are refused')
      .toEqual([]);
    const left = await page.evaluate(() => ({
      done: Reflect.get(window, 'intruders'),
      styled: [...document.querySelectorAll('#intruder, #styled')].map((it) => getComputedStyle(it).position),
    }));
    expect(left).toEqual({ done: undefined, styled: ['static', 'static'] });
    expect(asked, 'nothing leaves for another host').toEqual([]);
  });
}
