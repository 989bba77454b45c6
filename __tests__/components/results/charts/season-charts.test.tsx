import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { anOverview } from '@/__tests__/builders/results';
import { chartSpecs } from '@/components/results/charts/chart-specs';
import { ChartFigure } from '@/components/results/charts/season-charts';

const { points } = anOverview;
const spec = (id: string) => {
  const found = chartSpecs.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

/** Lets a test say when a chart comes into view. */
function watchView(): { comeIntoView: () => void } {
  const seen: (() => void)[] = [];
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
    seen.push(() => tell([{ isIntersecting: true } as IntersectionObserverEntry], observer));
    return observer;
  });
  return {
    comeIntoView: () =>
      act(() => {
        for (const tell of seen) tell();
      }),
  };
}

afterEach(() => jest.restoreAllMocks());

describe('a chart', () => {
  test('has a table with a row for each season', async () => {
    render(<ChartFigure spec={spec('diades-per-temporada')} points={points} season={null} />);
    await userEvent.click(screen.getByText('Les dades en una taula'));
    const table = screen.getByRole('table', { name: 'Diades per temporades' });
    expect(within(table).getAllByRole('row')).toHaveLength(1 + points.length);
    expect(within(table).getByRole('row', { name: '2021-2022 1' })).toBeInTheDocument();
  });

  test('highlights the chosen season in the table and shows its values in the key', async () => {
    render(<ChartFigure spec={spec('resultats')} points={points} season="2021-2022" />);
    await userEvent.click(screen.getByText('Les dades en una taula'));
    expect(screen.getByRole('row', { current: true })).toHaveTextContent('2021-2022');
    expect(screen.getAllByText('33 %', { selector: 'strong' })).toHaveLength(3);
  });

  test('shows a dash for a season without diades', () => {
    render(<ChartFigure spec={spec('millor-puntuacio')} points={points} season="2020-2021" />);
    expect(screen.getByText('—', { selector: 'strong' })).toBeVisible();
  });

  test('is a static picture with a text alternative until it is near the viewport', async () => {
    const view = watchView();
    const { container } = render(
      <ChartFigure spec={spec('millor-puntuacio')} points={points} season={null} />,
    );
    const still = screen.getByRole('img', { name: /Gràfic: Millor puntuació/ });
    expect(still.querySelector('path[stroke]')).toHaveAttribute('d', expect.stringMatching(/^M/));
    expect(container.querySelector('.recharts-responsive-container')).toBeNull();
    view.comeIntoView();
    await waitFor(() => expect(container.querySelector('.recharts-responsive-container')).not.toBeNull());
  });

  test('is in the HTML', () => {
    const html = renderToString(<ChartFigure spec={spec('resultats')} points={points} season={null} />);
    expect(html.match(/<path[^>]* d="M/g)?.length).toBeGreaterThan(3);
  });
});
