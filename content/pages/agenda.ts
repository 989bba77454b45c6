import type { PageText } from '@/lib/site/pages';

export const agenda = {
  title: 'Agenda',
  lead: 'Assajos, activitats i diades: tot és obert a tothom, i només cal apuntar-se on ho diem.',
  picture: '/images/musica/gralla.svg',
  sections: [
    {
      id: 'diades',
      title: 'Com anar a una diada',
      paragraphs: [
        "Mirar-ne una no costa res: dura de dues a tres hores, hi ha lloc per a canalla i cotxets, i només demanem que deixis lliure el pas de l'ambulància. Per fer pinya, enganxa't a qui porti camisa verda i deixa't col·locar. Si plou, esperem; si no para, ho deixem per a un altre dia i ho diem aquí.",
        "Si ets de la colla, apunta-t'hi fins al dilluns abans, al tauler del pati o per correu, i vine una hora i mitja abans. L'autocar és [gratuït per als socis](/assajos#diada-de-fora). Si no t'hi has apuntat, vine igualment, que faràs falta.",
      ],
    },
  ],
} satisfies PageText;
