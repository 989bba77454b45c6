import type { CatalogueTower } from '@/lib/towers/catalogue';

export const tresDeSetAmbAgulla = {
  code: '3d7a',
  name: "Tres de set amb l'agulla",
  link: 'elevation',
  text: [
    "És un tres de set amb un pilar de cinc amagat a dins. Mentre puja no es veu; quan el tres es desfà, el pilar es queda sol al mig de la plaça, com el pinyol d'una cirera.",
    "El baix de l'agulla se situa al centre dels altres tres, i els segons, terços i quarts del pilar van pujant dins del triangle, pis per pis amb els de fora. L'enxaneta corona el tres, baixa fins a les espatlles del quart del pilar i s'hi espera. Aleshores el tres baixa sencer al seu voltant i ella torna a fer l'aleta, ara sobre el pilar tot sol.",
    "Dins d'un tres no hi ha lloc. Els del pilar van amb els braços plegats i el nas a l'esquena d'algú, i els de fora han d'obrir el triangle sense que s'obri massa. I el més difícil arriba quan tothom ja aplaudeix: aguantar el pilar amb una pinya que fa cinc minuts que treballa.",
    "El vam descarregar el novembre de 2006, dos anys després del quatre amb l'agulla.",
  ],
  gallery: [
    {
      link: 'elevation',
      caption: "El pilar s'endevina a l'interior del tres, dos pisos més curt que el castell que l'envolta.",
    },
    { link: 'plan', caption: "Quatre baixos: els tres del castell i, al bell mig, el de l'agulla." },
    {
      link: 'detail',
      caption:
        "El pom de dalt del tres. Més avall, tapat pels quarts, hi ha el cim del pilar, on l'enxaneta s'aturarà en baixar.",
    },
  ],
} as const satisfies CatalogueTower;
