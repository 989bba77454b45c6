import type { Question } from '@/lib/story/summary';

const ALWAYS = [{}];

/** Where a night learns what it asks: `endings` tell it to readers with any of the facts, `carried` facts hold it already. */
export const answers = {
  /** Who has the Fundador, and why. */
  fundador: {
    answered: `Aquesta nit t'ha dit qui tenia el Fundador, i per què.`,
    open: `Qui tenia el Fundador, aquesta nit no t'ho ha dit.`,
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
    answered: `Aquesta nit t'ha dit què són els vuit mil.`,
    open: `Què són els vuit mil, aquesta nit no t'ho ha dit.`,
    carried: [{ pessetes: 'acta' }, { pessetes: 'carpeta' }, { pessetes: 'grup' }],
    endings: { '12': ALWAYS, '64': ALWAYS, CC: ALWAYS },
  },
} as const satisfies Record<string, Question>;

/** What a night can leave undone, without telling it. */
export const undone = {
  'deixat-aposta': `Deixes enrere una aposta guanyada.`,
  'deixat-llum': `Deixes enrere un llum encès.`,
  'deixat-caixa': `Deixes enrere un «ara torno».`,
  'deixat-cara': `Deixes enrere una cara per donar.`,
  'sabatilla-faixa': `Deixes enrere un peu descalç.`,
  'full-perdut': `Deixes enrere un full a l'aigua.`,
  'nom-esventats': `Deixes enrere un nom mal dit.`,
  'pilar-no': `Deixes enrere un pilar.`,
  'carta-berta': `Deixes enrere una carta.`,
  'termo-cafe': `Et quedes un termo que s'ha de tornar.`,
  'jaqueta-jana': `Et quedes una jaqueta que no és teva.`,
  'jaqueta-guifre': `Et quedes una jaqueta que no és teva.`,
  'jaqueta-pijama': `Et quedes dues jaquetes que no són teves.`,
} as const satisfies Readonly<Record<string, string>>;
