import type { PageText } from '@/lib/site/pages';
import type { SiteLink } from './';

export const agenda = {
  title: 'Agenda',
  lead: 'Aquí hi ha els assajos, les activitats i les diades. Tot és obert a tothom, de la colla o de fora, i no cal apuntar-se a res si no ho diem expressament.',
  sections: [
    {
      id: 'assajos',
      title: 'Assajos',
      paragraphs: [
        [
          "Són la feina de cada setmana, els dimarts i els dijous. Els dies de pluja també n'hi ha. Per Nadal, per Setmana Santa i durant els exàmens parem, i ho trobaràs indicat al calendari. Si és el primer cop, llegeix abans ",
          { text: 'com va un assaig', link: '/assajos' },
          '.',
        ],
      ],
    },
    {
      id: 'activitats',
      title: 'Activitats',
      paragraphs: [
        'Tot el que ens fa colla quan no hi ha ningú enfilat: el sopar de benvinguda del setembre, la castanyada, la calçotada de febrer, el cap de setmana en una casa de colònies, el bàsquet, el torneig de futbol sala entre colles i els tallers de gralla, de pinya i de caigudes i primers auxilis.',
        'Pots portar-hi els companys de pis. De fet, és així com hem aconseguit la meitat dels contraforts.',
      ],
    },
    {
      id: 'diades',
      title: 'Diades',
      paragraphs: [
        "Són les actuacions. N'hi ha dues temporades, la tardor i la primavera, i la nostra diada gran és un dijous de novembre al mateix pati on assagem. Solem quedar una hora i mitja abans per enfaixar-nos, escalfar i repassar les pinyes.",
        "Si ets de la colla, apunta-t'hi al tauler del pati fins al dilluns abans: així preparem les pinyes i els autocars. Si no t'hi has apuntat, vine igualment, que faràs falta.",
        "Per venir a mirar no cal res. Per fer pinya, tampoc: quan una colla demana mans, s'hi va. Enganxa't a qui porti camisa verda i deixa't col·locar.",
      ],
    },
  ],
} satisfies PageText<SiteLink>;
