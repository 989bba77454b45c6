import type { Recipe } from '../recipe';

export const addAnEvent: Recipe = {
  title: 'Add an event to the timeline',
  follow: ({ read, insertBefore }) => {
    const file = 'content/timeline/events.ts';
    const last = [...read(file).matchAll(/date: \{ year: (\d+)/g)].at(-1);
    const colour = [...read(file).matchAll(/color: '([a-z-]+)'/g)].at(-1);
    const year = Number(last?.[1]) + 1;
    insertBefore(
      file,
      /\n\] as const satisfies/,
      `{
    id: 'aplec-${year}',
    date: { year: ${year}, month: 5 },
    title: 'Un aplec a casa',
    description: ['Set colles de campus al mateix pati. La plaça queda petita i la festa dura fins ', { text: 'a la matinada', link: '/qui-som' }, '.'],
    image: { code: '3d7' },
    color: '${colour?.[1]}',
  },`,
    );
  },
};
