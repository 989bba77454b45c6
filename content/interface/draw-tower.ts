import type { TowerRecord } from '@/lib/results/views/tower-records';
import { counted, formatInteger, type Gender, joinList } from '@/lib/text/catalan';

export const DRAW_TEXTS = {
  title: 'Dibuixa el teu castell',
  hint: 'Per exemple, 5d8f, Td6 o 3d7+4d7.',
  send: "Dibuixa'l",
  loading: "S'està muntant…",
  failed: "No s'ha pogut carregar el dibuix. Mira la connexió i torna-ho a provar.",
  page: "Llegeix què n'explica la colla",
  list: 'Totes les diades amb aquest castell',
  /** For a castell that is not in the table. */
  people: (people: number): string => `Al dibuix hi ha ${formatInteger(people)} persones.`,
} as const;

/** People by the table of the castle game. */
export const neededText = (people: number): string => `Vol unes ${formatInteger(people)} persones.`;

/** `A la nostra història, 12 descarregats, 3 carregats i 1 intent. El primer, el 2019.` */
export function recordText(record: TowerRecord | undefined, gender: Gender): string {
  if (!record) return "La colla encara no l'ha provat mai.";
  const { descarregats, carregats, intents, first } = record;
  const [one, many] = gender === 'masculine' ? ['carregat', 'carregats'] : ['carregada', 'carregades'];
  const parts = [
    { count: descarregats, words: [`des${one}`, `des${many}`] },
    { count: carregats, words: [one, many] },
    { count: intents, words: ['intent', 'intents'] },
  ] as const;
  const counts = parts
    .filter(({ count }) => count > 0)
    .map(({ count, words: [single, plural] }) => counted(count, single, plural));
  if (counts.length === 0) return "La colla encara no l'ha provat mai.";
  return `A la nostra història, ${joinList(counts)}.${first === null ? '' : ` ${gender === 'masculine' ? 'El primer' : 'La primera'}, el ${first}.`}`;
}
