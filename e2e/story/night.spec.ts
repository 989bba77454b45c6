import { NIGHTS } from '../../__tests__/sample/story/nights';
import { story } from '../../content/story';
import { expectNoAxeViolations } from '../support/axe';
import { expect, expectNoTrouble, test } from '../support/watch';
import { expectTold, options, remember, STORY, skip, tabTo } from './support';

const passage = (id: string) => story.find((candidate) => candidate.id === id);

test('a whole night is read by keyboard alone, from the note to the ending', async ({ page, trouble }) => {
  const [final, text] = NIGHTS[0] ?? [0, ''];
  const path = text.split(' ');
  await page.goto(STORY);
  await expect(page.getByRole('button', { name: 'Entesos' })).toBeFocused();
  await page.keyboard.press('Enter');
  for (const id of path) {
    await skip(page);
    await expectTold(page);
    await tabTo(page, `/${STORY}${id}/`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/${STORY}${id}/`);
    await expect(page.locator('h1')).toHaveText(passage(id)?.title ?? 'Sense títol');
  }
  await skip(page);
  await expect(page.getByText(`Has arribat al FINAL ${final} (`)).toBeVisible();
  await expect(page.getByText('1 de 20 finals').first()).toBeVisible();
  await tabTo(page, `/${STORY}1/`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/${STORY}1/`);
  expectNoTrouble(trouble);
});

test('Back and forward walk the night, and home leads on from where it was left', async ({ page }) => {
  await remember(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${STORY}1/`);
  await options(page).nth(1).click();
  await options(page).nth(0).click();
  await expect(page).toHaveURL(`/${STORY}5/`);
  await expectTold(page);
  await page.goBack();
  await expect(page).toHaveURL(`/${STORY}3/`);
  await expect(options(page).nth(0)).toContainText('Ja ho has triat');
  await page.goto(STORY);
  await page.getByRole('link', { name: 'Continua on ho vas deixar' }).click();
  await expect(page).toHaveURL(`/${STORY}3/`);
});

test('an option followed before the scripts of its page came is remembered all the same', async ({
  page,
}) => {
  await remember(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${STORY}1/`);
  await expectTold(page);
  await page.route('**/*.js', (route) => route.abort());
  await options(page).nth(1).click();
  await expect(page).toHaveURL(`/${STORY}3/`);
  await options(page).nth(0).click();
  await page.unroute('**/*.js');
  await page.reload();
  await expectTold(page);
  await page.goBack();
  await expect(page).toHaveURL(`/${STORY}3/`);
  await expect(options(page).nth(0)).toContainText('Ja ho has triat');
});

test('an unknown passage shows the home of the story, and Back leads out', async ({ page }) => {
  await remember(page);
  await page.goto('qui-som/');
  for (const unknown of ['no-hi-es/', '99', 'constructor/', '1/2/']) {
    await page.goto(`${STORY}${unknown}`, { waitUntil: 'commit' });
    await expect(page).toHaveURL(`/${STORY}`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'És nit fresca per ser maig...' }),
    ).toBeVisible();
  }
  await page.goto('qui-som/');
  await page.goto(`${STORY}no-hi-es/`, { waitUntil: 'commit' });
  await expect(page).toHaveURL(`/${STORY}`);
  await page.goBack();
  await expect(page).toHaveURL('/qui-som/');
});

test('the note stands before whichever passage one enters, once a visit, until it is not wanted', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const note = page.getByRole('dialog', { name: 'Abans de començar' });
  await page.goto(`${STORY}62/`);
  await expect(note).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await options(page).first().click();
  await expect(page).toHaveURL(`/${STORY}42/`);
  await expect(page.getByText('Lletra i memòria')).toBeVisible();
  await expect(note).toBeHidden();
  await page.goto(`${STORY}42/?adreca-escrita`);
  await expect(options(page)).toHaveCount(2);
  await expect(note).toBeHidden();
  // Another visit begins with an empty session.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await note.getByLabel("No m'ho tornis a mostrar").check();
  await note.getByRole('button', { name: 'Entesos' }).click();
  await page.goto(`${STORY}1/`);
  await expect(options(page)).toHaveCount(2);
  await expect(note).toBeHidden();
});

test('with storage blocked the story is read all the same, and says that it will not remember', async ({
  page,
  trouble,
}) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${STORY}1/`);
  await page.getByRole('button', { name: 'Entesos' }).click();
  await options(page).first().click();
  await expect(page.locator('h1')).toHaveText('A dins de tot');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByText('Lletra i memòria').click();
  await expect(page.getByText('El navegador no deixa desar res.')).toBeVisible();
  await page.getByRole('radio', { name: 'Gran', exact: true }).check();
  await expect(page.locator('[data-passage]')).toHaveAttribute('data-size', 'gran');
  expectNoTrouble(trouble);
});

test('a damaged memory is no obstacle', async ({ page, trouble }) => {
  await page.addInitScript(() =>
    localStorage.setItem('nit-fresca-per-ser-maig', '{"cami":["1","71"],"finals":7'),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${STORY}71/`);
  await page.getByRole('button', { name: 'Entesos' }).click();
  await expect(page.getByText('1 de 20 finals').first()).toBeVisible();
  expectNoTrouble(trouble);
});

test('the letter chosen is there before anything is painted, on the next page too', async ({ page }) => {
  await remember(page, { size: 'molt-gran', face: 'serifa' });
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${STORY}1/`);
  await expect(page.locator('[data-passage]')).toHaveAttribute('data-size', 'molt-gran');
  await expect(page.locator('article p').first()).toHaveCSS('font-family', /georgia, serif/i);
});

test('«La teva nit» is the path so far, to print or to copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await remember(page, { path: ['1', '2'] });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${STORY}4/`);
  await page.getByText('Lletra i memòria').click();
  await page.getByRole('button', { name: 'Mostra-la' }).click();
  const night = page.getByRole('region', { name: 'Text de la teva nit' });
  await expect(night).toBeFocused();
  await expect(night).toContainText('Peus!');
  await expect(night).toContainText(passage('4')?.text[0] ?? '?');
  await page.getByRole('button', { name: 'Copia' }).click();
  await expect(page.getByText("S'ha copiat la teva nit.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '→ Et fiques al mig de la pinya',
  );
  await expectNoAxeViolations(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('article')).toBeHidden();
  await expect(night).toBeVisible();
});

test('it all can be forgotten', async ({ page }) => {
  await remember(page, { path: ['1', '2'], endings: [1, 2], taken: ['1>2'] });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(STORY);
  await expect(page.getByText('2 de 20 finals').first()).toBeVisible();
  await page.getByText('Lletra i memòria').click();
  await page.getByRole('button', { name: 'Oblida-ho tot' }).click();
  await page.getByRole('button', { name: 'Sí, oblida-ho' }).click();
  await expect(page.getByRole('link', { name: 'Continua on ho vas deixar' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Entesos' })).toBeVisible();
});
