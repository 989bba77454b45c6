import type { PageText } from '@/lib/site/pages';

export const agenda = {
  title: 'Agenda',
  lead: 'Aquí hi ha els assajos, les activitats i les diades. Tot és obert a tothom, de la colla o de fora, i no cal apuntar-se a res si no ho diem expressament.',
  sections: [
    {
      id: 'assajos',
      title: 'Assajos',
      paragraphs: [
        'Per Nadal, per Setmana Santa i durant els exàmens parem, i és al calendari. Si és el primer cop, llegeix abans [com va un assaig](/assajos).',
      ],
    },
    {
      id: 'activitats',
      title: 'Activitats',
      paragraphs: [
        "Tot el que ens fa colla quan no hi ha ningú enfilat: sopars, castanyada, calçotada, colònies, partits i tallers. Pots portar-hi els companys de pis. Les reunions de la junta, un dilluns de cada dos, i del grup de treball, el primer dimecres de mes, són obertes: ens trobem al local, al soterrani de l'escola.",
      ],
    },
    {
      id: 'diades',
      title: 'Diades',
      paragraphs: [
        "Per mirar no cal res, i no val res: una diada dura de dues a tres hores, hi ha lloc per a canalla i cotxets, i només demanem que deixis lliure el pas de l'ambulància. Per fer pinya, tampoc: enganxa't a qui porti camisa verda i deixa't col·locar. Si plou, esperem; si no para, ho deixem per a un altre dia i ho diem aquí.",
        "Si ets de la colla, apunta-t'hi fins al dilluns abans, al tauler del pati o per correu, i vine una hora i mitja abans. Si no t'hi has apuntat, vine igualment, que faràs falta.",
      ],
    },
  ],
} satisfies PageText;
