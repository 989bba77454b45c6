import { documents } from '@/content/legal/documents';
import { membership } from '@/content/membership';
import type { LegalDocument } from '@/lib/legal/types';

/** Figures as the statutes write them. */
const inWords: Readonly<Record<number, string>> = { 3: 'tres', 16: 'setze', 18: 'divuit' };
const textOf = (id: string) => {
  const found: LegalDocument | undefined = documents.find((document) => document.id === id);
  return JSON.stringify(found ?? '');
};

describe('what the pages say of joining', () => {
  const statutes = textOf('estatuts');

  test('is what the statutes say: ages, rehearsals before joining, no student asked for', () => {
    expect(statutes.includes(`qualsevol persona de ${inWords[membership.minimumAge]} anys o més`)).toBe(true);
    expect(statutes.includes(`menors de ${inWords[membership.adultAge]} anys`)).toBe(true);
    expect(statutes.includes(`pot assistir a ${inWords[membership.openRehearsals]} assajos sense ser`)).toBe(
      true,
    );
  });

  test('has a lower fee for veterans, and leaves its sum to the assembly', () => {
    expect(statutes.includes('una quota reduïda')).toBe(true);
    expect(statutes.includes("L'assemblea fixa cada any la quota")).toBe(true);
    expect(membership.fee.veteranEuros).toBeLessThan(membership.fee.euros);
    expect(/\d+ euros/.test(statutes)).toBe(false);
  });
});
