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

type AsPlannedProps = Pick<ScreenProps, 'state'> & {
  readonly choice: PlanChoice;
  readonly plan: readonly string[] | undefined;
  readonly onPick: (code: string) => void;
};

/** One press for the next round, also from the result of the one before. */
export function AsPlanned({ state, choice, plan, onPick }: AsPlannedProps) {
  const invitation = invitationNow(state.team);
  const isAsked = invitation?.entry.code === choice.entry.code;
  return (
    <Button onClick={() => onPick(choice.entry.code)}>
      {isAsked ? asInvited(invitation.host.name, choice) : asPlanned(choice, plan)}
    </Button>
  );
}

type AsInvitedProps = Pick<AsPlannedProps, 'state' | 'onPick'> & {
  readonly planned: PlanChoice | undefined;
};

/** The same for what another club asks for, if the plan does not have it now. */
export function AsInvited({ state, planned, onPick }: AsInvitedProps) {
  const invitation = invitationNow(state.team);
  const choice = invitation && plannedNow(state, [invitation.entry.code]);
  if (!choice || choice.entry.code === planned?.entry.code) return null;
  return (
    <Button kind="quiet" onClick={() => onPick(choice.entry.code)}>
      {asInvited(invitation.host.name, choice)}
    </Button>
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
  Pick<AsPlannedProps, 'onPick'>;

/** An offer above the picker. */
export function PlanCard({ isFirst, plan, choice, state, act, onPick }: PlanCardProps) {
  const title = useId();
  if (!plan || !choice) return null;
  const keep = (codes: readonly string[]) => act({ type: 'plan', codes: codes.filter(Boolean) });
  const start = (code: string) => {
    if (isFirst) keep(plan);
    onPick(code);
  };
  return (
    <section className={`cluster panel middle gap-2 gap-x-4 ${styles.plan}`} aria-labelledby={title}>
      <h3 id={title}>{PLAN_TEXTS.title}</h3>
      <AsPlanned state={state} choice={choice} plan={plan} onPick={start} />
      <AsInvited state={state} planned={choice} onPick={start} />
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
