import type { IllustratedPageText } from '@/lib/site/pages';

export const vidaUniversitaria = {
  title: 'Vida universitària',
  lead: 'Un castell dura quatre minuts. Tota la resta de la setmana passa al pati.',
  sections: [
    {
      id: 'cada-setmana',
      title: 'Cada setmana',
      picture: {
        link: '/images/vida/dinar.svg',
        alt: "Una carmanyola plena, una forquilla i un got d'aigua damunt la taula.",
      },
      paragraphs: [
        "Abans de l'assaig del migdia es dina al pati, a partir de la una. Hi ha qui porta carmanyola i qui porta només la gana, i tots dos s'hi queden tips. A les quatre, la colla se'n torna a classe amb la camisa encara marcada de dits.",
        "En època d'exàmens ens muntem una sala d'estudi: reservem una aula gran, hi posem cafè i cada hora i mitja fem deu minuts d'estiraments. No és cap secret que hi ha qui ha aprovat Àlgebra gràcies a un contrafort de Matemàtiques.",
        'I els dijous, després del gimnàs, se sopa. Sempre al mateix lloc, sempre massa tard i sempre amb una cadira menys de les que caldrien.',
      ],
    },
    {
      id: 'el-curs',
      title: 'El curs, mes a mes',
      picture: { link: '/images/vida/castanyada.svg', alt: 'Una paperina plena de castanyes.' },
      paragraphs: ['Cada mes té la seva feina i la seva festa:'],
      list: [
        'Setembre: les jornades de benvinguda, amb tallers a cada facultat, i el sopar on els nous coneixen els vells i els vells obliden els noms dels nous.',
        "Octubre: l'excursió de les pinyes, que és a la muntanya i acaba amb un pilar al cim, el taller de caigudes per a qui vulgui pujar, i la castanyada amb concurs de panellets lletjos.",
        'Novembre: la nostra diada. Quinze dies de nervis, un dijous de castells i un vespre del qual no publiquem fotografies.',
        'Desembre: el tió de la colla, que caga exàmens antics resolts, i el partit de bàsquet de baixos contra enxanetes.',
        "Gener: els exàmens, que passem plegats a la sala d'estudi.",
        'Febrer: la calçotada, el taller de caigudes i primers auxilis i el cap de setmana a una casa de colònies.',
        'Març: el torneig de futbol sala entre colles, amb els equips barrejats.',
        'Abril: Sant Jordi amb parada de llibres de segona mà i roses fetes amb retalls de camisa.',
        'Maig: les diades de primavera i la festa de la Zona, on fem torn de barra i posem el punt lila.',
        "Juny: l'assemblea, el sopar de final de curs i la tria dels premis més injustos de la universitat.",
      ],
    },
    {
      id: 'les-altres-colles',
      title: 'Amb les altres colles',
      picture: {
        link: '/images/vida/camises.svg',
        alt: 'Quatre camises de colles diferents esteses en una corda.',
      },
      paragraphs: [
        "Els castells universitaris són un poble escampat. A cada diada hi ha quatre o cinc colles que es coneixen de fa anys, i després dels pilars sempre hi ha dinar, música i algú que es canvia la camisa amb algú altre. Hi ha parelles fetes a la pinya, pisos compartits de tres colors i un campionat de botifarra que fa onze anys que no s'acaba.",
        'Si vols saber qui són i com va començar tot, mira la cronologia dels [castells universitaris](/els-castells-universitaris).',
      ],
    },
    {
      id: 'credits-i-papers',
      title: 'Crèdits i papers',
      picture: {
        link: '/images/vida/llibres.svg',
        alt: 'Una pila de llibres, un llapis i una tassa de cafè.',
      },
      paragraphs: [
        "Fer castells pot comptar per a la carrera. Si estudies a alguna de les dues universitats, són dos crèdits per curs, i sis com a màxim en tot el grau. Calen cinquanta hores entre assajos i diades, que certifica la secretaria de la colla amb el vistiplau de la presidència, i una memòria de tres pàgines. T'hi apuntes a la secretaria de la teva facultat abans del 15 d'octubre i lliures la memòria fins al 31 de maig.",
        "Si tens una beca, una assignatura amb pràctiques els dijous o una feina que et cau a sobre, parla'n amb nosaltres: gairebé sempre hi ha una manera d'encaixar-ho, i si no hi és, la colla t'esperarà.",
      ],
    },
    {
      id: 'cuidar-nos',
      title: 'Cuidar-nos també és fer colla',
      picture: { link: '/images/vida/punt-lila.svg', alt: 'Una camisa verda amb la xapa del punt lila.' },
      paragraphs: [
        'Totes les activitats són obertes, i cap no obliga a res: ni a beure, ni a quedar-se, ni a fer gresca. Sempre hi ha una opció sense carn, una beguda sense alcohol i algú que torna en autobús a una hora raonable.',
        "A les festes hi trobaràs el punt lila, amb gent de la [comissió de gènere](/comissio-genere-grup-treball) i del grup de treball. Si alguna cosa no va bé, se'ls pot dir sense haver de donar cap explicació. El que fem després és escrit al [protocol d'agressions](/protocol-agressions).",
      ],
    },
    {
      id: 'apuntar-s-hi',
      title: "Apuntar-s'hi",
      picture: { link: '/images/vida/faixa.svg', alt: 'Una faixa negra enrotllada i una espardenya.' },
      paragraphs: [
        "No cal fer castells per venir a sopar, tot i que qui ve a sopar acaba fent castells. Mira què toca a l'[agenda](/agenda) i presenta-t'hi. Si no coneixes ningú, pregunta per l'equip d'acollida: són els que saluden massa.",
      ],
    },
  ],
} as const satisfies IllustratedPageText;
