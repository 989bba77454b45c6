import { useId } from 'react';
import type { ScreenProps } from '@/components/castle-game/shell/screens';
import { Button } from '@/components/ui/button';
import { invitationNow } from '@/content/castle-game/rulebook';
import { PICKER_TEXTS } from '@/content/interface/castle-game/picker';
import { asInvited, asPlanned, optionText, PLAN_TEXTS } from '@/content/interface/castle-game/plan';
import { classOf, isPilarCode } from '@/lib/castle-game/engine/performance';
import { type PlanChoice, planChoices, planFor, plannedNow } from '@/lib/castle-game/engine/plan';
import { STRUCTURES, structureOf } from '@/lib/castle-game/picker';
import styles from './plan-card.module.css';

type AsPlannedProps = { readonly choice: PlanChoice; readonly onPick: (code: string) => void };

/** One press for the next round, also from the result of the one before. */
export const AsPlanned = ({ choice, onPick }: AsPlannedProps) => (
  <Button onClick={() => onPick(choice.entry.code)}>{asPlanned(choice)}</Button>
);

type AsInvitedProps = Pick<ScreenProps, 'state'> &
  Pick<AsPlannedProps, 'onPick'> & { readonly planned: PlanChoice | undefined };

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

type PlanCardProps = Pick<ScreenProps, 'state' | 'act'> & Pick<AsPlannedProps, 'onPick'>;

/** An offer above the picker. Before the first round the plan can be changed. */
export function PlanCard({ state, act, onPick }: PlanCardProps) {
  const title = useId();
  const isFirst = state.rounds.length === 0;
  const plan = isFirst ? planFor(state, invitationNow(state.team)?.entry.code) : state.team.plan;
  const choice = plannedNow(state, plan);
  if (!plan || !choice) return null;
  const keep = (codes: readonly string[]) => act({ type: 'plan', codes: codes.filter(Boolean) });
  const start = (code: string) => {
    if (isFirst) keep(plan);
    onPick(code);
  };
  const towers = plan.filter((code) => !isPilarCode(code));
  const slots = [0, 1, 2].map((place) => towers[place] ?? '').concat(plan.find(isPilarCode) ?? '');
  return (
    <section className={`cluster panel middle gap-2 gap-x-4 ${styles.plan}`} aria-labelledby={title}>
      <h3 id={title}>{PLAN_TEXTS.title}</h3>
      <AsPlanned choice={choice} onPick={start} />
      <AsInvited state={state} planned={choice} onPick={start} />
      {isFirst && (
        <details>
          <summary>
            {plan.join(' · ')}. {PLAN_TEXTS.change}
          </summary>
          <div className={`grid fit columns-m gap-2 gap-x-3 ${styles.slots}`}>
            {slots.map((code, place) => (
              <PlanSlot
                key={PLAN_TEXTS.slot(place)}
                label={PLAN_TEXTS.slot(place)}
                choices={planChoices(state, place === slots.length - 1).filter(
                  ({ entry }) => !slots.with(place, '').map(classOf).includes(classOf(entry.code)),
                )}
                code={code}
                onChoose={(next) => keep(slots.with(place, next))}
              />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

type PlanSlotProps = {
  readonly label: string;
  readonly choices: readonly PlanChoice[];
  readonly code: string;
  readonly onChoose: (code: string) => void;
};

function PlanSlot({ label, choices, code, onChoose }: PlanSlotProps) {
  return (
    <label>
      {label}
      <select value={code} onChange={({ target }) => onChoose(target.value)}>
        {code === '' && <option value="">{PLAN_TEXTS.none}</option>}
        {STRUCTURES.map((structure) => {
          const within = choices.filter(({ entry }) => structureOf(entry.code) === structure);
          return (
            within.length > 0 && (
              <optgroup key={structure} label={PICKER_TEXTS.structures[structure]}>
                {within.toReversed().map((choice) => (
                  <option key={choice.entry.code} value={choice.entry.code}>
                    {optionText(choice)}
                  </option>
                ))}
              </optgroup>
            )
          );
        })}
      </select>
    </label>
  );
}
