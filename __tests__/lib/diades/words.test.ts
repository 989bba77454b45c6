import { diadesFound, linesApart, notCounted, notRead } from '@/lib/diades/words';

describe('sentences with numbers', () => {
  test('speak of one and of several', () => {
    expect([1, 2, 1234].map(diadesFound)).toEqual(['1 diada', '2 diades', '1.234 diades']);
    expect(linesApart(1)).toMatch(/^1 línia del full s'ha apartat /);
    expect(linesApart(3)).toMatch(/^3 línies del full s'han apartat /);
  });

  test('say what a tower that does not count is worth, when it is something', () => {
    expect(notCounted('repetit', 1200)).toBe('No suma: repetit (1.200 punts)');
    expect(notCounted('sense puntuació', 0)).toBe('No suma: sense puntuació');
  });

  test('say which sheet failed, why, and what is shown meanwhile', () => {
    expect(notRead('el full de resultats', 'És buit.', 'És la còpia.')).toBe(
      "No s'ha pogut llegir el full de resultats. És buit. És la còpia.",
    );
  });
});
