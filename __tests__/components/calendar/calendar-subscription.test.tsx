import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderWith } from '@/__tests__/builders/behaving';
import { CalendarAddress, SubscribeLink } from '@/components/calendar/calendar-subscription';
import { ownHost } from '@/components/calendar/calendar-subscription.enhancement';
import { siteUrl } from '@/lib/site/address';

const both = (
  <>
    <SubscribeLink file="/assajos.ics">Subscriu-t'hi</SubscribeLink>
    <CalendarAddress file="/assajos.ics" />
  </>
);

describe('the address of the calendar', () => {
  test('is in the HTML where the site was built for, for those without scripts', () => {
    const box = document.createElement('div');
    box.innerHTML = renderToString(both);
    expect(box).toHaveTextContent(`${siteUrl}/assajos.ics`);
  });

  test('is in the browser where the site is read', async () => {
    expect(siteUrl).not.toBe(location.origin);
    await renderWith(ownHost, both);
    expect(screen.getByText(`${location.origin}/assajos.ics`)).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', `webcal://${location.host}/assajos.ics`);
  });
});
