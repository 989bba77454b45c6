import { PICKER_TEXTS } from '@/content/interface/castle-game/picker';
import type { PickerChoice } from '@/lib/castle-game/picker/choice';
import type { PickerGroup } from '@/lib/castle-game/picker/groups';
import styles from './picker-choices.module.css';
import { Segments } from './segments';
import { StructureGlyph } from './structure-glyph';

type PickerChoicesProps = {
  readonly groups: readonly PickerGroup[];
  readonly structure: PickerGroup['structure'] | undefined;
  /** Whether netes are shown. Undefined when there are none. */
  readonly netes: boolean | undefined;
  /** Whether a tower is tried several times in a row. Undefined when that is not possible. */
  readonly inRow?: boolean | undefined;
  readonly onChoose: (choice: PickerChoice) => void;
};

export function PickerChoices({ groups, structure, netes, inRow, onChoose }: PickerChoicesProps) {
  return (
    <>
      {netes !== undefined && (
        <div className={styles.kinds}>
          <Segments
            legend={PICKER_TEXTS.kind}
            chosen={netes ? 'netes' : 'full'}
            segments={[
              { value: 'full', label: PICKER_TEXTS.full },
              { value: 'netes', label: PICKER_TEXTS.netes },
            ]}
            onChoose={(value) => onChoose({ netes: value === 'netes' })}
          />
          {inRow !== undefined && (
            <Segments
              legend={PICKER_TEXTS.times}
              chosen={inRow ? 'row' : 'one'}
              segments={[
                { value: 'one', label: PICKER_TEXTS.one },
                { value: 'row', label: PICKER_TEXTS.inRow },
              ]}
              onChoose={(value) => onChoose({ inRow: value === 'row' })}
            />
          )}
        </div>
      )}
      <Segments
        legend={PICKER_TEXTS.structure}
        chosen={structure}
        segments={groups.map(({ structure: value, disabled }) => ({
          value,
          label: PICKER_TEXTS.structures[value],
          disabled,
          picture: <StructureGlyph structure={value} />,
        }))}
        onChoose={(value) => onChoose({ structure: value })}
      />
    </>
  );
}
