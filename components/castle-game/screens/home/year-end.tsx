import { Button } from '@/components/ui/button';
import { YEAR_TEXTS } from '@/content/interface/castle-game/year';
import type { SeasonPage } from '@/lib/castle-game/memory/season-page';
import type { ScreenProps } from '../../frame/screens';
import { YearPage } from '../../year/year-page';

type YearEndProps = Pick<ScreenProps, 'state' | 'act'> & { readonly page: SeasonPage };

export function YearEnd({ state, act, page }: YearEndProps) {
  return (
    <YearPage team={state.team} page={page}>
      <Button onClick={() => act({ type: 'readSeason', season: page.season })}>{YEAR_TEXTS.next}</Button>
    </YearPage>
  );
}
