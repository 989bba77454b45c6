import * as v from 'valibot';
import { isSeason } from '@/lib/dates/seasons';
import { eachItem, filled, id, rule, text, unique, unknownName } from '@/lib/values/schema';
import { SEPARATOR } from './boards';

export const person = v.object({
  name: filled('the name is empty.'),
  /** Nickname, shown in quotes. */
  mote: v.optional(v.string()),
  /** Portrait, drawn if missing. */
  link: v.optional(v.string()),
});
/** `key`: id of the person. */
export const people = v.pipe(v.array(v.object({ key: id, ...person.entries })), unique('name'));

/** `ids`: of all people. */
const personId = (ids: readonly string[], otherwise = '') =>
  text(
    (value) => ids.includes(value),
    (value) => unknownName(value, ids, 'person', `Add it to content/people/people.ts${otherwise}.`),
  );

export const tenure = v.object({
  person: v.string(),
  /** Years. `from[n]` and `to[n]` are of the n-th period. */
  from: v.array(v.number()),
  /** Null: still in office. */
  to: v.array(v.nullable(v.number())),
  text: v.array(filled('a paragraph is empty.')),
});
export const tenures = (ids: readonly string[]) =>
  v.pipe(
    v.array(
      v.pipe(
        v.object({ ...tenure.entries, person: personId(ids) }),
        rule(({ from, to }) => {
          if (from.length !== to.length) return '`from` and `to` need a year for each period.';
          const start = from.find((year, index) => (to[index] ?? year) < year);
          const end = start === undefined ? undefined : to[from.indexOf(start)];
          return end === undefined ? undefined : `it ends in ${end}, before it begins in ${start}.`;
        }),
      ),
    ),
    unique('person'),
  );

const block = <Part extends v.GenericSchema<unknown, { person?: string; nom?: string } | typeof SEPARATOR>>(
  part: Part,
) =>
  v.pipe(
    v.object({ titol: v.string(), components: v.array(part) }),
    rule(({ titol, components }) =>
      components.some((one) => one !== SEPARATOR && one.person === undefined && !one.nom?.trim())
        ? `a member of "${titol}" has neither \`person\` nor \`nom\`.`
        : undefined,
    ),
  );

/** Current board first. `key`: season. */
export const boards = (ids: readonly string[]) => {
  const member = v.object({
    person: v.optional(personId(ids, ', or write `nom`')),
    nom: v.optional(v.string()),
  });
  return v.pipe(
    v.array(
      v.object({
        key: text(isSeason, (key) => `${key} is not a season. Write two years in a row, as 2026-2027.`),
        direccio: v.pipe(
          block(v.union([v.literal(SEPARATOR), member])),
          rule(({ components }) =>
            components.some(
              (part, index) =>
                part === SEPARATOR && (index === 0 || (components[index + 1] ?? SEPARATOR) === SEPARATOR),
            )
              ? `'${SEPARATOR}' stands between two members: not first, last or twice.`
              : undefined,
          ),
        ),
        junta: v.array(block(member)),
      }),
    ),
    eachItem(({ key }, index, [current]) =>
      index > 0 && current && key >= current.key
        ? `a past board cannot be of the current season, ${current.key}, or later.`
        : undefined,
    ),
  );
};
