import type { Anniversary } from './anniversaries';

export function alsoThatDay(others: readonly Pick<Anniversary, 'date' | 'reason'>[]): string {
  return `I també: ${others.map(({ date, reason }) => `${date.slice(0, 4)}, ${reason}`).join('; ')}.`;
}
