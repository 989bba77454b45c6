import type { CatalogueTower } from '@/lib/towers/catalogue';

export const tresDeSis = {
  code: '3d6',
  name: 'Tres de sis',
  link: 'elevation',
  text: [
    'Tres persones per pis i sis pisos, de baixos a enxaneta.',
    "Les tres rengles s'aguanten les unes a les altres, i per això el tres balla menys que el pilar.",
  ],
  gallery: [
    { link: 'elevation', caption: 'Les tres rengles, de baixos a enxaneta.' },
    { link: 'plan', caption: 'El triangle dels baixos, al mig de la pinya.' },
  ],
} as const satisfies CatalogueTower;
