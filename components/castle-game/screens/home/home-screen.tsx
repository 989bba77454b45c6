import { Notice } from '@/components/ui/notice';
import { PagePart } from '@/components/ui/page-part';
import { HOME_TEXTS } from '@/content/interface/castle-game/home';
import { pageToRead } from '@/lib/castle-game/engine/seasons';
import { seasonPage } from '@/lib/castle-game/memory/season-page';
import { isOpen } from '@/lib/castle-game/screens/menu';
import { missedSentence } from '@/lib/castle-game/words';
import { longDate } from '@/lib/dates/formats';
import { AdvanceButton } from '../../frame/advance-button';
import { FocusedHeading } from '../../frame/focused-heading';
import { PageTop } from '../../frame/screen-frame';
import type { ScreenProps } from '../../frame/screens';
import { FirstSteps } from './first-steps';
import { GameMenu } from './game-menu';
import styles from './home-screen.module.css';
import { LastPerformance } from './last-performance';
import type { MenuIcons } from './menu-icons';
import { SeasonAmbition } from './season-ambition';
import { Stranded } from './stranded';
import { TeamScene } from './team-scene';
import { YearEnd } from './year-end';

type HomeScreenProps = ScreenProps & { readonly menuIcons: MenuIcons };

/** Shows the page of a finished year once, then the day. */
export function HomeScreen(props: HomeScreenProps) {
  const { state, act } = props;
  const over = pageToRead(state.team);
  const page = over && seasonPage(state.team, over.season);
  // An old game may have several pages to read. The key remounts each.
  return page ? <YearEnd key={page.season} state={state} act={act} page={page} /> : <Day {...props} />;
}

function Day({ rules, state, act, go, menuIcons }: HomeScreenProps) {
  const { date, today, missedPerformance } = state.team;
  const rehearsal = today.type === 'rehearsal';
  const steps = rules.firstSteps(state);
  return (
    <div className={styles.home}>
      <PageTop />
      <section className={styles.day}>
        {/* A new key per day, so that the heading takes focus and is announced. */}
        <FocusedHeading key={date}>
          {rehearsal ? HOME_TEXTS.rehearsalDay : HOME_TEXTS.performanceDay}
        </FocusedHeading>
        <p className={styles.date}>{longDate(date)}</p>
        <Stranded rules={rules} state={state} act={act} />
        {missedPerformance && (
          <Notice kind="warning">
            <p>{missedSentence(missedPerformance)}</p>
          </Notice>
        )}
        <AdvanceButton state={state} act={act} kind="accent" onlyWhenDone />
        {!rehearsal && !today.done && !isOpen('ACTUACIO', state) && (
          <p className={styles.note}>{HOME_TEXTS.tooFew}</p>
        )}
        {steps.length > 0 && <FirstSteps steps={steps} state={state} go={go} />}
        <LastPerformance team={state.team} go={go} />
        <SeasonAmbition state={state} act={act} />
      </section>
      <GameMenu state={state} go={go} icons={menuIcons} />
      <PagePart fallback={null}>
        <TeamScene team={state.team} />
      </PagePart>
    </div>
  );
}
