import type { Recipe } from '../recipe';

export const changeWhenWeRehearse: Recipe = {
  title: 'Change when we rehearse',
  follow: ({ read, replace, insertBefore }) => {
    const file = 'content/rehearsals.ts';
    const [, place] = /place: (\w+) \},\n\] as const satisfies/.exec(read(file)) ?? [];
    if (!place) throw new Error(`${file} does not end with a rehearsal and its place.`);
    insertBefore(
      file,
      /\] as const satisfies readonly Rehearsal/,
      `{ id: 'dissabte-mati', weekday: 'dissabte', from: '10:30', to: '13:00', place: ${place} },`,
    );
    replace(
      'content/calendar/season.ts',
      /(?<=calendarRevised = ')\d{4}-\d{2}-\d{2}/,
      new Date().toISOString().slice(0, 10),
    );
  },
};
