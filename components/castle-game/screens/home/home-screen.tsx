import { useState } from 'react';
import { AdvanceButton } from '@/components/castle-game/shell/advance-button';
import { MissionLines } from '@/components/castle-game/shell/mission-lines';
import { ActionBar, FocusedHeading, PageTop } from '@/components/castle-game/shell/screen-shell';
import type { ScreenProps } from '@/components/castle-game/shell/screens';
import { TowerDrawing } from '@/components/shared/tower-drawing/tower-drawing';
import { Button } from '@/components/ui/button';
import { focusOn } from '@/components/ui/focus-on';
import { Notice } from '@/components/ui/notice';
import { OnDemand } from '@/components/ui/on-demand';
import { PagePart } from '@/components/ui/page-part';
import { HOME_TEXTS, MENU_TEXTS, missedSentence } from '@/content/interface/castle-game/home';
import { acceptLabel, acceptText, MISSIONS_TEXTS } from '@/content/interface/castle-game/missions';
import { SAVE_TEXTS } from '@/content/interface/castle-game/saves';
import { SHELL_TEXTS } from '@/content/interface/castle-game/shell';
import { markedCode } from '@/content/interface/castle-game/towers';
import { YEAR_TEXTS } from '@/content/interface/castle-game/year';
import { attemptsToLose } from '@/lib/castle-game/engine/days';
import { pageToRead } from '@/lib/castle-game/engine/seasons';
import { type SeasonPage, seasonPage } from '@/lib/castle-game/history/season-page';
import { bestTower, isOpen, MENU, type MenuEntry } from '@/lib/castle-game/screens/home';
import type { Mission, Team } from '@/lib/castle-game/types';
import { longDate } from '@/lib/dates/formats';
import { parseConstruction } from '@/lib/towers/notation';
import menu from './game-menu.module.css';
import styles from './home-screen.module.css';
import type { MenuIcons } from './menu-icons';

const loadYear = () => import('@/components/castle-game/year/year-page').then(({ YearPage }) => YearPage);
const loadNews = () => import('@/components/castle-game/year/diada-card').then(({ DayNews }) => DayNews);
const loadInvited = () => import('@/components/castle-game/year/diada-card').then(({ Invited }) => Invited);

const loadSteps = () => import('./first-steps').then(({ FirstSteps }) => FirstSteps);
const loadLast = () => import('./last-performance').then(({ LastPerformance }) => LastPerformance);

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
  const toPerform = !rehearsal && !today.done;
  const why =
    attemptsToLose(state) > 0
      ? HOME_TEXTS.attemptsFirst
      : toPerform && (isOpen('ACTUACIO', state) ? HOME_TEXTS.performanceFirst : HOME_TEXTS.tooFew);
  return (
    <div className={`row column gap-4 grow ${styles.home}`}>
      <PageTop />
      <section className={`contents ${styles.day}`}>
        {/* A new key per day, so that the heading takes focus and is announced. */}
        <FocusedHeading key={date}>
          {rehearsal ? HOME_TEXTS.rehearsalDay : HOME_TEXTS.performanceDay}
        </FocusedHeading>
        <p className="text-l soft capital">{longDate(date)}</p>
        <ActionBar look={`stack middle gap-2 flex-none ${styles.act}`}>
          <Tile entry={dayEntry(state.team)} state={state} go={go} icons={menuIcons} />
          <AdvanceButton state={state} act={act} kind="accent" onlyWhenDone />
          {why && <p className="note col-span-full text-center leading-2">{why}</p>}
        </ActionBar>
        <Stranded rules={rules} state={state} act={act} />
        {missedPerformance && (
          <Notice kind={steps.length > 0 ? 'info' : 'warning'}>
            <p>{missedSentence(missedPerformance)}</p>
          </Notice>
        )}
        <PagePart fallback={null}>
          <OnDemand load={loadInvited} props={{ team: state.team }} />
        </PagePart>
        <Missions rules={rules} state={state} act={act} />
        {steps.length > 0 && (
          <PagePart fallback={null}>
            <OnDemand load={loadSteps} props={{ steps, late: missedPerformance !== null }} />
          </PagePart>
        )}
      </section>
      <div className={`contents ${styles.news}`}>
        <GameMenu rules={rules} state={state} go={go} icons={menuIcons} />
        <PagePart fallback={null}>
          <OnDemand load={loadNews} props={{ team: state.team }} />
        </PagePart>
        <PagePart fallback={null}>
          <OnDemand load={loadLast} props={{ team: state.team, go }} />
        </PagePart>
      </div>
      <PagePart fallback={null}>
        <TeamScene team={state.team} />
      </PagePart>
    </div>
  );
}

/** Those to accept, and those in course. */
function Missions({ rules, state, act }: Pick<ScreenProps, 'rules' | 'state' | 'act'>) {
  const proposed = rules.proposedMissions(state.team);
  const isChoice = proposed.some(({ choice }) => choice);
  const [accepted, setAccepted] = useState(0);
  const accept = ({ title }: Mission) => {
    if (!act({ type: 'acceptMission', title })) setAccepted(accepted + 1);
  };
  return (
    <>
      {proposed.length > 0 && (
        <section className="stack panel gap-2 fill pad-4" aria-labelledby="proposades">
          <h3 id="proposades">{isChoice ? HOME_TEXTS.choose : MISSIONS_TEXTS.proposed}</h3>
          <MissionLines
            missions={proposed}
            action={(mission) => (
              <Button kind="quiet" aria-label={acceptLabel(mission)} onClick={() => accept(mission)}>
                {acceptText(mission)}
              </Button>
            )}
          />
          {isChoice && <p className="note">{HOME_TEXTS.chooseOne}</p>}
        </section>
      )}
      <MissionsInCourse key={accepted} team={state.team} isNew={accepted > 0} />
    </>
  );
}

/** A team can have a dozen. MISSIONS has them all. */
const SHOWN_MISSIONS = 4;

/** First those that count today. The pressed button is gone with the mission that `isNew`: the title takes focus. */
function MissionsInCourse({ team, isNew }: { readonly team: Team; readonly isNew: boolean }) {
  const { acceptedMissions, today } = team;
  if (acceptedMissions.length === 0) return null;
  const counts = ({ objectives }: Mission) => Number(objectives[today.type] !== undefined);
  const missions = acceptedMissions.toSorted((one, other) => counts(other) - counts(one));
  const more = missions.splice(SHOWN_MISSIONS).length;
  return (
    <section className="stack gap-1" aria-labelledby="missions-en-curs">
      <h3 id="missions-en-curs" ref={isNew ? focusOn : undefined} tabIndex={-1} className="unringed">
        {HOME_TEXTS.missions}
      </h3>
      <MissionLines missions={missions}>
        {more > 0 && <li className="soft">{HOME_TEXTS.moreMissions(more)}</li>}
      </MissionLines>
    </section>
  );
}

type StrandedProps = Pick<ScreenProps, 'rules' | 'state' | 'act'>;

/** A saved game can have a date from which no day follows. Offers to move it to the next Monday. */
function Stranded({ rules, state, act }: StrandedProps) {
  const monday = rules.mondayAfter(state.team);
  if (!monday || rules.refusalOf(state, { type: 'moveToMonday' })) return null;
  return (
    <Notice kind="warning">
      <p>{SAVE_TEXTS.stranded(state.team.date, monday)}</p>
      <Button onClick={() => act({ type: 'moveToMonday' })}>{HOME_TEXTS.toMonday}</Button>
    </Notice>
  );
}

type YearEndProps = Pick<ScreenProps, 'state' | 'act'> & { readonly page: SeasonPage };

function YearEnd({ state, act, page }: YearEndProps) {
  return (
    <OnDemand
      load={loadYear}
      props={{
        team: state.team,
        page,
        children: (
          <Button onClick={() => act({ type: 'readSeason', season: page.season })}>{YEAR_TEXTS.next}</Button>
        ),
      }}
      texts={SHELL_TEXTS}
    />
  );
}

const FIRST_TOWER = 'Pd3';

function TeamScene({ team }: { team: Team }) {
  const best = bestTower(team);
  const parsed = parseConstruction(best?.code ?? FIRST_TOWER);
  if (!parsed.ok) return null;
  return (
    <figure className={`stack gap-3 justify-items-center ${styles.scene}`} data-dreamt={!best}>
      <TowerDrawing construction={parsed.construction} className={`fill ${styles.drawing}`} />
      <figcaption className="soft text-center">
        {best ? (
          <>
            {HOME_TEXTS.best[best.context]} <strong>{markedCode(best.code, best.outcome)}</strong>
          </>
        ) : (
          HOME_TEXTS.firstPilar
        )}
      </figcaption>
    </figure>
  );
}

const dayEntry = ({ today }: Team): MenuEntry => (today.type === 'rehearsal' ? 'ASSAIG' : 'ACTUACIO');

type GameMenuProps = Pick<ScreenProps, 'rules' | 'state' | 'go'> & { readonly icons: MenuIcons };

/** All but the day's act, which is on the card of the day. */
function GameMenu({ rules, state, go, icons }: GameMenuProps) {
  const proposed = rules.proposedMissions(state.team);
  const isChoice = proposed.some(({ choice }) => choice);
  const toAccept = isChoice ? HOME_TEXTS.choose : MISSIONS_TEXTS.toAccept(proposed.length);
  return (
    <ul className={`stack shrink top gap-4 ${menu.menu}`}>
      {MENU.filter((entry) => entry !== dayEntry(state.team)).map((entry) => (
        <li key={entry}>
          <Tile
            {...{ entry, state, go, icons }}
            subtitle={entry === 'MISSIONS' && proposed.length > 0 ? toAccept : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

type TileProps = Omit<GameMenuProps, 'rules'> & {
  readonly entry: MenuEntry;
  readonly subtitle?: string | undefined;
};

function Tile({ entry, state, go, icons, subtitle }: TileProps) {
  const texts = MENU_TEXTS[entry];
  return (
    <button
      type="button"
      className={`stack middle gap-0 gap-x-2 fill round-m ink lined tall content-center ${menu.tile}`}
      disabled={!isOpen(entry, state)}
      onClick={() => go(entry)}
    >
      {icons[entry]}
      <span className={`display bold ${menu.title}`}>{texts.title}</span>
      <span className="note leading-3 self-start col-span-full">{subtitle ?? texts.subtitle}</span>
    </button>
  );
}
