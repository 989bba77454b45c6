import { useId } from 'react';
import type { ScreenProps } from '@/components/castle-game/shell/screens';
import { Button } from '@/components/ui/button';
import { OnDemand } from '@/components/ui/on-demand';
import { PagePart } from '@/components/ui/page-part';
import { invitationNow } from '@/content/castle-game/rulebook';
import { asInvited, asPlanned, PLAN_TEXTS } from '@/content/interface/castle-game/plan';
import { pointsFor } from '@/lib/castle-game/engine/members';
import { type PlanChoice, planFor, plannedNow, planPoints } from '@/lib/castle-game/engine/plan';
import { proposedNow } from '@/lib/castle-game/screens/rounds';
import type { GameState } from '@/lib/castle-game/types';
import styles from './plan-card.module.css';

const loadSlots = () => import('./plan-slots').then(({ PlanSlots }) => PlanSlots);

type RoundButtonsProps = Pick<ScreenProps, 'state'> & {
  readonly planned: PlanChoice | undefined;
  readonly plan: readonly string[] | undefined;
  readonly onPick: (code: string) => void;
};

/**
 * One press for the next round, also from the result of the one before: as planned, and what another club asks for if that is
 * something else.
 */
export function RoundButtons({ state, planned, plan, onPick }: RoundButtonsProps) {
  const invitation = invitationNow(state.team);
  const asked = invitation && plannedNow(state, [invitation.entry.code]);
  const isAsked = asked !== undefined && asked.entry.code === planned?.entry.code;
  return (
    <>
      {planned && !isAsked && (
        <Button onClick={() => onPick(planned.entry.code)}>{asPlanned(planned, plan)}</Button>
      )}
      {asked && (
        <Button kind={isAsked ? 'accent' : 'quiet'} onClick={() => onPick(asked.entry.code)}>
          {asInvited(invitation.host.name, asked)}
        </Button>
      )}
    </>
  );
}

/** Before the first round the plan is one to be changed. */
export function planNow(state: GameState) {
  const isFirst = state.rounds.length === 0;
  const plan = isFirst ? planFor(state, invitationNow(state.team)?.entry.code) : state.team.plan;
  return { isFirst, plan, choice: proposedNow(state, plan) };
}

type PlanCardProps = ReturnType<typeof planNow> &
  Pick<ScreenProps, 'state' | 'act'> &
  Pick<RoundButtonsProps, 'onPick'>;

/** An offer above the picker. */
export function PlanCard({ isFirst, plan, choice, state, act, onPick }: PlanCardProps) {
  const title = useId();
  if (!plan || !choice) return null;
  const keep = (codes: readonly string[]) => act({ type: 'plan', codes: codes.filter(Boolean) });
  return (
    <section className={`cluster panel middle gap-2 gap-x-4 ${styles.plan}`} aria-labelledby={title}>
      <h3 id={title}>{PLAN_TEXTS.title}</h3>
      <RoundButtons state={state} planned={choice} plan={plan} onPick={onPick} />
      {isFirst && (
        <details>
          <summary>
            {plan.join(' · ')}:{' '}
            {PLAN_TEXTS.total(...planPoints(state, plan), pointsFor(state.team.members, 0))}{' '}
            {PLAN_TEXTS.change}
          </summary>
          <PagePart fallback={null}>
            <OnDemand load={loadSlots} props={{ state, plan, onChange: keep }} />
          </PagePart>
        </details>
      )}
    </section>
  );
}
