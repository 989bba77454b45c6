import { CONTACT_TEXTS } from '@/content/interface/contact';
import { FREE_BAR_TEXTS } from '@/content/interface/free-bar';
import { pages } from '@/content/pages';
import { poll } from './page';
import { expect, test } from './test';

const fieldValue = (css: string) => {
  const field = document.querySelector(css);
  return field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field.value : null;
};

test('the draft of a message and the free-bar code survive a reload', async ({ site, engine }) => {
  await site.open(`${pages.contact.path.slice(1)}/`);
  await site.click('textbox', CONTACT_TEXTS.fields.name);
  await engine.type('Núria');
  await site.click('textbox', CONTACT_TEXTS.fields.message);
  await engine.type('Què cal portar a l’assaig? Col·lecció, Çeli.');
  await site.reload();
  expect(await engine.evaluate(fieldValue, 'main textarea')).toBe(
    'Què cal portar a l’assaig? Col·lecció, Çeli.',
  );
  expect(await engine.evaluate(fieldValue, 'main input[name="name"]')).toBe('Núria');

  const code = () => document.querySelector('main [role="img"][aria-label]')?.getAttribute('aria-label');
  await site.open(`${pages.freeBar.path.slice(1)}/`);
  await poll('a code', () => engine.evaluate(code));
  const drawn = await engine.evaluate(code);
  expect(drawn).toMatch(/\d/);
  await site.reload();
  await site.see('heading', FREE_BAR_TEXTS.notices.known.title);
  expect(await engine.evaluate(code)).toBe(drawn);
});
