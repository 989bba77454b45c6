import { BinocularsIcon } from '@phosphor-icons/react/dist/ssr/Binoculars';
import { ChartLineUpIcon } from '@phosphor-icons/react/dist/ssr/ChartLineUp';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ClockCounterClockwise';
import { FlagPennantIcon } from '@phosphor-icons/react/dist/ssr/FlagPennant';
import { HandFistIcon } from '@phosphor-icons/react/dist/ssr/HandFist';
import { LifebuoyIcon } from '@phosphor-icons/react/dist/ssr/Lifebuoy';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree';
import type { ReactNode } from 'react';
import type { MenuEntry } from '@/lib/castle-game/screens/home';

export type MenuIcons = Readonly<Record<MenuEntry, ReactNode>>;

const look = { 'aria-hidden': true, size: 32, weight: 'duotone' } as const;

/** Rendered on the server: in the browser each icon would load six weights of its shape, 4 KB. */
export const MENU_ICONS: MenuIcons = {
  ASSAIG: <HandFistIcon {...look} />,
  ACTUACIO: <UsersThreeIcon {...look} />,
  CASTELLS: <BinocularsIcon {...look} />,
  HISTORIC: <ClockCounterClockwiseIcon {...look} />,
  MISSIONS: <FlagPennantIcon {...look} />,
  AJUDA: <LifebuoyIcon {...look} />,
  STATS: <ChartLineUpIcon {...look} />,
};
