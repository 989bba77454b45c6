import { render, screen } from '@testing-library/react';
import { Notice } from '@/components/ui/notice';

describe('Notice', () => {
  it('interrupts a screen reader only for a failure', () => {
    render(<Notice kind="danger">Ha fallat.</Notice>);
    expect(screen.getByRole('alert')).toHaveTextContent('Ha fallat.');
  });

  it.each(['info', 'success', 'warning'] as const)('lets the reader finish before %s', (kind) => {
    render(<Notice kind={kind}>Per cert.</Notice>);
    expect(screen.getByRole('status')).toHaveTextContent('Per cert.');
  });
});
