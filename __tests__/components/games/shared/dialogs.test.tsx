import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { standInForBrowser } from '@/__tests__/components/games/stand-ins';
import { RestartButton } from '@/components/games/shared/dialogs';
import { GAME_TEXTS } from '@/content/interface/games/shared';

beforeAll(standInForBrowser);

const restart = () => screen.getByRole('button', { name: GAME_TEXTS.restart });

test('restarts at once without progress', async () => {
  const onRestart = jest.fn();
  render(<RestartButton hasProgress={false} onRestart={onRestart} />);
  await userEvent.click(restart());
  expect(onRestart).toHaveBeenCalledTimes(1);
});

test('asks for confirmation with progress, and cancelling keeps the game', async () => {
  const onRestart = jest.fn();
  render(<RestartButton hasProgress onRestart={onRestart} />);
  await userEvent.click(restart());
  expect(screen.getByText(GAME_TEXTS.restartQuestion)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: GAME_TEXTS.restartCancel }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onRestart).not.toHaveBeenCalled();
});

test('confirming restarts', async () => {
  const onRestart = jest.fn();
  render(<RestartButton hasProgress onRestart={onRestart} />);
  await userEvent.click(restart());
  await userEvent.click(screen.getByRole('button', { name: GAME_TEXTS.restartConfirm }));
  expect(onRestart).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});
