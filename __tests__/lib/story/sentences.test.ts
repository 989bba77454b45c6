import { endingLine, foundLine, nearestLine } from '@/lib/story/sentences';

describe('the sentences of an ending', () => {
  it('give its number, and its remark in brackets when it has one', () => {
    expect(endingLine({ final: 8 })).toBe('Has arribat al FINAL 8');
    expect(endingLine({ final: 9, note: 'el mar' })).toBe('Has arribat al FINAL 9 (el mar)');
    expect(endingLine({})).toBe('');
  });

  it('count what was found', () => {
    expect(foundLine(7, 20)).toBe('7 de 20 finals');
  });

  it('say how far the nearest one left is, without saying which', () => {
    expect(nearestLine(6)).toBe('El final que et falta més a prop és a 6 tries del començament.');
    expect(nearestLine(1)).toContain('1 tria del');
    expect(nearestLine(undefined)).toContain('tots');
  });
});
