import { Field } from '@/components/ui/field';

type SeasonSelectProps = {
  seasons: readonly string[];
  /** Null for all seasons. */
  season: string | null;
  onChoose: (season: string | null) => void;
};

/** The season filter, the latest season first. */
export function SeasonSelect({ seasons, season, onChoose }: SeasonSelectProps) {
  return (
    <Field label="Temporada">
      {(control) => (
        <select
          {...control}
          value={season ?? ''}
          onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
        >
          <option value="">Totes les temporades</option>
          {seasons.toReversed().map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
