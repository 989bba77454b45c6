import { pages } from '@/content/pages';
import type { PosterTexts } from '@/lib/castle-game/history/poster';
import type { SeasonPage } from '@/lib/castle-game/history/season-page';
import type { Team } from '@/lib/castle-game/types';
import { shownAddress } from '@/lib/site/address';
import { membersStory, pointsText } from './points-and-members';
import { GAME_TITLE_TEXTS } from './start';
import { markedCode } from './towers';
import { seasonFigures, seasonName } from './year';

/** More first times would not fit in the line. */
const MAX_FIRSTS = 8;

export function posterTexts({ name }: Pick<Team, 'name'>, page: SeasonPage): PosterTexts {
  const { season, members, best, firsts } = page;
  const shown = firsts.slice(-MAX_FIRSTS).map(({ code, built }) => markedCode(code, built));
  return {
    name,
    season: seasonName(season),
    figures: seasonFigures(page),
    members: membersStory(members),
    address: `${GAME_TITLE_TEXTS.title} · ${shownAddress(pages.castleGame.path)}`,
    ...(best && { best: `La millor diada: ${pointsText(best.points)}` }),
    ...(shown.length > 0 && { firsts: `Primers cops: ${shown.join(' · ')}` }),
  };
}
