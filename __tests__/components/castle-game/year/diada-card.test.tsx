import { render, screen } from '@testing-library/react';
import { axe } from '@/__tests__/axe';
import { aPerformance, aTeam } from '@/__tests__/builders/teams';
import { Voice } from '@/components/castle-game/attempt/result/voice';
import { DayNews } from '@/components/castle-game/year/diada-card';
import { againText } from '@/content/interface/castle-game/diades';
import { OCCASIONS } from '@/lib/castle-game/people';
import type { Team } from '@/lib/castle-game/types';

const show = (parts: Partial<Team>) => render(<DayNews team={aTeam(parts).team} />);
const performed = (day: string, points: number) => aPerformance({ day, points });

test('heads its day, and compares it with the last time once it is done', async () => {
  const today = { type: 'performance', done: true } as const;
  const history = [performed('2023-04-20', 640), performed('2024-04-25', 700)];
  const { container } = show({ date: '2024-04-25', today, history });
  expect(screen.getByText('Avui')).toBeVisible();
  expect(screen.getByText(againText(700, 640))).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('says in June who leaves, and in September who arrives but in the first season', () => {
  const later = [
    { season: '2023-2024', members: 15, read: true },
    { season: '2024-2025', members: 40, read: false },
  ] as const;
  const said = (date: string, seasons: Team['seasons']) => {
    const { container, unmount } = show({ date, seasons });
    const text = container.textContent ?? '';
    unmount();
    return text;
  };
  expect(said('2025-06-17', later)).toMatch(/Aquest juny acab/);
  expect(said('2024-09-03', later)).toMatch(/Car(a nova|es noves) a la colla/);
  expect(said('2024-09-03', later.slice(1))).not.toMatch(/a la colla/);
  expect(said('2024-11-05', later)).not.toMatch(/Aquest juny|a la colla/);
});

test.each(OCCASIONS)('shows a line of a member of the team: %s', async (occasion) => {
  const { container } = render(<Voice team={aTeam().team} occasion={occasion} />);
  expect(screen.getByText(/^«.*»$/)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});
