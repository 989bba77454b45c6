import { render, screen } from '@testing-library/react';
import { aTeam } from '@/__tests__/builders/teams';
import { standInForBrowser } from '@/__tests__/components/games/stand-ins';
import { HomeScreen } from '@/components/castle-game/screens/home/home-screen';
import { MENU_ICONS } from '@/components/castle-game/screens/home/menu-icons';
import type { Team } from '@/lib/castle-game/types';
import { quietProps } from '../../quiet-props';

beforeAll(standInForBrowser);

const home = (parts: Partial<Team>) => (
  <HomeScreen {...quietProps(aTeam({ date: '2023-09-25', ...parts }))} menuIcons={MENU_ICONS} />
);

it('says when and why a performance was lost, and nothing otherwise', () => {
  const { rerender } = render(home({ missedPerformance: { day: '2023-09-21', came: 28, needed: 31 } }));
  const said = screen.getByText(/no vau actuar/);
  expect(said).toHaveTextContent('dijous 21 de setembre');
  expect(said).toHaveTextContent('28');
  rerender(home({ missedPerformance: null }));
  expect(screen.queryByText(/no vau actuar/)).not.toBeInTheDocument();
});
