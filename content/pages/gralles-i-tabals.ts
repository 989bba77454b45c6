import type { IllustratedPageText } from '@/lib/site/pages';

export const grallesITabals = {
  title: 'Gralles i tabals',
  lead: 'Des de la pinya no es veu res, i per això toquem: la gralla i el tabal expliquen a tothom per on va el castell.',
  sections: [
    {
      id: 'que-fem',
      title: 'Què fem',
      paragraphs: [
        "Cada castell té la seva música i la música té els seus moments. Quan la pinya ja és tancada, la gralla fa l'entrada tota sola; la pujada comença quan s'enfilen els terços, té una segona part per als dosos, i quan l'enxaneta fa l'aleta la melodia canvia. A partir d'aquí, el toc fa de compte enrere: qui és a sota sap, sense aixecar el cap, que baixa l'enxaneta, que baixen els dosos, que ja només queden els terços.",
        "No és un acompanyament, és un avís. Si un castell es desmunta abans d'hora, la música s'atura i tothom entén que cal aguantar i esperar. Per això toquem mirant el castell i no la partitura, i per això ens sabem tots els tocs de memòria.",
      ],
    },
    {
      id: 'els-instruments',
      title: 'Els instruments',
      picture: {
        link: '/images/musica/gralla.svg',
        alt: 'Una gralla, amb la canya a dalt i la campana a baix.',
      },
      paragraphs: [
        "La gralla és un instrument de vent de fusta i canya doble, de so fort i una mica esquerp: la van fer per sentir-se a l'altra banda d'una plaça. N'hi ha de seques, que són les que fem servir en els castells, i de claus, que ens permeten anar més amunt en els concerts. El tabal és un timbal petit que es penja a la cintura i es toca amb dues baquetes; marca el pas i aguanta tota la resta.",
      ],
      list: [
        'Deu gralles seques, que deixem a qui comença per a tot el curs.',
        'Tres gralles de claus i una gralla baixa, per als tocs a veus.',
        'Sis tabals, dos dels quals són de 1996 i encara afinen, més o menys.',
        "Canyes, que es trenquen sempre el dia abans d'una diada.",
      ],
    },
    {
      id: 'assajos-de-musica',
      title: 'Els assajos de música',
      paragraphs: [
        'Ens trobem mitja hora abans dels [assajos del migdia](/assajos), al porxo del pati; els dijous al vespre toquem al gimnàs, amb els castells de debò. Un dilluns al mes fem taller: respiració, canyes, veus noves i alguna peça que no té res a veure amb cap castell.',
        "El primer mes aprendràs a fer sonar la nota sense que fugi cap gat. El segon, la melodia dels pilars. Al tercer ja pots sortir a plaça a la segona fila, que és on es toca més de gust, perquè ningú no sap qui s'ha equivocat.",
      ],
    },
    {
      id: 'el-repertori',
      title: 'El repertori',
      paragraphs: [
        "A plaça fem els tocs que tothom coneix: el d'entrada, el de castells, el de vermut per a quan s'ha acabat i encara hi ha sol. I en tenim un de propi: el toc de castells dels Enfilats, que fem servir als de set i de vuit. El va escriure una clarinetista que s'havia equivocat de porta i no va tornar a marxar.",
        "La partitura és a la pàgina de [música](/musica), perquè qui vulgui el pugui tocar. Si ets d'una altra colla, endavant: només et demanem que ens ho expliquis.",
      ],
    },
    {
      id: 'vine-a-tocar',
      title: 'Vine a tocar',
      picture: { link: '/images/musica/tabal.svg', alt: 'Un tabal verd amb dues baquetes damunt la pell.' },
      paragraphs: [
        "No cal saber solfeig ni haver tocat mai res. Si ja toques un instrument de vent, tens mitja feina feta; si vens de percussió, els tabals t'esperen amb els braços oberts. I si et fa vergonya fer soroll, pensa que al pati ningú no sent ningú.",
        'Passa qualsevol dimarts a dos quarts de dues pel porxo o [escriu-nos](/contactar) i demana per la gent de música. Et guardarem una canya nova.',
      ],
    },
  ],
} as const satisfies IllustratedPageText;
