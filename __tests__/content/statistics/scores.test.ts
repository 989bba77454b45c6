import { parseScores } from '@/lib/diades/reading/scores-sheet';
import { publishedText } from '../../builders/published';

const text = publishedText('puntuacions');
const [header, ...lines] = text.trimEnd().split('\n');

describe('the published scores', () => {
  test('are read whole', () => {
    expect(parseScores(text)).toMatchObject({ ok: true, problems: [] });
    expect(header).toBe('castell,Descarregat,Carregat');
  });

  test('write the tower of two as 2', () => {
    expect(lines).toContain('2d8fm,3450,2680');
    expect(lines.filter((line) => line.startsWith('T'))).toEqual([]);
  });

  test('go from the least tower to the hardest', () => {
    const points = lines.map((line) => Number(line.split(',')[1]));
    expect(points).toEqual([...points].sort((one, other) => one - other));
  });
});
