import { aTeam } from '@/__tests__/builders/teams';
import { chartLabel } from '@/lib/castle-game/words';

const labelOf = (...chances: number[]) => {
  const stat = aTeam().team.stats['3d5'];
  if (!stat) throw new Error('no 3d5');
  return chartLabel({ stat, points: chances.map((chance, index) => ({ attempt: index + 1, chance })) });
};

describe('the words of a chart', () => {
  it('tell where the chance began and where it stands', () => {
    expect(labelOf(0.2, 0.3, 0.456)).toBe(
      "Gràfic: 3d5. 3 proves, d'un 20\u00A0% a un 46\u00A0% de probabilitat de descarregar-lo.",
    );
  });

  it('tell a single attempt', () => {
    expect(labelOf(0.2)).toBe('Gràfic: 3d5. Una prova, amb un 20\u00A0% de probabilitat de descarregar-lo.');
  });
});
