'use client';

import { Choice } from '@/components/results/choice';
import { Button } from '@/components/ui/button';
import { useWrittenEarly } from '@/components/ui/use-written-early';
import { COLUMN_NAMES, SUMMARY_TEXTS } from '@/content/interface/results';
import { CHOICE_TEXTS } from '@/content/interface/seasons';
import type { Season } from '@/lib/dates/seasons';
import { ALL_SEASONS, oneSeason, type SeasonChoice } from '@/lib/results/query';

type SeasonControlsProps = {
  /** Oldest first. */
  seasons: readonly Season[];
  /** The last season with diades, from which a comparison starts if none is chosen. */
  latest: Season | undefined;
  choice: SeasonChoice;
  onChoose: (choice: SeasonChoice) => void;
};

/** All seasons, one, a range, or two to compare. */
export function SeasonControls({ seasons, latest, choice, onChoose }: SeasonControlsProps) {
  const without = (other: Season) => seasons.filter((season) => season !== other);
  const pair = pairFrom(choice, seasons, latest);
  return (
    <>
      <SeasonSelect
        label={COLUMN_NAMES.season}
        hideLabel
        seasons={choice.kind === 'comparison' ? without(choice.seasons[1]) : seasons}
        season={firstOf(choice)}
        every={choice.kind !== 'comparison'}
        onChoose={(season) => onChoose(withFirst(choice, season))}
      />
      {choice.kind === 'range' && (
        <SeasonSelect
          label={CHOICE_TEXTS.until}
          seasons={seasons.filter((season) => season >= choice.first)}
          season={choice.last}
          onChoose={(last) => last && onChoose({ ...choice, last })}
        />
      )}
      {choice.kind === 'comparison' && (
        <SeasonSelect
          label={CHOICE_TEXTS.comparedWith}
          seasons={without(choice.seasons[0])}
          season={choice.seasons[1]}
          onChoose={(other) => other && onChoose({ ...choice, seasons: [choice.seasons[0], other] })}
        />
      )}
      {choice.kind === 'comparison' ? (
        <Button key="compare" kind="quiet" onClick={() => onChoose(oneSeason(choice.seasons[1]))}>
          {CHOICE_TEXTS.endComparison}
        </Button>
      ) : (
        pair && (
          <Button key="compare" kind="quiet" onClick={() => onChoose({ kind: 'comparison', seasons: pair })}>
            {CHOICE_TEXTS.compare}
          </Button>
        )
      )}
    </>
  );
}

function firstOf(choice: SeasonChoice): Season | null {
  if (choice.kind === 'all') return null;
  return choice.kind === 'range' ? choice.first : choice.seasons[0];
}

/** A range keeps its end, unless it would end before it begins. */
function withFirst(choice: SeasonChoice, season: Season | null): SeasonChoice {
  if (season === null) return ALL_SEASONS;
  if (choice.kind === 'comparison') return { ...choice, seasons: [season, choice.seasons[1]] };
  const isRange = choice.kind === 'range' && choice.first !== choice.last;
  return isRange && season < choice.last ? { ...choice, first: season } : oneSeason(season);
}

/** The ends of a range; or the season chosen, or the latest, and the one before it or else after it. */
function pairFrom(
  choice: SeasonChoice,
  seasons: readonly Season[],
  latest: Season | undefined,
): readonly [Season, Season] | null {
  if (choice.kind === 'range' && choice.first !== choice.last) return [choice.first, choice.last];
  const place = seasons.findIndex((season) => season === (firstOf(choice) ?? latest));
  const [one, other] = seasons.slice(Math.max(0, place - 1));
  return one && other ? [one, other] : null;
}

type SeasonSelectProps = {
  label: string;
  hideLabel?: boolean;
  seasons: readonly Season[];
  /** Null for all seasons. */
  season: Season | null;
  /** Offers all seasons too. */
  every?: boolean;
  onChoose: (season: Season | null) => void;
};

function SeasonSelect({
  label,
  hideLabel = false,
  seasons,
  season,
  every = false,
  onChoose,
}: SeasonSelectProps) {
  const choose = ({ value }: HTMLSelectElement) => onChoose(seasons.find((one) => one === value) ?? null);
  const select = useWrittenEarly<HTMLSelectElement>((chosen) => {
    if (chosen.value !== (season ?? '')) choose(chosen);
  });
  return (
    <Choice
      ref={select}
      label={label}
      hideLabel={hideLabel}
      value={season ?? ''}
      any={every ? SUMMARY_TEXTS.everySeason : undefined}
      options={seasons.toReversed()}
      onChange={({ target }) => choose(target)}
    />
  );
}
