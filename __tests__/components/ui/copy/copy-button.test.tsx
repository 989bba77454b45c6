import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '@/__tests__/builders/drawn';
import { copying } from '@/components/ui/copy/copy.enhancement';
import { CopyButton } from '@/components/ui/copy/copy-button';
import { EnhancementRoot } from '@/components/ui/enhancement-root';

const words = { copied: 'Copiat.', refused: 'Copia-ho tu:' };

function show(selectable = false) {
  return renderWith(
    copying,
    <div data-copy-area>
      {selectable && <textarea hidden readOnly data-copy-select defaultValue="3d8" />}
      <CopyButton text={selectable ? '3d8' : undefined} words={words}>
        Copia
      </CopyButton>
      <EnhancementRoot role="status" data-copy-status />
    </div>,
  );
}
const press = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button'));

afterEach(() => jest.restoreAllMocks());

test('a button that names no text copies the address of the page, as it is then', async () => {
  const user = userEvent.setup();
  await show();
  history.replaceState(null, '', '/?des=2020');
  await press(user);
  expect(await navigator.clipboard.readText()).toBe(location.href);
  expect(location.href).toContain('des=2020');
  expect(screen.getByRole('status')).toHaveTextContent('Copiat.');
});

test('if the clipboard is not available, selects the text, or announces it', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  const { unmount } = await show(true);
  expect(screen.queryByRole('textbox')).toBeNull();
  await press(user);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 3]);
  expect(screen.getByRole('status')).toHaveTextContent(/^Copia-ho tu:$/);
  unmount();

  await show();
  await press(user);
  expect(screen.getByRole('status')).toHaveTextContent(`Copia-ho tu: ${location.href}`);
});
