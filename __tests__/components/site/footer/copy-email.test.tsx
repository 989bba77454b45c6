import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWith } from '@/__tests__/builders/drawn';
import { CopyEmail } from '@/components/site/footer/copy-email';
import { copying } from '@/components/ui/copy/copy.enhancement';

const email = 'junta@colla.example';

describe('CopyEmail', () => {
  test('copies the address, announces it, and shows a confirmation icon for 500 ms', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { container } = await renderWith(copying, <CopyEmail email={email} />);
    await user.click(screen.getByRole('button', { name: /copia/i }));
    expect(await navigator.clipboard.readText()).toBe(email);
    expect(screen.getByRole('status')).toHaveTextContent("S'ha copiat l'adreça.");
    expect(container.querySelector('[data-confirmed]')).toBeInTheDocument();
    jest.advanceTimersByTime(499);
    expect(container.querySelector('[data-confirmed]')).toBeInTheDocument();
    jest.advanceTimersByTime(1);
    expect(container.querySelector('[data-confirmed]')).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  test('selects the address and announces it when the clipboard is not available', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await renderWith(copying, <CopyEmail email={email} />);
    await user.click(screen.getByRole('button', { name: /copia/i }));
    expect(screen.getByRole('status')).toHaveTextContent(/no deixa copiar/);
    expect(getSelection()?.toString()).toBe(email);
  });
});
