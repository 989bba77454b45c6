import { render, screen } from '@testing-library/react';
import { Notice } from '@/components/ui/notice';

describe('Notice', () => {
  test('interrupts a screen reader only for a failure', () => {
    render(<Notice kind="danger">Ha fallat.</Notice>);
    expect(screen.getByRole('alert')).toHaveTextContent('Ha fallat.');
  });

  test.each(['info', 'success', 'warning'] as const)('%s is announced politely', (kind) => {
    render(<Notice kind={kind}>Per cert.</Notice>);
    expect(screen.getByRole('status')).toHaveTextContent('Per cert.');
  });
});
