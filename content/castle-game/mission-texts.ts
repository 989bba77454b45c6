/** Descriptions of the missions for performances, by title. */
export const missionTexts = {
  'El pilar de casa':
    "Descarregueu un pilar de tres a plaça. És petit, però és el que us surt, i la plaça aplaudeix el que s'acaba.",
  'Primera plaça':
    "Acabeu una diada amb algun castell o pilar carregat o descarregat. El primer dia, amb un n'hi ha prou.",
  'Segona plaça': 'Acabeu una altra diada amb algun castell fet. Ja hi ha qui us espera.',
  'Tercera plaça': 'I una altra. A la tercera, algú de fora ja sap com us dieu.',
  'Cinc places': "Dues diades més amb algun castell fet, i ja en fa cinc. D'això se'n diu tenir una colla.",
  'Ja us coneixen': 'Acabeu una diada assenyalada entre els tres primers. No ser els últims també es nota.',
  'Només una al davant':
    "Acabeu una diada assenyalada entre els dos primers. Se'n parlarà fins a la següent.",
  'La plaça és vostra':
    'Guanyeu una diada assenyalada. Aquell dia, qui volia ser dels altres es fa dels vostres.',
  'Tres cops al mig': 'Sigueu tres vegades més entre els tres primers. Una vegada és sort; tres, ja no.',
  'Tres cops a dalt':
    'Sigueu tres vegades més entre els dos primers. Els altres ja us miren la llista de castells.',
  'Tres places vostres': 'Guanyeu tres diades assenyalades més. A casa ja no hi ha lloc per a més copes.',
  'Sis cops a dalt': 'Sigueu sis vegades més entre els dos primers: tot un curs sense fallar.',
  'Un curs de places': "Guanyeu sis diades assenyalades més. D'aquest curs en quedarà un pòster.",
  Convidats:
    'Feu a plaça el castell que us demana una colla que us convida. No cal que sigui el que us surt més bé.',
  'Bons convidats':
    'Feu dos castells més dels que us demanin. Qui porta el que li han demanat torna a ser-hi convidat.',
  'Amics de mig país': "I tres més. A cada plaça en coneixeu algú, i algú d'allà us coneix.",
  'Els cinc pisos':
    'Descarregueu un tres de cinc en una actuació. És el primer castell vostre que algú de la plaça sabrà dir pel nom.',
  'Bon comiat':
    'Descarregueu dos pilars de quatre o més en actuacions. Qui acaba bé la diada convida algú a sopar, i aquell algú es queda a la colla.',
  'El sisè pis': 'Descarregueu un tres de sis en una actuació. A sis pisos, la plaça ja calla.',
  'Dos i prou':
    'Descarregueu una torre de sis a plaça. A cada pis sou dos, i no hi ha ningú més a qui donar la culpa.',
  'Tot sol':
    "Descarregueu un pilar de cinc en una actuació. Cinc persones, les unes damunt de les altres, i tota la pinya contenint l'alè.",
  'El quatre de sis':
    "Descarregueu un quatre de sis a plaça. És el castell que sembla fàcil fins que s'ha de fer.",
  'El pilar de dins':
    "Descarregueu a plaça un tres de sis amb l'agulla. Quan el castell se'n va i el pilar es queda, ningú no mira el mòbil.",
  'Set pisos':
    "Descarregueu un tres de set en una actuació. D'aquest dia, en parlareu quan ja no sigueu de la colla.",
  'El quatre de set':
    "Descarregueu un quatre de set en una actuació. Qui us tenia per una colla de sis ho haurà d'esborrar.",
  'Per sota':
    'Descarregueu a plaça una torre de sis per sota. Els de dalt hi pugen primer i no veuen res fins al final.',
  'El tres amb agulla':
    "Descarregueu a plaça un tres de set amb l'agulla. Quan el tres ja és a terra, encara queda un pilar per baixar.",
  'Castell de vuit':
    "Descarregueu un quatre de vuit a plaça. Els qui el van somiar el primer dia encara no s'ho creuen.",
  "L'estrena":
    "Carregueu o descarregueu a plaça un castell que no hi hàgiu fet mai. Ve la família amb la càmera, i sempre hi ha un cosí que s'hi queda.",
  'Ningú a terra':
    'Acabeu una diada sense cap caiguda i amb algun castell fet. Desmuntar a temps també és saber-ne.',
  'El boca-orella':
    "Acabeu dues diades sent més castellers que en començar, sense comptar la gent de les missions. Tothom qui s'apunta porta algú més.",
  'Més que mai':
    "Feu la diada amb més punts de tota la vostra història. Del segon millor dia no se'n recorda ningú.",
  'Plaça variada':
    "Carregueu o descarregueu tres estructures diferents en una mateixa diada. Qui només sap fer tresos s'acaba avorrint.",
  'Tres estrenes':
    'Feu a plaça per primer cop tres castells més, carregats o descarregats. Cada estrena surt a la revista de la facultat.',
  'Cinc diades dempeus':
    "Acabeu cinc diades sense cap caiguda i amb algun castell fet. Els de casa també s'ho miren, això.",
  'Diada rodona':
    "Descarregueu en una diada tres castells i el pilar, tots a la primera. D'una diada així se'n fa una samarreta.",
  'Ja no hi cabem': 'Feu créixer la colla en quatre diades més. Caldrà buscar un local més gran.',
  'Tres de rodones':
    'Feu tres diades rodones més: tres castells i el pilar, tots descarregats a la primera. Ja no us pregunten si en sabeu.',
  'Rècord rere rècord':
    'Feu tres vegades més la millor diada de la vostra història. Hi ha qui ja no sap on apuntar-ho.',
  'Deu diades dempeus':
    "Acabeu deu diades més sense cap caiguda i amb algun castell fet. Ja hi ha qui us posa d'exemple.",
  "L'agulla petita":
    "Descarregueu a plaça un tres de cinc amb l'agulla. És el primer cop que algú us demana què hi fa, allà dins, aquell pilar.",
  'El folre':
    "Descarregueu un tres de vuit amb folre en una actuació. La segona pinya s'enfila damunt de la primera, i qui hi puja ja no torna a ser qui era.",
  'Nou pisos':
    "Descarregueu un quatre de nou amb folre a plaça. Des de baix ja no es veu qui fa l'aleta: us en fieu.",
  'Repte: sense llenya':
    'Acabeu sis diades sense cap caiguda i amb algun castell fet. Qui el tria desmunta a temps.',
  'Repte: de tot': 'Sis diades amb tres estructures diferents. Qui el tria no assaja sempre el mateix.',
  'Repte: coses noves':
    'Sis castells per primer cop a plaça, carregats o descarregats. Qui el tria no té por de desmuntar-ne algun.',
  'Repte: cames i pilars':
    'Descarregueu vuit pilars de quatre o més a plaça. Qui el tria guarda proves per al pilar.',
  'Repte: a la primera':
    'Quatre diades amb tres castells i el pilar, tots descarregats a la primera. Qui el tria porta només el que té segur.',
  'Repte: de visita':
    'Feu quatre castells dels que us demanin les colles que us conviden. Qui el tria assaja per als altres.',
  'Repte: som més colla': 'Feu créixer la colla en deu diades. Qui el tria mira la gent abans que els punts.',
  'Repte: cada cop més':
    'Feu tres vegades la millor diada de la vostra història. Qui el tria sempre en porta un de nou.',
  'Repte: dalt de tot':
    'Sigueu tres vegades entre els dos primers en una diada assenyalada. Qui el tria es prepara per a aquells dies.',
} as const;
