import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { OnThisDay } from '@/components/home/on-this-day';
import { anniversariesOf, remember } from '@/lib/on-this-day/anniversaries';
import { aDiada } from '../../builders/diades';

const anniversaries = anniversariesOf([
  aDiada(['3d7'], { date: '2010-11-14', reason: 'Aniversari' }),
  aDiada(['4d7'], { date: '2015-04-23', reason: 'Sant Jordi', town: 'Vic' }),
]);
const element = (
  <OnThisDay initial={remember(anniversaries, '2026-11-14')} built="2026-11-14" listPath="/llista" />
);

function visitOn(date: string) {
  jest.useFakeTimers({ now: new Date(`${date}T12:00:00`) });
  render(element);
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('Tal dia com avui', () => {
  it('has the diada of the day of the build in the HTML, and no word of when today is', () => {
    const html = renderToString(element);
    expect(html).toContain('Aniversari');
    expect(html).not.toContain('Avui fa anys');
  });

  it('says that it is today on the day of the build', () => {
    visitOn('2026-11-14');
    expect(screen.getByText(/Avui fa anys/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Aniversari, Barcelona' })).toBeVisible();
  });

  it('chooses the nearest diada on another day, once it comes near the window', async () => {
    let near = () => {};
    jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((tell) => {
      const observer = {
        root: null,
        rootMargin: '',
        scrollMargin: '',
        thresholds: [],
        observe: () => {},
        unobserve: () => {},
        disconnect: () => {},
        takeRecords: () => [],
      };
      // The component only asks whether something is in view.
      near = () => tell([{ isIntersecting: true } as IntersectionObserverEntry], observer);
      return observer;
    });
    globalThis.fetch = async () =>
      // jsdom has no Response of its own; these are the members that are read.
      ({ ok: true, status: 200, text: async () => JSON.stringify(anniversaries) }) as Response;
    visitOn('2027-04-21');
    expect(screen.getByRole('heading', { name: 'Aniversari, Barcelona' })).toBeVisible();
    await act(async () => near());
    expect(await screen.findByRole('heading', { name: 'Sant Jordi, Vic' })).toBeVisible();
    expect(screen.getByText(/cau més a prop/)).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/llista?des=2015-04-23&fins=2015-04-23');
  });
});
