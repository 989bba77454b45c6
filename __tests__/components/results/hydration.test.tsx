import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { anOverview, aRanking, aSnapshot, serveCsvs } from '@/__tests__/builders/results';
import { DiadesList } from '@/components/results/list/diades-list';
import { Ranking } from '@/components/results/ranking/ranking';
import { HistoricalSummary } from '@/components/results/summary/historical-summary';

const choices = { towns: ["L'Hospitalet"], codes: ['3d7'] };
const names = { ...aRanking.names, '3d7': 'tres de set, "el net" & <prou>' };

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00'), doNotFake: ['setTimeout', 'clearTimeout'] });
  serveCsvs({ diades: 'never' });
});

test.each([
  [
    'Ranking',
    <Ranking key="r" snapshot={{ ...aRanking, names }} snapshotFacts={aSnapshot} pages={['3d7']} />,
  ],
  [
    'HistoricalSummary',
    <HistoricalSummary key="s" snapshot={anOverview} snapshotFacts={aSnapshot} pages={['3d7']} />,
  ],
  ['DiadesList', <DiadesList key="l" choices={choices} snapshotFacts={aSnapshot} pages={[]} />],
])(
  '%s takes over its HTML, the markup of its towers too, and React finds no fault in it',
  async (_, element) => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
    const box = document.createElement('div');
    box.innerHTML = renderToString(element);
    document.body.replaceChildren(box);
    const tower = box.querySelector<HTMLElement>('[data-tower]');
    tower?.focus();
    const onRecoverableError = jest.fn();
    const root = await act(async () => hydrateRoot(box, element, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(complain).not.toHaveBeenCalled();
    // Focus stays: React has not replaced the element.
    expect(box.querySelector('[data-tower]')).toBe(tower);
    if (tower) {
      expect(tower).toHaveFocus();
      expect(box.querySelector('[data-tower-tip]')).toHaveTextContent(/^tres de /);
    }
    act(() => root.unmount());
  },
);
