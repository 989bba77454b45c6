import type { CSSProperties } from 'react';
import { diadaTexts } from '@/content/castle-game/diada-texts';
import { diades, rivals } from '@/content/castle-game/diades';
import { atStakeText, DIADES_TEXTS, diadaTitle, placeText } from '@/content/interface/castle-game/diades';
import { rewardLabel } from '@/content/interface/castle-game/missions';
import { pointsLabel } from '@/content/interface/castle-game/points-and-members';
import { markedCode } from '@/content/interface/castle-game/towers';
import { lastTimeOf, stakeOf } from '@/lib/castle-game/history/course';
import { namedDiadaOn } from '@/lib/castle-game/history/diades';
import { placeOf, standingsOf } from '@/lib/castle-game/history/rivals';
import { missionsFor } from '@/lib/castle-game/screens/missions';
import type { Round, Team } from '@/lib/castle-game/types';
import { PLACE_WAYS, type Way } from '@/lib/castle-game/vocabulary';
import styles from './diada-table.module.css';

type DiadaTableProps = {
  readonly team: Team;
  /** Of a named diada, `YYYY-MM-DD`. */
  readonly day: string;
  readonly rounds: readonly Round[];
};

const barOf = (color: string, share: number): CSSProperties =>
  Object.fromEntries([
    ['--club', color],
    ['--share', `${share * 100}%`],
  ]);

/** The team among the invented clubs of the diada: a bar for each, in its colour. */
export function DiadaTable({ team, day, rounds }: DiadaTableProps) {
  const standings = standingsOf(rivals, team, day, rounds);
  const most = Math.max(1, standings[0]?.points ?? 0);
  return (
    <ol className={`stack gap-2 fill ${styles.table}`} aria-label={DIADES_TEXTS.table}>
      {standings.map(({ name, color, own, rounds: done, points }, index) => (
        <li key={own ? '' : name} data-own={own} style={barOf(color, points / most)}>
          <b>
            {index + 1}. {name}
          </b>
          <span className="bold digits">{pointsLabel(points)}</span>
          <small>{done.map(({ code, outcome }) => markedCode(code, outcome)).join(' · ')}</small>
        </li>
      ))}
    </ol>
  );
}

type AtStakeProps = { readonly team: Team; readonly ways?: readonly Way[] };

/** What a place on a named diada brings, or another way to perform, by the missions that ask for it. */
export function AtStake({ team, ways = PLACE_WAYS }: AtStakeProps) {
  const asked = missionsFor(team, ways);
  if (asked.length === 0) return null;
  return (
    <p>
      <strong>{DIADES_TEXTS.atStake}</strong>{' '}
      {asked.map(({ title, rewards }) => atStakeText(title, rewardLabel(rewards))).join(' · ')}
    </p>
  );
}

type DiadaTodayProps = Omit<DiadaTableProps, 'day'> & { readonly over?: boolean };

/** On the day itself: what is at stake, and the table until now. Renders nothing on other days. */
export function DiadaToday({ team, rounds, over = false }: DiadaTodayProps) {
  const diada = namedDiadaOn(diades, team.date);
  if (!diada) return null;
  const place = placeOf(standingsOf(rivals, team, team.date, rounds));
  return (
    <section className={`stack gap-3 ${styles.today}`}>
      {over ? (
        <h4>{placeText(place)}</h4>
      ) : (
        <>
          <p>{stakeOf(diadaTexts[diada.id], lastTimeOf(diada, team.history, team.date))}</p>
          <AtStake team={team} />
        </>
      )}
      <DiadaTable team={team} day={team.date} rounds={rounds} />
    </section>
  );
}

/** On every screen of the day. */
export function DiadaName({ date }: { readonly date: string }) {
  const diada = namedDiadaOn(diades, date);
  return diada ? <p className={`bold ${styles.name}`}>{diadaTitle(diada)}</p> : null;
}
