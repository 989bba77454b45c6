import type { Answer } from '@/lib/story/checks/nights';

const ALWAYS = [{}];

/** Where a night learns what it asks: `endings` tell it to readers with any of the facts, `carried` facts hold it already. */
export const answers = {
  /** Who has the Fundador, and why. */
  fundador: {
    carried: [{ bossa: 'oberta' }],
    endings: {
      '12': ALWAYS,
      '60': [{ remei: 'plats' }, { vocal: 'si' }, { nom: 'tieta' }],
      '65': [{ nom: 'tieta' }],
      '66': ALWAYS,
      '67': [{ nom: 'tieta' }, { nom: 'esventats' }],
      '70': [{ nom: 'tieta' }, { nom: 'esventats' }],
      '71': ALWAYS,
      '74': ALWAYS,
      '76': ALWAYS,
      '79': ALWAYS,
      CC: ALWAYS,
      E: ALWAYS,
    },
  },
  /** What the 8.000 are. */
  pessetes: {
    carried: [{ pessetes: 'acta' }, { pessetes: 'carpeta' }, { pessetes: 'grup' }],
    endings: { '12': ALWAYS, '64': ALWAYS, CC: ALWAYS },
  },
} as const satisfies Record<string, Answer>;
