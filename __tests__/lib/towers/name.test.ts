import fc from 'fast-check';
import { GAME_CODES } from '@/__tests__/builders/tower-codes';
import { anyTriedConstruction } from '@/__tests__/builders/towers';
import { TIER_CODES } from '@/lib/results/scoring/tiers';
import { codeAndName, nameAfterCode, neighbourTowers, towerPath } from '@/lib/towers/catalogue';
import { towerName } from '@/lib/towers/name';
import { parseTower } from '@/lib/towers/notation';
import { isBuilt, OUTCOMES } from '@/lib/towers/types';

function named(text: string) {
  const result = parseTower(text);
  if (!result.ok) throw new Error(`${text}: ${result.problem.kind}`);
  return towerName(result);
}

describe('the name of a tower in words', () => {
  test.each([
    ['Td8fm', 'torre de vuit amb folre i manilles'],
    ['Pd8fmp', 'pilar de vuit amb folre, manilles i puntals'],
    ['10d7', 'deu de set'],
    ['3d7s', 'tres de set aixecat per sota'],
    ['Td6s', 'torre de sis aixecada per sota'],
    ['Td7sf', 'torre de set aixecada per sota amb folre'],
    ['4d7a', "quatre de set amb l'agulla"],
    ['3d8af', "tres de vuit amb folre i l'agulla"],
    ['4d9afm', "quatre de nou amb folre, manilles i l'agulla"],
    ['3d4an', "tres de quatre net amb l'agulla"],
    ['Td4n', 'torre de quatre neta'],
    ['Pd4cam', 'pilar de quatre caminant'],
    ['5d5m', 'cinc de cinc ema'],
    ['i3d8f', 'intent de tres de vuit amb folre'],
    ['id3d8f', 'intent desmuntat de tres de vuit amb folre'],
    ['pd4d8', 'peu desmuntat de quatre de vuit'],
    ['3d7C', 'tres de set carregat'],
    ['Td8fmC', 'torre de vuit amb folre i manilles carregada'],
  ])('%s is "%s"', (text, name) => {
    expect(named(text)).toBe(name);
  });

  test.each([
    ['3d7+4d7', 'tres de set i quatre de set'],
    ['3d7+4d7+5d7', 'tres de set, quatre de set i cinc de set'],
    ['3d7+4d7C', 'tres de set i quatre de set carregats'],
    ['i3d7+4d7', 'intent de tres de set i quatre de set'],
    ['2Pd4', 'dos pilars de quatre'],
    ['2Pd4cam', 'dos pilars de quatre caminants'],
    ['Pd5+2Pd4', 'pilar de cinc i dos pilars de quatre'],
    ['2Td7', 'dues torres de set'],
    ['2Td7C', 'dues torres de set carregades'],
    ['Td6+Td7C', 'torre de sis i torre de set carregades'],
    ['Td7+3d7C', 'torre de set i tres de set carregats'],
    ['3d7+3d7', 'dos tresos de set'],
    ['10Pd4', 'deu pilars de quatre'],
  ])('several towers agree in number and gender: %s is "%s"', (text, name) => {
    expect(named(text)).toBe(name);
  });

  test.each([
    ['3i4d7sim', 'tres i quatre de set simultanis'],
    ['3i4i5d6sim', 'tres, quatre i cinc de sis simultanis'],
    ['3i4d7ssim', 'tres i quatre de set aixecats per sota simultanis'],
    ['id3i4d7sim', 'intent desmuntat de tres i quatre de set simultanis'],
  ])('simultaneous towers share their floors: %s is "%s"', (text, name) => {
    expect(named(text)).toBe(name);
  });

  test.each([
    ['FT Td7f', 'folre a terra de la torre de set'],
    ['FT Vd6f', 'folre a terra del vano de sis'],
    ['MT Pd7fm', 'manilles a terra del pilar de set amb folre i manilles'],
    ['PT Pd8fmp', 'puntals a terra del pilar de vuit amb folre, manilles i puntals'],
    ['iFT Td7f', 'intent de folre a terra de la torre de set'],
    ['FT Td7fC', 'folre a terra de la torre de set, carregat'],
    ['MT Td8fmC', 'manilles a terra de la torre de vuit amb folre i manilles, carregades'],
  ])('a training piece has the name of its tower: %s is "%s"', (text, name) => {
    expect(named(text)).toBe(name);
  });

  test('a bare construction is named as the one that came down clean', () => {
    const result = parseTower('Td8fmC');
    expect(result.ok && towerName(result.construction)).toBe('torre de vuit amb folre i manilles');
  });

  test('no two towers of the game or the tiers share a name', () => {
    const keys = [...new Set<string>([...GAME_CODES, ...TIER_CODES])];
    expect(new Set(keys.map(named)).size).toBe(keys.length);
  });

  test('any name is words alone, in lower case, with single spaces', () => {
    fc.assert(
      fc.property(anyTriedConstruction, (tried) => {
        expect(towerName(tried)).toMatch(/^[a-zà-ü']+(,? [a-zà-ü']+)+$/);
      }),
    );
  });
});

const towers = [{ code: '4d8' }, { code: '3d8f' }, { code: '3d7+4d7' }] as const;

test('neighbourTowers returns both neighbours, and null past the ends', () => {
  const [first, second, third] = towers;
  expect(towers.map((tower) => neighbourTowers(towers, tower))).toEqual([
    { previous: null, next: second },
    { previous: first, next: third },
    { previous: second, next: null },
  ]);
});

test('towerPath encodes reserved characters', () => {
  expect(towerPath('4d8')).toBe('/castells/4d8');
  expect(towerPath('3d7+4d7')).toBe('/castells/3d7%2B4d7');
});

describe('the accessible name of a tower', () => {
  test('starts with the visible code, for speech input', () => {
    expect(codeAndName('4d7C', 'quatre de set carregat')).toBe('4d7C, quatre de set carregat');
  });

  test('is the code alone if there is no name', () => {
    expect(codeAndName('4d7?', undefined)).toBe('4d7?');
  });

  test('contains the name that the tip shows', () => {
    expect(nameAfterCode(codeAndName('4d7C', 'quatre de set carregat'), '4d7C')).toBe(
      'quatre de set carregat',
    );
    expect(nameAfterCode('4d7?', '4d7?')).toBe('');
  });
});

test('only descarregat and carregat count as built', () => {
  expect(OUTCOMES.filter((outcome) => isBuilt({ outcome }))).toEqual(['descarregat', 'carregat']);
});
