import type { Recipe } from '../recipe';

export const addToTheAgenda: Recipe = {
  title: 'Add something to the agenda',
  follow: ({ read, insertBefore }) => {
    const [, day] = /from: '(\d{4}-\d{2}-\d{2})'/.exec(read('content/calendar/season.ts')) ?? [];
    if (!day) throw new Error('content/calendar/season.ts does not say when the course begins.');
    insertBefore(
      'content/calendar/agenda.ts',
      /\n\] as const satisfies/,
      `{
    id: 'torneig-de-botifarra',
    kind: 'activitat',
    title: 'Torneig de botifarra',
    date: '${day}',
    start: '18:00',
    end: '20:30',
    place: 'El local de la colla',
    description: 'Per parelles, i sense fer trampes amb el peu.',
  },`,
    );
  },
};
