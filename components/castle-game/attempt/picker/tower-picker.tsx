import { startTransition, useCallback, useMemo, useState } from 'react';
import { type PickerPlace, usePickerChoices } from '@/components/castle-game/shell/play-session';
import { invitationNow } from '@/content/castle-game/rulebook';
import { PICKER_TEXTS, pendingText } from '@/content/interface/castle-game/picker';
import {
  openGroup,
  type PickerChoice,
  type PickerGroup,
  type PickerTower,
  pickerGroups,
  shownNetes,
  somethingIn,
  structureOf,
} from '@/lib/castle-game/picker';
import { pendingObjective } from '@/lib/castle-game/screens/missions';
import type { GameState } from '@/lib/castle-game/types';
import { PickerChoices } from './picker-choices';
import { TowerCard } from './tower-card';
import styles from './tower-picker.module.css';
import { TowerPreview } from './tower-preview';

type ChoiceProps = Pick<TowerPickerProps, 'place' | 'planned'>;

function usePickerChoice(
  { place, planned }: ChoiceProps,
  full: readonly PickerGroup[],
  neta: readonly PickerGroup[],
) {
  const remembered = usePickerChoices();
  const [choice, setChoice] = useState<PickerChoice>(() => {
    if (planned) return {};
    const { netes, ...last } = remembered?.get(place) ?? {};
    // Another day, too few people may have come for what was chosen.
    return netes !== undefined && somethingIn(netes ? neta : full) ? { netes, ...last } : last;
  });
  const choose = (part: PickerChoice) => {
    const next = { ...choice, ...part };
    remembered?.set(place, next);
    setChoice(next);
  };
  return [choice, choose] as const;
}

type TowerPickerProps = {
  readonly state: GameState;
  readonly place: PickerPlace;
  /** The picker opens at this tower. */
  readonly planned?: string | undefined;
  /** The tower that was just picked, while its show is prepared. */
  readonly picked?: string | undefined;
  readonly onPick: (code: string) => void;
  /** Set where a tower can be tried several times in a row. */
  readonly onPickSeries?: ((code: string) => void) | undefined;
};

/** At a rehearsal the player can switch between netes and full towers. */
export function TowerPicker({ state, place, planned, picked, onPick, onPickSeries }: TowerPickerProps) {
  const [lookedAt, setLookedAt] = useState<string>();
  // A transition, so that the preview does not delay the click that follows the focus.
  const look = useCallback((code: string) => startTransition(() => setLookedAt(code)), []);
  const full = useMemo(() => pickerGroups(state, false), [state]);
  const neta = useMemo(
    () => (state.team.today.type === 'rehearsal' ? pickerGroups(state, true) : []),
    [state],
  );
  const [choice, choose] = usePickerChoice({ place, planned }, full, neta);
  const netes = shownNetes(choice, full, neta);
  const groups = netes ? neta : full;
  const open = openGroup({ structure: choice.structure ?? (planned && structureOf(planned)) }, groups);
  const towers = open?.towers ?? [];
  const possible = towers.filter(({ refusal }) => !refusal);
  const shown = possible.find(({ entry }) => entry.code === (lookedAt ?? planned)) ?? possible[0];
  const onlyNetes = !somethingIn(full) && somethingIn(neta);
  const invited = invitationNow(state.team)?.entry.code;
  const askedFor = ({ entry: { code }, refusal }: PickerTower) => {
    const objective = pendingObjective(state.team, code, state.team.today.type);
    if (refusal?.kind === 'already done') return undefined;
    return objective ? pendingText(objective) : code === invited ? PICKER_TEXTS.asked : undefined;
  };
  const isAsked = ({ towers }: PickerGroup) => towers.some((tower) => !tower.refusal && askedFor(tower));
  return (
    <div className={styles.picker}>
      <div className={`stack gap-5 ${styles.columns}`}>
        <div className={`stack top gap-4 min-0 ${styles.choosing}`}>
          <PickerChoices
            groups={groups}
            structure={open?.structure}
            netes={neta.length > 0 ? netes : undefined}
            inRow={onPickSeries && Boolean(choice.inRow)}
            asked={{
              full: full.some(isAsked),
              netes: neta.some(isAsked),
              structures: groups.filter(isAsked).map(({ structure }) => structure),
            }}
            onChoose={choose}
          />
          {onlyNetes && <p>{PICKER_TEXTS.nothingFull}</p>}
          {open ? (
            <ul
              className={`grid gap-3 ${styles.towers}`}
              aria-label={`${PICKER_TEXTS.towers}: ${PICKER_TEXTS.structures[open.structure]}`}
            >
              {towers.map((tower) => (
                <TowerCard
                  key={tower.entry.code}
                  tower={tower}
                  asked={askedFor(tower)}
                  picked={picked === tower.entry.code}
                  onPick={onPickSeries && choice.inRow ? onPickSeries : onPick}
                  costsPeople={place !== 'simulator'}
                  onLook={look}
                />
              ))}
            </ul>
          ) : (
            !onlyNetes && <p>{PICKER_TEXTS.nothing}</p>
          )}
        </div>
        {shown && <TowerPreview tower={shown} />}
      </div>
    </div>
  );
}
