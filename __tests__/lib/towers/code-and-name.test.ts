import { codeAndName, nameAfterCode } from '@/lib/towers/code-and-name';

describe('the accessible name of a tower', () => {
  it('begins with what is seen, so that it can be said to the computer', () => {
    expect(codeAndName('4d7C', 'quatre de set carregat')).toBe('4d7C, quatre de set carregat');
  });

  it('is what is seen alone when nobody knows what it is called', () => {
    expect(codeAndName('4d7?', undefined)).toBe('4d7?');
  });

  it('gives back what the tower is called, for the tip that shows it', () => {
    expect(nameAfterCode(codeAndName('4d7C', 'quatre de set carregat'), '4d7C')).toBe(
      'quatre de set carregat',
    );
    expect(nameAfterCode('4d7?', '4d7?')).toBe('');
  });
});
