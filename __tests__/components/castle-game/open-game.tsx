import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rules } from '@/__tests__/builders/teams';
import { CastleGame } from '@/components/castle-game/castle-game';
import { MENU_ICONS } from '@/components/castle-game/screens/home/menu-icons';
import { storedTexts, storeGame } from '@/lib/browser/castle-storage';
import type { GameState } from '@/lib/castle-game/types';

/** The whole game, as the page has it. */
export const game = <CastleGame poster={null} menuIcons={MENU_ICONS} />;

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const heading = (name: string | RegExp) => screen.getByRole('heading', { name });

/** The game that storage holds now. */
export function stored(): GameState {
  const decoded = rules.decodeGame(storedTexts().game ?? '');
  if (!decoded.ok) throw new Error(decoded.reason.kind);
  return decoded.state;
}

/** Opens the page with this game in storage, and continues it. */
export async function playing(state: GameState): Promise<void> {
  storeGame(state);
  render(game);
  await userEvent.click(button('Carregar partida'));
}
