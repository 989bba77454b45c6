import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CalendarAddress, SubscribeLink } from '@/components/rehearsals/calendar-address';
import { siteUrl } from '@/lib/site/address';

const both = (
  <>
    <SubscribeLink file="/assajos.ics">Subscriu-t'hi</SubscribeLink>
    <CalendarAddress file="/assajos.ics" />
  </>
);

describe('the address of the calendar', () => {
  it('is where the site is read', () => {
    render(both);
    expect(screen.getByText(`${location.origin}/assajos.ics`)).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', `webcal://${location.host}/assajos.ics`);
  });

  it('is in the HTML where the site was built for, and moves without a mismatch', () => {
    expect(siteUrl).not.toBe(location.origin);
    const box = document.createElement('div');
    box.innerHTML = renderToString(both);
    expect(box).toHaveTextContent(`${siteUrl}/assajos.ics`);
    const onRecoverableError = jest.fn();
    act(() => {
      hydrateRoot(box, both, { onRecoverableError });
    });
    expect(box).toHaveTextContent(`${location.origin}/assajos.ics`);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
