import type { CatalogueTower } from '@/lib/towers/catalogue';

export const quatreDeSet = {
  code: '4d7',
  name: 'Quatre de set',
  link: 'elevation',
  text: [
    'És el castell que ens va fer colla de set. Quatre persones per pis, una pinya de mida humana i un tronc que, si tothom fa el que ha de fer, puja com una escala.',
    "Quatre baixos en quadrat, amb dues crosses cadascun i un contrafort a l'esquena. Al mig, les agulles alcen els braços i agafen els segons per davant; per fora ho fan les primeres mans. Segons, terços i quarts es miren de cara, agafats per les espatlles. Cada dosos reposa sobre dos quarts, l'acotxador es posa a cavall dels dosos i l'enxaneta el travessa amb l'aleta feta.",
    "No és difícil d'aguantar: és difícil d'aprendre. Amb quatre rengles sempre n'hi ha una que s'enfonsa, i el castell es recargola com un drap si els segons no tenen les espatlles a la mateixa alçada. Aquí s'hi aprèn a mirar el company del davant i a callar.",
    "El vam carregar el novembre de 1999, cinc anys després del primer assaig, i el vam descarregar el maig de 2000. N'hem fet molts més des d'aleshores, i encara s'abraça tothom quan toca a terra el darrer segon.",
  ],
  gallery: [
    {
      link: 'elevation',
      caption: "Quatre rengles; les dues del darrere queden a l'ombra de les del davant.",
    },
    {
      link: 'plan',
      caption:
        'El quadrat dels baixos. De cada baix surten les mans cap enfora i, entremig, hi van vents i laterals; els cordons ho tanquen tot.',
    },
    {
      link: 'detail',
      caption:
        "Dos dosos, cadascun amb un peu a cada rengla, i l'acotxador ajupit perquè l'enxaneta hi passi.",
    },
  ],
} as const satisfies CatalogueTower;
