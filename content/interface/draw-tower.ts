import type { TowerRecord } from '@/lib/results/views/tower-records';
import { counted, formatInteger, joinList } from '@/lib/text/catalan';
import type { NotationProblem } from '@/lib/towers/tower-notation';
import { notationProblemText } from './notation-problems';

export const DRAW_TEXTS = {
  title: 'Dibuixa el teu castell',
  field: 'Escriu un castell',
  hint: 'Per exemple, 5d8f, Td6 o 3d7+4d7.',
  send: "Dibuixa'l",
  loading: "S'està muntant…",
  failed: "No s'ha pogut carregar el dibuix. Mira la connexió i torna-ho a provar.",
  page: "Llegeix què n'explica la colla",
  list: 'Totes les diades amb aquest castell',
} as const;

export const problemText = ({ kind, text }: NotationProblem): string => notationProblemText(kind, text);

/** People by the table of the castle game. */
export const neededText = (people: number): string => `Vol unes ${formatInteger(people)} persones.`;

/** For a castell that is not in the table. */
export const drawnText = (people: number): string => `Al dibuix hi ha ${formatInteger(people)} persones.`;

/** `A la nostra història, 12 descarregats, 3 carregats i 1 intent. El primer, el 2019.` */
export function recordText(record: TowerRecord | undefined): string {
  if (!record) return "La colla encara no l'ha provat mai.";
  const { descarregats, carregats, intents, first } = record;
  const parts = [
    { count: descarregats, words: ['descarregat', 'descarregats'] },
    { count: carregats, words: ['carregat', 'carregats'] },
    { count: intents, words: ['intent', 'intents'] },
  ] as const;
  const counts = parts
    .filter(({ count }) => count > 0)
    .map(({ count, words: [one, many] }) => counted(count, one, many));
  if (counts.length === 0) return "La colla encara no l'ha provat mai.";
  return `A la nostra història, ${joinList(counts)}.${first === null ? '' : ` El primer, el ${first}.`}`;
}
