import { Field } from '@/components/ui/field';
import { useWrittenEarly } from '@/components/ui/use-written-early';
import { COLUMN_NAMES, SUMMARY_TEXTS } from '@/content/interface/statistics';

type SeasonSelectProps = {
  seasons: readonly string[];
  /** Null for all seasons. */
  season: string | null;
  onChoose: (season: string | null) => void;
};

export function SeasonSelect({ seasons, season, onChoose }: SeasonSelectProps) {
  const choose = ({ value }: HTMLSelectElement) => onChoose(value === '' ? null : value);
  const select = useWrittenEarly<HTMLSelectElement>((chosen) => {
    if (chosen.value !== (season ?? '')) choose(chosen);
  });
  return (
    <Field label={COLUMN_NAMES.season}>
      {(control) => (
        <select {...control} ref={select} value={season ?? ''} onChange={({ target }) => choose(target)}>
          <option value="">{SUMMARY_TEXTS.everySeason}</option>
          {[...seasons].reverse().map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
