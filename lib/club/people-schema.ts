import * as v from 'valibot';
import { isSeason } from '@/lib/dates/seasons';
import { eachItem, filled, id, rule, text, unique, unknownName } from '@/lib/values/schema';
import { SEPARATOR } from './boards';

export const person = v.object({
  name: filled('el nom és buit.'),
  /** Nickname, shown in quotes. */
  mote: v.optional(v.string()),
  /** Portrait. Without one, the initials. */
  link: v.optional(v.string()),
});
/** `key`: id of the person. */
export const people = v.pipe(v.array(v.object({ key: id, ...person.entries })), unique('name'));

/** `ids`: of all people. */
const personId = (ids: readonly string[], otherwise = '') =>
  text(
    (value) => ids.includes(value),
    (value) => unknownName(value, ids, 'person', `Afegeix-la a content/people/people.ts${otherwise}.`),
  );

export const tenure = v.object({
  person: v.string(),
  /** Years. `from[n]` and `to[n]` are of the n-th period. */
  from: v.array(v.number()),
  /** Null: still in office. */
  to: v.array(v.nullable(v.number())),
  text: v.array(filled('hi ha un paràgraf buit.')),
});
export const tenures = (ids: readonly string[]) =>
  v.pipe(
    v.array(
      v.pipe(
        v.object({ ...tenure.entries, person: personId(ids) }),
        rule(({ from, to }) => {
          if (from.length !== to.length) return '`from` i `to` volen un any per a cada període.';
          const start = from.find((year, index) => (to[index] ?? year) < year);
          const end = start === undefined ? undefined : to[from.indexOf(start)];
          return end === undefined ? undefined : `s'acaba el ${end}, abans de començar el ${start}.`;
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
        ? `a «${titol}» hi ha algú sense nom.`
        : undefined,
    ),
  );

/** Current board first. `key`: season. */
export const boards = (ids: readonly string[]) => {
  const member = v.object({
    person: v.optional(personId(ids, ', o escriu-ne el nom')),
    nom: v.optional(v.string()),
  });
  return v.pipe(
    v.array(
      v.object({
        key: text(isSeason, (key) => `${key} no és cap temporada. Escriu dos anys seguits, com 2026-2027.`),
        direccio: v.pipe(
          block(v.union([v.literal(SEPARATOR), member])),
          rule(({ components }) =>
            components.some(
              (part, index) =>
                part === SEPARATOR && (index === 0 || (components[index + 1] ?? SEPARATOR) === SEPARATOR),
            )
              ? `'${SEPARATOR}' va entre dues persones: ni al principi, ni al final, ni dues vegades seguides.`
              : undefined,
          ),
        ),
        junta: v.array(block(member)),
      }),
    ),
    eachItem(({ key }, index, [current]) =>
      index > 0 && current && key >= current.key
        ? `una junta d'abans no pot ser de la temporada d'ara, ${current.key}, ni de després.`
        : undefined,
    ),
  );
};
