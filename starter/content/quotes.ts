// Per escriure: frases de la vostra gent
import type { Quote } from '@/lib/club/types';

export const quotes = [
  { quote: 'Força, equilibri, valor i seny.', author: 'lema dels castellers' },
  { quote: 'A la pinya ningú no et demana la nota de tall.', author: 'una agulla' },
  { quote: 'Des de baix no es veu res, i se sap tot.', author: 'un baix' },
  { quote: 'Sempre falta algú, i sempre acaba venint.', author: 'un cap de pinya' },
  { quote: 'Vaig venir a mirar i em van donar una faixa.', author: 'un vent' },
  { quote: 'Quan sona la gralla, el cor ja és a dalt.', author: 'una enxaneta' },
] as const satisfies readonly Quote[];
