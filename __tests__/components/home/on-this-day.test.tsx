import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderWith } from '@/__tests__/builders/behaving';
import { aDiada } from '@/__tests__/builders/diades';
import { answerOf } from '@/__tests__/builders/live-spreadsheets';
import { standInForNearness } from '@/__tests__/builders/near';
import { OnThisDay } from '@/components/home/on-this-day';
import { onThisDay } from '@/components/home/on-this-day.enhancement';
import { anniversariesOf, remember } from '@/lib/calendar/anniversaries';

const anniversaries = anniversariesOf([
  aDiada(['3d7'], { date: '2010-11-14', reason: 'Aniversari' }),
  aDiada(['4d7'], { date: '2015-04-23', reason: 'Sant Jordi', town: 'Vic' }),
]);
const element = (
  <OnThisDay initial={remember(anniversaries, '2026-11-14')} built="2026-11-14" listPath="/llista" />
);

/** A visit to the page; answers how to scroll down to the section. */
async function visitOn(date: string, answer: () => string = () => JSON.stringify(anniversaries)) {
  jest.useFakeTimers({ now: new Date(`${date}T12:00:00`), doNotFake: ['setTimeout', 'setInterval'] });
  const fetched = jest.fn(async () => answerOf(answer()));
  globalThis.fetch = fetched;
  const bringNear = standInForNearness();
  await renderWith(onThisDay, element);
  return { bringNear, fetched };
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('Tal dia com avui', () => {
  test('has the diada of the day of the build in the HTML, and no word of when today is', () => {
    const box = document.createElement('div');
    box.innerHTML = renderToString(element);
    expect(box).toHaveTextContent('Aniversari');
    expect(box).toHaveTextContent('Resultats del 14/11/2026.');
    expect(box).not.toHaveTextContent('Avui fa anys');
  });

  test('fetches nothing on the day of the build', async () => {
    const { bringNear, fetched } = await visitOn('2026-11-14');
    bringNear();
    expect(screen.getByText(/Avui fa anys/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Aniversari, Barcelona' })).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('shows the nearest diada on another day, once the section is near the viewport', async () => {
    const { bringNear, fetched } = await visitOn('2027-04-21');
    expect(screen.getByRole('heading', { name: 'Aniversari, Barcelona' })).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
    bringNear();
    expect(await screen.findByRole('heading', { name: 'Sant Jordi, Vic' })).toBeVisible();
    expect(screen.getByText(/cau més a prop/)).toBeVisible();
    expect(screen.getByText("23 d'abril")).toBeVisible();
    expect(screen.getByText('2015')).toBeVisible();
    expect(screen.getByText('4d7')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/llista/?des=2015-04-23&fins=2015-04-23');
  });

  test.each(['<html>', '[7]', '[]'])('keeps its content when the response is %s', async (text) => {
    const read = jest.fn(() => text);
    const { bringNear } = await visitOn('2027-04-21', read);
    bringNear();
    await jest.advanceTimersByTimeAsync(0);
    expect(read).toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'Aniversari, Barcelona' })).toBeVisible();
    expect(screen.queryByText(/Avui fa anys|cau més a prop/)).toBeNull();
  });
});
