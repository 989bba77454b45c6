import type { ReactNode } from 'react';
import { openIfWide } from '@/components/castle-game/shell/screen-shell';
import { diadaTexts, holidays, invitationTexts } from '@/content/castle-game/diada-texts';
import { diades, rivals } from '@/content/castle-game/diades';
import { people } from '@/content/castle-game/people';
import { invitationNow } from '@/content/castle-game/rulebook';
import {
  againText,
  DIADES_TEXTS,
  diadaTitle,
  invitedTitle,
  noveltyText,
  placeText,
  requestText,
  sayingText,
} from '@/content/interface/castle-game/diades';
import { arrivingText, leavingText } from '@/content/interface/castle-game/people';
import { chancesOf } from '@/lib/castle-game/engine/chances';
import {
  holidayOn,
  lastTimeOf,
  namedDays,
  namedPerformances,
  nextDiada,
  noveltyOf,
  stakeOf,
} from '@/lib/castle-game/history/course';
import { placeOf, standingsOf } from '@/lib/castle-game/history/rivals';
import { careerOf, inTurn, peopleOf } from '@/lib/castle-game/people';
import type { Team } from '@/lib/castle-game/types';
import { capitalised } from '@/lib/text/catalan';
import styles from './diada-card.module.css';
import { AtStake, DiadaTable } from './diada-table';

type DiadaCardProps = {
  readonly diada: (typeof diades)[number];
  readonly today: boolean;
  readonly when: string;
  readonly children: ReactNode;
};

function DiadaCard({ diada: { id, name, town }, today, when, children }: DiadaCardProps) {
  return (
    <section className={`fill round-l lined clip ${styles.card}`} data-today={today} aria-labelledby="diada">
      <details ref={openIfWide} open={today}>
        <summary className="note fold">{when}</summary>
        <div className={`stack at-end gap-2 gap-x-4 ${styles.about}`}>
          <div className={`stack gap-1 ${styles.title}`}>
            <h3 id="diada">{name}</h3>
            <p>{capitalised(town)}</p>
          </div>
          <svg viewBox="0 0 120 60" aria-hidden="true" className={styles.drawing}>
            <path fillRule="evenodd" d={diadaTexts[id].drawing} />
          </svg>
          <div className="stack gap-2 col-span-full">{children}</div>
        </div>
      </details>
    </section>
  );
}

/** Those who finish their studies, told after the exams of June, and those who begin, told in September. */
function Comings({ team }: { readonly team: Team }) {
  const known = peopleOf(people, team).filter(({ role }) => role !== 'novell');
  const leaving = known.filter(({ leaves }) => leaves).sort((one, other) => one.since - other.since);
  const arriving = known.filter(({ isNew }) => isNew);
  const month = team.date.slice(5, 7);
  const [first] = leaving;
  if (month === '06' && first) return <p>{leavingText(leaving, careerOf(first, team))}</p>;
  // In its first season a team has only new people.
  if (month === '09' && arriving.length > 0 && team.seasons.length > 1)
    return <p>{arrivingText(arriving)}</p>;
  return null;
}

/** The place in the last named diada, which is what is said of the team until the next one. */
function Saying({ team }: { readonly team: Team }) {
  const last = namedPerformances(diades, team.history).at(-1);
  if (!last) return null;
  const standings = standingsOf(rivals, team, last.day, last.performance.rounds);
  const place = placeOf(standings);
  const novelty = noveltyOf(rivals, team, namedDays(diades, last.day));
  return (
    <section className="stack panel gap-2 fill pad-4" aria-labelledby="ultima-diada">
      <h3 id="ultima-diada">{diadaTitle(last.diada)}</h3>
      <details ref={openIfWide}>
        <summary className="fold">{placeText(place)}</summary>
        <p>
          {sayingText(place, standings[0]?.name ?? '')} {novelty && noveltyText(novelty)}
        </p>
        <DiadaTable team={team} day={last.day} rounds={last.performance.rounds} />
      </details>
    </section>
  );
}

/** On HOME, before the missions: what another club asks for this Thursday. */
export function Invited({ team }: { readonly team: Team }) {
  const invitation = invitationNow(team);
  if (!invitation) return null;
  const { host, entry } = invitation;
  return (
    <section className="stack panel gap-2 fill pad-4" aria-labelledby="convidats">
      <h3 id="convidats">{invitedTitle(host.name)}</h3>
      <p>
        {requestText({ entry, chances: chancesOf(team.stats, entry.code) })}{' '}
        {inTurn(invitationTexts[host.name], team.date)}
      </p>
      <AtStake team={team} ways={['convidats']} />
    </section>
  );
}

/** On HOME: the named diada of today or the next one, the holidays, and who comes and goes. */
export function DayNews({ team }: { readonly team: Team }) {
  const { date, history, today } = team;
  const coming = nextDiada(diades, date);
  const holiday = holidayOn(holidays, date);
  const isToday = coming?.day === date;
  const done = today.type === 'performance' && today.done ? history.at(-1) : undefined;
  const lastTime = coming && lastTimeOf(coming.diada, history, date);
  const before = lastTime?.points;
  return (
    <>
      {holiday && (
        <p className="note col-span-full">
          <strong>{holiday.name}.</strong> {holiday.text}
        </p>
      )}
      <Comings team={team} />
      {coming && (
        <DiadaCard
          diada={coming.diada}
          today={isToday}
          when={isToday ? DIADES_TEXTS.today : `${DIADES_TEXTS.coming}. ${DIADES_TEXTS.comesIn(coming)}`}
        >
          {(isToday || coming.weeks === 0) && <p>{stakeOf(diadaTexts[coming.diada.id], lastTime)}</p>}
          {!(isToday && done) && <AtStake team={team} />}
          <p>{isToday && done ? againText(done.points, before) : DIADES_TEXTS.lastTime(before)}</p>
        </DiadaCard>
      )}
      <Saying team={team} />
    </>
  );
}
