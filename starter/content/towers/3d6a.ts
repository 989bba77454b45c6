import type { CatalogueTower } from '@/lib/towers/catalogue';

export const tresDeSisAmbAgulla = {
  code: '3d6a',
  name: "Tres de sis amb l'agulla",
  link: 'elevation',
  text: ["Un pilar amagat dins d'un tres.", 'Quan el tres es desmunta, el pilar es queda sol.'],
} as const satisfies CatalogueTower;
