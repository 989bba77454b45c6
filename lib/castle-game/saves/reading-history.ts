import * as v from 'valibot';
import { MAX_MEMBERS, SERIES_ATTEMPTS } from '@/lib/castle-game/limits';
import {
  type Ambition,
  BUILT,
  type FirstTimes,
  GAME_OUTCOMES,
  type LastAttempt,
  type MissedPerformance,
  type MissionStep,
  SERIES_ENDS,
  type SeasonNote,
  type Series,
} from '@/lib/castle-game/types';
import { isSeason, type Season } from '@/lib/dates/seasons';
import { isGameDate } from './dates';
import {
  context,
  MAX_POINTS,
  outcome,
  SAVED_AMBITIONS,
  SAVED_CONTEXTS,
  SAVED_ENDS,
  SAVED_OUTCOMES,
  shortText,
  spelt,
  whole,
} from './names';

const step = v.pipe(
  v.looseObject({
    title: shortText,
    castell: shortText,
    action: v.picklist(GAME_OUTCOMES),
    current: whole(0, 1000),
    amount: whole(1, 1000),
  }),
  v.transform(
    ({ castell, action, ...others }): MissionStep => ({ ...others, code: castell, outcome: action }),
  ),
);

const series = v.pipe(
  v.looseObject({
    resultats: v.pipe(v.array(outcome), v.minLength(1), v.maxLength(SERIES_ATTEMPTS)),
    abans: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    final: v.optional(spelt(SERIES_ENDS, SAVED_ENDS)),
  }),
  v.transform(
    ({ resultats, abans, final, ...others }): Series => ({
      ...others,
      outcomes: resultats,
      before: abans,
      ...(final && { end: final }),
    }),
  ),
);

/** Drops invalid details, since the game does not need them. */
const news = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(v.nullable(schema)), undefined);

export const lastAttempt = v.pipe(
  v.looseObject({
    castell: shortText,
    resultat: outcome,
    context,
    missions: v.optional(v.array(shortText), []),
    passos: news(v.pipe(v.array(step), v.maxLength(20))),
    primer: news(spelt(BUILT, SAVED_OUTCOMES)),
    tanda: news(series),
  }),
  v.transform(
    ({ castell, resultat, passos, primer, tanda, ...others }): LastAttempt => ({
      ...others,
      code: castell,
      outcome: resultat,
      ...(passos && { steps: passos }),
      ...(primer && { first: primer }),
      ...(tanda && { series: tanda }),
    }),
  ),
);

export const missedPerformance = v.pipe(
  v.looseObject({
    dia: v.pipe(v.string(), v.check(isGameDate)),
    vinguts: whole(0, MAX_MEMBERS),
    minim: whole(0, MAX_MEMBERS),
  }),
  v.transform(
    ({ dia, vinguts, minim, ...others }): MissedPerformance => ({
      ...others,
      day: dia,
      came: vinguts,
      needed: minim,
    }),
  ),
);

const firstDay = v.nullable(v.pipe(v.string(), v.check(isGameDate)));
const firstDays = v.optional(
  v.looseObject({ carregat: v.optional(firstDay), descarregat: v.optional(firstDay) }),
);

const firstTimes = v.pipe(
  v.looseObject({ [SAVED_CONTEXTS.rehearsal]: firstDays, [SAVED_CONTEXTS.performance]: firstDays }),
  v.transform(
    ({ assaig, actuacio, ...others }): FirstTimes => ({
      ...others,
      ...(assaig && { rehearsal: assaig }),
      ...(actuacio && { performance: actuacio }),
    }),
  ),
);

/** By tower code. */
export const firstsSchema = v.pipe(
  v.unknown(),
  v.check((firsts) => !Array.isArray(firsts)),
  v.record(v.string(), firstTimes),
);

const ambition = v.pipe(
  v.variant('tipus', [
    v.object({ tipus: v.literal(SAVED_AMBITIONS.first), castell: shortText }),
    v.object({
      tipus: v.literal(SAVED_AMBITIONS.performances),
      vegades: whole(1, 100),
      punts: whole(0, MAX_POINTS),
    }),
    v.object({ tipus: v.literal(SAVED_AMBITIONS.members), castellers: whole(1, MAX_MEMBERS * 2) }),
  ]),
  v.transform((saved): Ambition => {
    switch (saved.tipus) {
      case SAVED_AMBITIONS.first:
        return { kind: 'first', code: saved.castell };
      case SAVED_AMBITIONS.performances:
        return { kind: 'performances', count: saved.vegades, points: saved.punts };
      case SAVED_AMBITIONS.members:
        return { kind: 'members', members: saved.castellers };
    }
  }),
);

const seasonNote = v.pipe(
  v.looseObject({
    temporada: v.custom<Season>((text) => typeof text === 'string' && isSeason(text)),
    castellers: whole(1, MAX_MEMBERS),
    repte: v.optional(v.nullable(ambition)),
    llegida: v.boolean(),
  }),
  v.transform(
    ({ temporada, castellers, repte, llegida, ...others }): SeasonNote => ({
      ...others,
      season: temporada,
      members: castellers,
      ...(repte !== undefined && { ambition: repte }),
      read: llegida,
    }),
  ),
);

/** In ascending order. */
export const seasonsSchema = v.pipe(
  v.array(seasonNote),
  v.minLength(1),
  v.maxLength(10_000),
  v.check((notes) =>
    notes.every(({ season }, index) => index === 0 || season > (notes[index - 1]?.season ?? '')),
  ),
);
