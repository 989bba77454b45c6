import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '@/__tests__/builders/drawn';
import { standInForBrowser } from '@/__tests__/components/games/stand-ins';
import { DialogSample } from '@/components/palette/dialog-sample';
import { dialogs } from '@/components/ui/dialog.enhancement';
import { PALETTE_TEXTS } from '@/content/interface/palette';

beforeAll(standInForBrowser);

test('a button opens its dialog by its id', async () => {
  await renderWith(dialogs, <DialogSample />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: PALETTE_TEXTS.dialog.open }));
  expect(screen.getByRole('dialog', { name: PALETTE_TEXTS.dialog.title })).toBeVisible();
});

test('a button whose dialog is not there does nothing', async () => {
  await renderWith(dialogs, <button type="button" data-opens="enlloc" />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
