import { type AgendaItem, asHeld, type Course, isCancelled } from '@/lib/calendar/course';
import { readCalendar } from './calendar';
import { type Content, describeChanges } from './checks';
import { type Download, replaceFile } from './pull';

/** Adds to the agenda what only the public calendar has, and reports where they differ. Resolves to whether it succeeded. */
export async function pullAgenda(
  { path, url }: { readonly path: string; readonly url: string | undefined },
  course: Pick<Course, 'season' | 'rehearsals' | 'agenda'>,
  download: Download,
  log: (line: string) => void,
): Promise<boolean> {
  if (!url) {
    log(`${path}: no té cap calendari públic, i es queda com està.`);
    return true;
  }
  try {
    const { items, problems } = readCalendar(await download(url), course);
    const isThere = (item: AgendaItem) => items.some(({ id }) => id === item.id);
    const written = course.agenda.filter((item) => !isCancelled(item) || isThere(item));
    const changes = describeChanges(contentOf(written), contentOf(items));
    const known = new Set(course.agenda.map(({ id }) => id));
    const added = items.filter(({ id }) => !known.has(id) && known.add(id));
    if (added.length > 0)
      await replaceFile(path, `${JSON.stringify([...course.agenda, ...added], null, 2)}\n`);
    log(`${path}: s'hi afegeix (+) el que només és al calendari. El que ja hi havia no es toca:`);
    log('  (~) al calendari és diferent, (-) no hi és, (?) no es pot afegir.');
    for (const line of [...changes, ...problems.map((problem) => `? ${problem}`)]) log(`  ${line}`);
    return true;
  } catch (error) {
    log(`${path}: el calendari no serveix: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

/** By UID without its domain. */
function contentOf(items: readonly AgendaItem[]): Content {
  return new Map(
    items.map(asHeld).map(({ id, date, until = date, start = '', end = '', title, place, status = '' }) => {
      const days = until === date ? date : `${date} / ${until}`;
      return [
        id,
        [days, [start, end].filter(Boolean).join('-'), title, place, status].filter(Boolean).join(', '),
      ];
    }),
  );
}
