import type { ScreenProps } from '@/components/castle-game/shell/screens';
import { PICKER_TEXTS } from '@/content/interface/castle-game/picker';
import { optionText, PLAN_TEXTS } from '@/content/interface/castle-game/plan';
import { classOf, isPilarCode } from '@/lib/castle-game/engine/performance';
import { type PlanChoice, planChoices } from '@/lib/castle-game/engine/plan';
import { STRUCTURES, structureOf } from '@/lib/castle-game/picker';
import styles from './plan-card.module.css';

type PlanSlotsProps = Pick<ScreenProps, 'state'> & {
  readonly plan: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
};

export function PlanSlots({ state, plan, onChange }: PlanSlotsProps) {
  const towers = plan.filter((code) => !isPilarCode(code));
  const slots = [0, 1, 2].map((place) => towers[place] ?? '').concat(plan.find(isPilarCode) ?? '');
  return (
    <div className={`grid fit columns-m gap-2 gap-x-3 ${styles.slots}`}>
      {slots.map((code, place) => (
        <PlanSlot
          key={PLAN_TEXTS.slot(place)}
          label={PLAN_TEXTS.slot(place)}
          choices={planChoices(state, place === slots.length - 1).filter(
            ({ entry }) => !slots.with(place, '').map(classOf).includes(classOf(entry.code)),
          )}
          code={code}
          onChoose={(next) => onChange(slots.with(place, next))}
        />
      ))}
    </div>
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
