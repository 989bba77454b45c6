export const REHEARSAL_TEXTS = {
  title: 'Assaig',
  intro: 'Tria què proveu. Cada prova, surti com surti, us ensenya alguna cosa.',
} as const;
