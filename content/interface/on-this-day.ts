/** What the home page says around the diades of this calendar day. */
export const ON_THIS_DAY_TEXTS = {
  title: 'Tal dia com avui',
  today: 'Avui fa anys que vam sortir a plaça.',
  near: "D'avui no en tenim cap; aquesta és la diada que cau més a prop.",
  link: 'Mira la diada a la llista',
} as const;
