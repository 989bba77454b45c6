import type { PageText } from '@/lib/site/pages';

export const agenda = {
  title: 'Agenda',
  lead: 'Aquí hi ha els assajos, les activitats i les diades. Tot és obert a tothom, de la colla o de fora, i no cal apuntar-se a res si no ho diem expressament.',
  sections: [
    {
      id: 'assajos',
      title: 'Assajos',
      paragraphs: [
        'Si és el primer cop, llegeix [com va un assaig](/assajos). Els dies que parem i el calendari dels assajos sols són [a la mateixa pàgina](/assajos#subscripcio).',
      ],
    },
    {
      id: 'activitats',
      title: 'Activitats',
      paragraphs: [
        "A qualsevol pots portar-hi els companys de pis. Les reunions de la junta, un dilluns de cada dos, i del grup de treball, el primer dimecres de mes, són obertes: ens trobem al local, al soterrani de l'escola.",
      ],
    },
    {
      id: 'diades',
      title: 'Diades',
      paragraphs: [
        "Mirar-ne una no costa res: dura de dues a tres hores, hi ha lloc per a canalla i cotxets, i només demanem que deixis lliure el pas de l'ambulància. Per fer pinya, enganxa't a qui porti camisa verda i deixa't col·locar. Si plou, esperem; si no para, ho deixem per a un altre dia i ho diem aquí.",
        "Si ets de la colla, apunta-t'hi fins al dilluns abans, al tauler del pati o per correu, i vine una hora i mitja abans. L'autocar és [gratuït per als socis](/assajos#diada-de-fora). Si no t'hi has apuntat, vine igualment, que faràs falta.",
      ],
    },
  ],
} satisfies PageText;
