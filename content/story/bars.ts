import type { Passage } from '@/lib/story/passage';

// Twenty to twelve to a quarter to two: the bars, and then the free bar under the marquee.
export const bars = [
  {
    id: '25',
    title: `Bar Sisens`,
    text: [
      `El Bar Sisens fa trenta metres quadrats i ara mateix hi ha cent deu persones, o sigui que tècnicament és un folre. Per demanar cal aixecar la mà; cada vegada que algú ho fa, la canalla crida «aleta!» i el cambrer, que ja no té esperança, fa sonar una campana.`,
      [
        `Et vibra el mòbil. És la Berta, que des que no té veu escriu en majúscules: «QUI TÉ EL FUNDADOR???». Fa prop de dues hores que falta, i en queden set perquè surti el sol: no és a cap taula, ni a la furgoneta, ni a la cuina.`,
        {
          forms: {
            'taula-confessa': ` Al bar ja et diuen «la vora». Algú t'hi convida a una canya: per haver-ho dit, t'explica.`,
            'porro-falda': ` Aquesta tarda l'has dut a la falda i l'has deixat sencer: per si de cas, et mires les mans.`,
          },
        },
        ` Un dels dosos declara, sense despertar-se, que el porró ha sopat amb la canalla. Tot el bar mira els mostasses.`,
      ],
      [
        `—Ja ens agradaria —diu `,
        { neutral: `la Jana, dels Esventats,`, forms: { 'mocador-mostassa': `la Jana` } },
        ` des del futbolí—. Trenta anys intentant-ho. Si ens guanyeu, us direm on no és, que és mitja feina feta.`,
        {
          forms: {
            'taula-defensa': ` —I et fa un lloc al mànec—. Tu juga al costat que vulguis, que ja has pagat.`,
          },
        },
      ],
      [
        `L'altra meitat, qui el té, és a la cua del lavabo: segons l'enxaneta, que ha llegit molta jurisprudència, és l'únic lloc on la gent declara sense advocat. Ho anaves a preguntar al Tieta, però va amb el mòbil sense bateria des de migdia, perquè el fa servir de llanterna, i abans que acabis la frase ja tens un tros de fuet a la boca; fa estona que n'hi posa a tothom que diu «porró».`,
        {
          forms: {
            'pista-taula': ` Mastegant et torna la rodona de vi; quan saps per què, no pots parlar.`,
          },
        },
        ` Has de triar: en trenta metres quadrats, la cua del lavabo i la del futbolí són la mateixa cua`,
        {
          neutral: `, i tu ets just al mig.`,
          forms: {
            'sabatilla-faixa': `. I dreta en un tamboret, la Puça t'assenyala amb el peu descalç i, tot seguit, assenyala el karaoke.`,
          },
        },
      ],
    ],
    options: [
      { text: [`Acceptes la partida de futbolí.`, `Per l'honor i per saber on no és.`], link: '29' },
      {
        text: [`Vas al lavabo.`, `Qui el té, allà se sap.`],
        link: '30',
        forms: [
          {
            when: { sabatilla: 'faixa' },
            text: [
              `Segueixes el peu descalç de la Puça.`,
              `L'altra sabatilla, al cap i a la fi, la tens tu.`,
            ],
            link: '31',
          },
        ],
      },
    ],
  },
  {
    id: '26',
    title: `Ruta amb folre`,
    text: [
      {
        neutral: `La Berta ha dissenyat la nit com un castell. Els baixos del mapa són un celler; els segons, un bar amb dianes; els terços, un karaoke; i a dalt de tot hi ha un terrat amb un sol, que en set anys no ha coronat ningú i que no se sap de qui és.`,
        forms: {
          'remei-pancarta': `La Berta té la nit dibuixada per pisos, com un castell. Al peu del mapa hi ha un celler, que fa de baixos; els segons són un bar amb dianes, i els terços, un karaoke. A dalt de tot, on hi hauria d'haver l'aleta, hi ha un terrat amb un sol. En set anys no hi ha arribat ningú, i tampoc no se sap de qui és.`,
        },
      },
      [
        {
          neutral: `—Baixos, a dins! —tradueix algú, i vint persones entren en un celler on en caben dotze.`,
          forms: {
            'veu-teva': `—Baixos, a dins! —tradueixes, que per alguna cosa ets la veu, i vint persones entren en un celler on en caben dotze. Aquesta vegada ho has dit bé.`,
          },
        },
        ` La Berta corregeix amb dos dits la inclinació de la barra. Ningú no gosa dir-li que és de pedra. El Fundador, al celler, no hi és.`,
      ],
      {
        neutral: `Als segons, l'Inxa llança un dard sense mirar i travessa el mapa, que la Berta aguanta davant de la diana. «És un senyal», diu la Puça. «És un forat», diu el de la barra. És al sol del terrat. La Berta hi fica un ull i us mira a tots per dins del sol. Als segons, el Fundador tampoc.`,
        forms: {
          'vocal-si': `Als segons, l'Inxa llança un dard mentre saluda algú i encerta el mapa, que la Berta aguanta davant de la diana. «És un senyal», diu la Puça. «És una despesa», diu el de la barra, i et mira a tu, que tens càrrec. El forat és al sol del terrat, ben al mig. La Berta s'hi acosta un ull i us passa revista d'un en un, per dins del sol. El Fundador, als segons, tampoc no hi és.`,
        },
      },
      [
        `Vibren trenta mòbils. La Berta és al teu costat, però ho escriu al grup: «QUI TÉ EL FUNDADOR???». A dos quarts de dotze se sospita dels Esventats, d'un col·leccionista de vidre que potser no existeix i `,
        {
          neutral: `d'en Guifré, un d'Estadística que n'havia preguntat el volum`,
          forms: {
            'taula-defensa': `de tu, que has parlat bé dels Esventats`,
            'porro-galet': `de tu, que n'ets l'última boca coneguda`,
            'porro-falda': `de tu, que l'has dut al sopar a la falda`,
            'guifre-conegut': `d'en Guifré, que n'havia preguntat el volum`,
          },
        },
        `. El Tieta, que va sense bateria, és l'únic que no mira cap pantalla: reparteix aigua amb la bossa blava al coll.`,
        {
          forms: {
            'remei-pancarta': ` La pancarta del porxo ja corre de mòbil en mòbil, torta.`,
            'vocal-si': ` A tu et busquen tots, per si el càrrec inclou l'aigua.`,
          },
        },
        ` Els terços ja se senten: algú hi destrossa una balada.`,
      ],
    ],
    sets: { ruta: 'mapa' },
    options: [
      { text: [`La cua del lavabo:`, `hi declara tothom.`], link: '30' },
      {
        text: [`El karaoke.`, `Els terços s'han de col·locar amb temps.`],
        link: '27',
        forms: [
          {
            when: { remei: 'pancarta' },
            text: [`La carpa del campus: la Puça hi fa una porra`, `sobre qui té el porró.`],
            link: '80',
          },
        ],
      },
    ],
  },
  {
    id: '27',
    title: `Segones veus`,
    text: [
      [
        `Qui destrossa la balada és en Guifré`,
        {
          neutral: `, que viu amb l'Inxa i és enemic declarat dels castells i, pel que es veu, també de la música`,
          forms: {
            'faixa-guifre': `, amb la faixa que li has lligat tu: diu que li dona suport al diafragma`,
            'guifre-conegut': `, que, a més dels castells, està en contra de les tonalitats`,
          },
        },
        `. Canta amb els ulls tancats i la mà al cor, tot sol davant d'un bar que ja demana el compte. Quan et veu t'allarga l'altre micròfon, i el bar sencer et mira la mà.`,
        {
          forms: {
            'remei-caixer': ` Les targetes, s'ha vist avui, se les mengen les màquines.`,
            'ruta-mapa': ` Al mapa de la Berta, els terços són aquí, i canten així.`,
            'pista-taula': ` La mà encara et fa olor de sopar.`,
          },
        },
      ],
      [
        `Abans que te'n puguis decidir, els mòbils de tots els verds vibren alhora: «I DEL FUNDADOR, RES??? QUEDEN SIS HORES». És la Berta, que com que no té veu escriu a crits. Ni al celler, ni als bars, ni a cap mà coneguda.`,
        {
          forms: {
            'porro-galet': ` Encara tens la vora de la taula a la punta dels dits.`,
            'porro-falda': ` Et toques la falda, on l'has dut tres rotondes.`,
          },
        },
        ` La Puça proposa invocar-lo amb un pilar caminant, aquí mateix, tan bon punt s'acabi la cançó. Algú li demana que abaixi la veu: sobre el carrer s'acaba d'obrir una finestra amb mala intenció. En Guifré encara té el braç estirat; a la pantalla ja comencen les segones veus.`,
      ],
    ],
    sets: { guifre: 'conegut' },
    options: [
      {
        text: [`Agafes el micròfon. Després, pilar.`, `Totes dues coses en nom del porró.`],
        link: '31',
        sets: { micro: 'agafat' },
      },
      {
        text: [`Dius que no amb el cap i surts al carrer`, `a veure qui hi ha a la finestra.`],
        link: '32',
        sets: { micro: 'sol' },
      },
    ],
  },
  {
    id: '28',
    title: `Reintegrament`,
    text: [
      `El caixer et demana el número secret i tu, amb una emoció nova, te'n recordes a la tercera. Ets a punt de treure 25 euros, liquidar el viatge i viure com la gent que dorm.`,
      [
        `—No et volia pressionar —diu una veu arran del teu clatell. La Remei és darrere teu a la cua, amb la llibreta. No ve a treure diners: fa companyia als que en treuen—.`,
        {
          neutral: ` Però ja que hi ets.`,
          forms: {
            'remei-plats': ` A la cuina, per la finestreta, ja t'he vist. Noranta-sis plats. No et pensis que no ho he vist.`,
          },
        },
      ],
      `Potser és el sobresalt: la màquina fa un soroll de mastegar i s'empassa la targeta. Surt un paperet que diu «Operació en estudi». La Remei el llegeix, te'l grapa a la llibreta i, cosa que no ha fet mai, et posa la mà a l'espatlla.`,
      [
        `—Això li va passar al meu pare amb una granja —diu. Llavors us vibra el mòbil, a ella i a tu. La Berta, en majúscules: «QUI TÉ EL FUNDADOR???». La Remei estreny la llibreta: un porró, vidre, una creueta que hi falta des de les deu, i a l'alba s'hi ha de brindar.`,
        {
          forms: {
            'pista-cuina': ` Tu penses en un drap net i un tap de pa, i no saps com es diu, això, en veu alta.`,
          },
        },
        {
          forms: {
            'porro-galet': ` Et mira la camisa, encara tacada, i hi ensuma una pista que no du enlloc.`,
            'porro-falda': ` «Tu l'has dut», et diu. «Sencer», respons. T'ho apunta a favor.`,
          },
        },
        ` Ella se'n va cap al porxo, a comptar-ho tot una altra vegada, i a la tercera passa es gira. «Vens a comptar amb mi?» No ho ha demanat mai a ningú, i ho fa mirant el boli. El caixer et dona les gràcies. Carrer amunt algú mata una balada; a l'estació encara hi ha un tren.`,
      ],
    ],
    sets: { remei: 'caixer' },
    options: [
      {
        text: [`«Vinc.» Torneu a comptar el porxo, en va,`, `i la balada us fa de far.`],
        link: '27',
        forms: [
          {
            when: { desig: 'lloc' },
            text: [
              `«Vinc.» Torneu a comptar el porxo, en va,`,
              `i us n'aneu darrere d'un barret amb apostes.`,
            ],
            link: '80',
          },
        ],
      },
      {
        text: [`«Demà.» Ella se'n va tota sola`, `i tu, escala avall, cap al tren.`],
        link: '37',
        forms: [
          {
            when: { desig: 'porta' },
            text: [`«Demà.» I escala avall, cap al tren. Buscaves`, `una porta, i aquestes s'obren soles.`],
          },
        ],
      },
    ],
  },
  {
    id: '29',
    title: `Futbolí de neutrals`,
    text: [
      [
        `Verds contra mostasses. Tu fas de defensa amb la Puça, que juga dalt d'un tamboret`,
        {
          forms: {
            'sabatilla-faixa': ` i amb un peu descalç: l'altra sabatilla continua a la teva faixa, i diu que així xuta millor`,
          },
        },
        `. Davant, la Jana mou la davantera amb el colze bo i conversa com si res.`,
      ],
      [
        `—Si perdeu, la pròxima diada feu pinya amb la nostra camisa. I si guanyeu, us diem on no hem amagat el porró.`,
        {
          forms: {
            'mocador-mostassa': ` —Et mira el coll—. Tu, de fet, ja has començat a pagar.`,
          },
        },
      ],
      `Cinc a cinc i l'última bola. La Puça defensa cridant «Pit i amunt!» i xuta de canell; la bola fa dues parets, surt volant, pica a la làmpada i cau dins d'una gerra de cervesa que aixecava l'enxaneta dels altres. Silenci. El cambrer, cridat com a àrbitre, resol que és gol i que la gerra s'ha de pagar.`,
      [
        `—Doncs t'ho dic —fa la Jana, i se t'acosta tant que primer només n'entens el perfum—: no el tenim. Paraula. Però jo buscaria algú que ho guardi tot.`,
        ` —Abans que lliguis caps, algú crida que a la carpa del campus la barra lliure dura fins a les tres. La Jana té un codi per entrar sense cua i te l'ofereix amb una cella. La Puça demana sis camises al Tieta i et mira els peus: «I l'aposta? Hem jugat per no res? Tu de quina banda ets?».`,
      ],
    ],
    sets: { paraula: 'sentida' },
    options: [
      {
        text: [`«Deixa-ho córrer, Puça.» Vas a la carpa`, `amb la Jana i el seu codi.`],
        link: '34',
        sets: { deixat: 'aposta' },
      },
      {
        text: [`«Una aposta és una aposta.» Que es posin`, `la camisa verda, ara, i que la Jana ho vegi.`],
        link: '39',
      },
    ],
  },
  {
    id: '30',
    title: `Sala de juntes`,
    text: [
      `A la cua del lavabo hi ha més saviesa que al claustre de Dret. Una veterinària maquilla l'enxaneta. Dues liles que no es coneixien s'expliquen el divorci dels pares. Algú riu, a algú se li escorre el rímel, i és la mateixa persona.`,
      [
        `—A mi m'agrada algú —deixes anar, perquè la cua convida.`,
        {
          forms: {
            'mocador-mostassa': ` Set persones et miren el mocador mostassa i fan «ah».`,
            'faixa-guifre': ` «És el de la faixa?», pregunta una que feia veure que no escoltava.`,
          },
        },
      ],
      `—I ho sap? —diu la veterinària, sense deixar el pinzell.`,
      `—Deu notar-ho.`,
      `—Notar-ho, ho noten les vaques. A les persones se'ls pregunta. —Recula un pas, per veure si les celles fan joc—. A un, l'any passat, l'hi vaig preguntar i em va dir «potser». Vam parlar de cabres fins a les sis. Ara és el meu millor amic i té una cabra. Jo aquestes coses les veig: el porró, per exemple, el té la Remei.`,
      `—I si hagués anat amb vuit copes?`,
      `—Amb vuit copes no es pregunta: s'acompanya a casa i es deixa una galleda a la vora. —Amb el pintallavis tapa la boca a l'enxaneta, que anava a citar una llei.`,
      [
        `Del porró hi ha quatre versions, totes de primera mà. L'última ve de darrere d'una porta: «l'ha guardat aquell que dona menjar». Te l'apuntes al palmell, perquè arriba la Remei`,
        {
          neutral: `, et saluda amb la llibreta`,
          forms: {
            'remei-pancarta': `, et diu «bon pols» mirant-se les ungles, perquè de qui aguantava la pancarta ho sap tot,`,
            'vocal-si': `, et diu «vocal» davant de tothom`,
          },
        },
        ` i la conversa canvia de gènere literari. Criden que al karaoke del costat la Puça ja puja, i la cua es desfà cap al carrer, on l'Inxa, amb la gralla, ha trobat un balcó.`,
        { forms: { 'ruta-mapa': ` Al mapa de la Berta, d'aquesta cua no en surt cap fletxa.` } },
      ],
    ],
    sets: { paraula: 'sentida' },
    options: [
      {
        text: [`El karaoke. Si puja la Puça,`, `algú ha d'apartar les cadires.`],
        link: '31',
        forms: [
          {
            when: { desig: 'algu', cara: 'jana' },
            text: [
              `«Doncs ho pregunto.» Surts a buscar la Jana,`,
              `que té un codi per entrar a la carpa del campus.`,
            ],
            link: '34',
          },
          {
            when: { desig: 'algu' },
            text: [
              `«Doncs ho pregunto.» Surts a buscar en Guifré,`,
              `que mira el cel estirat a la gespa del campus.`,
            ],
            link: '45',
          },
        ],
      },
      {
        text: [`El carrer. Un balcó i un graller,`, `de nit, no acaben mai bé.`],
        link: '32',
        forms: [
          {
            when: { vocal: 'si' },
            text: [`Te'n vas a la carpa: ets vocal de barra`, `i et toca torn a l'altra banda.`],
            link: '40',
          },
          {
            when: { pista: 'taula' },
            text: [`La carpa del campus: la Puça hi demana un nom,`, `i tu ja en sospites un.`],
            link: '80',
          },
        ],
      },
    ],
  },
  {
    id: '31',
    title: `Pilar de tres amb làmpada`,
    text: [
      {
        forms: {
          'micro-agafat': `Heu cantat: en Guifré un temps enrere i tu un temps endavant, de manera que la lletra se sentia sencera dues vegades. L'Inxa hi ha afegit la gralla, i el gos de la mestressa ha agafat la corretja i se n'ha anat sol a casa. Set i mig. «Jo, fa dos anys, no hauria sortit de casa», t'ha dit ell, encara amb el micròfon a la mà, i el bar, que és ple de gent que tampoc, ho ha aplaudit més que la cançó.`,
        },
      },
      [
        `Tres pisos, el sostre de tres metres i mig del karaoke i una fe enorme. El Tieta olora l'alè a tothom, envia a seure quatre voluntaris que han begut i corda el casc a la Puça: «Sense casc, reina, i amb una copa a dins, no em puja ni el rector». Després es planta de baix entre les taules; `,
        {
          neutral: `un segon que no sabia que ho era`,
          forms: { 'faixa-guifre': `en Guifré, que amb la faixa posada ja no té excusa,` },
        },
        ` s'encomana al sant Crist de la màquina escurabutxaques; la Puça puja doblegada, amb el casc contra el guix`,
        {
          forms: {
            'sabatilla-faixa': ` i un peu sense sabatilla que el segon agraeix`,
            'sabatilla-tornada': ` i les dues sabatilles ben cordades`,
          },
        },
        `, i des d'allà dirigeix.`,
      ],
      `—Caminem! Peu dret! L'altre dret!`,
      [
        `El pilar avança tres metres, tot al llarg de la barra: de processó, només li falta el sant. Tu fas de pinya, de semàfor i de qui aparta cadires. Tot el bar aguanta la respiració i les copes. I funciona.`,
        { forms: { 'ruta-mapa': ` Al mapa de la Berta, això eren els terços: pugen.` } },
        ` Ja gairebé el teniu a baix quan la Puça, per celebrar-ho, fa l'aleta.`,
      ],
      [
        `La làmpada era de l'àvia de la mestressa. Cau sense pressa, en quatre fascicles. La mestressa mira els vidres, mira el Tieta, a qui tremola la barbeta, i acaba consolant-lo ella: «Era lletja, fill». Ell obre la bossa blava d'esquena a tothom, remena entre el fuet i les tiretes, i li deixa en penyora una ampolla sense etiqueta.`,
        {
          forms: {
            'vocal-si': ` Tu, que ets vocal d'assumptes que no vol ningú, firmes el rebut.`,
          },
        },
        ` Escombres. És la primera cosa útil que fa la colla en tota la nit. Pel carrer se sent la gralla de l'Inxa, una persiana que puja i una veu de senyora que fa un últim avís.`,
      ],
    ],
    options: [
      { text: [`Preguntes al Tieta què hi havia`, `a l'ampolla, i si en té més.`], link: '36' },
      {
        text: [`Surts amb la pala al carrer`, `a veure qui rebrà.`],
        link: '32',
        forms: [
          {
            when: { faixa: 'guifre' },
            text: [
              `En Guifré encara tremola. Te l'emportes`,
              `a la gespa del campus, on el sostre és més alt.`,
            ],
            link: '45',
          },
        ],
      },
    ],
  },
  {
    id: '32',
    title: `El veïnat`,
    text: [
      [
        `A la finestra del segon hi ha una senyora amb bata i una galleda. Al carrer hi ha l'Inxa, amb la gralla, que li dedica el toc de castells perquè la veu il·luminada i s'ha pensat que era un balcó d'autoritats.`,
        { forms: { 'ruta-mapa': ` Al mapa de la Berta, aquest carrer és una fletxa i prou.` } },
      ],
      [
        `—Toca'n una altra i et batejo! —crida la senyora. L'Inxa en toca una altra. El bateig és complet, amb padrins.`,
        {
          forms: {
            'micro-sol': ` A l'altra banda de la paret, en Guifré acaba la balada tot sol. Ningú no l'aplaudeix; ell dona les gràcies.`,
          },
        },
      ],
      {
        neutral: `La Remei, que arriba corrent i sense cap porró, en rep la meitat, i la llibreta es mulla, cosa que no constava. Alguns deutes s'escorren. Un silenci religiós recorre el carrer: el teu, el de la senyora i el de quaranta morosos mirant com els quadres es tornen aquarel·la. T'ha caigut als peus oberta pel teu full: els 25 euros comencen a córrer cap al marge.`,
        forms: {
          'micro-sol': `La Remei tomba la cantonada corrent, sense cap porró, just a temps de rebre'n la meitat. La llibreta també es mulla, i això no constava. Quaranta morosos miren com els quadres es tornen aquarel·la i com algun deute se'n va de línia, i ningú no gosa alegrar-se'n. Quan li cau de les mans, la llibreta s'obre als teus peus pel teu full: els 25 euros comencen a córrer cap al marge.`,
        },
      },
      [
        `La Remei té l'aigua als ulls i encara no sap on és. La senyora, penedida, llança una tovallola i te la llança a tu.`,
        {
          forms: {
            'remei-caixer': ` El paperet del caixer, grapat, és l'únic que ha quedat sec: el banc ho preveu tot.`,
            'remei-plats': ` Tu, que aquesta nit has eixugat noranta-sis plats, allargues a la Remei el davantal que encara portes. Se'l mira. Lliga caps.`,
            'remei-pancarta': ` Al marge, sense escórrer-se gens, hi llegeixes el teu nom i «façana nord».`,
          },
        },
      ],
      [
        `Algú troba la solució: a la carpa del campus encara hi ha barra lliure i no hi ha veïns. `,
        { neutral: `La Jana, dels Esventats,`, forms: { 'mocador-mostassa': `La Jana,` } },
        ` que té un codi per entrar, t'agafa pel braç; el Tieta, que té una garrafa, et mira les mans, amb la tovallola.`,
      ],
    ],
    sets: { llibreta: 'molla' },
    options: [
      {
        text: [`Deixes la tovallola i el full on són`, `i te'n vas amb la Jana. Que corrin.`],
        link: '34',
        sets: { full: 'perdut' },
      },
      {
        text: [`T'ajups i eixugues el teu full,`, `ratlla per ratlla. El Tieta s'espera.`],
        link: '41',
        sets: { full: 'eixut' },
      },
    ],
  },
  {
    id: '34',
    title: `El codi`,
    text: [
      [
        {
          neutral: `La carpa és darrere de Geologia. A l'entrada, un noi amb armilla reflectant demana un codi de barra lliure que només val una vegada, i que s'aconsegueix demostrant que no se'l mereix ningú més.`,
          forms: {
            'nom-esventats': `La cua s'acaba davant d'un noi amb armilla reflectant, que demana un codi de barra lliure. Val una sola vegada i s'aconsegueix demostrant que no se'l mereix ningú més; n'hi ha que, quan s'hi posen a pensar, se'n tornen a casa.`,
          },
        },
        {
          forms: {
            'full-perdut': ` Encara sents com corre la tinta del teu full, carrer avall.`,
            'deixat-aposta': ` La Puça t'ha vist marxar de l'aposta i, per una vegada, no ha cridat.`,
            'ruta-mapa': ` Al mapa de la Berta, la carpa ja és fora de plaça.`,
            'guifre-conegut': ` En Guifré, ja a mitja fila, calcula quant dura la cua.`,
          },
        },
      ],
      [
        `—I tu com ho vas demostrar? —preguntes.`,
        {
          forms: {
            'nom-esventats': ` La Jana era dues persones més enllà quan has cridat el nom. «Els Esventats», repeteix. «Ben vocalitzat.» Deixa el silenci damunt la gespa, i s'ha de saltar.`,
            'taula-calla porro-galet': ` Triga a contestar. «Quan ha desaparegut, jo t'eixugava la barbeta», diu. «Sabies que no érem nosaltres. I has cantat.» Ho deixa damunt la gespa, i s'ha de saltar.`,
            'taula-calla': ` Triga a contestar. «Al sopar sabies que no érem nosaltres», diu. «I has cantat.» Ho deixa damunt la gespa, i s'ha de saltar.`,
          },
        },
      ],
      `—Dient la veritat. —La Jana busca el codi a la màniga—. Demanen per què hauries d'entrar. Hi vaig posar que fa tres anys que venc els tiquets, a la porta, perquè entrin els altres.`,
      `—I ara el gastes amb la competència.`,
      {
        neutral: `—Val una vegada, però no diu per a quanta gent. —Te'l dicta a cau d'orella, lletra a lletra, tan a poc a poc que al noi de l'armilla li puja la temperatura—. I si et vull fer passar i tu no vols passar, digues-m'ho abans de la ema, que és llarg.`,
        forms: {
          'full-perdut': `—Val una vegada. De quants, no en diu res. —Te'l diu a l'orella, una lletra per respiració, i el noi de l'armilla es posa a estudiar el rellotge per no haver de mirar enlloc més—. I si no vols entrar amb mi, atura'm abans de la ema, que és llarga i dona temps.`,
        },
      },
      [
        `No l'atures a la ema.`,
        {
          neutral: ` La màquina on el tecleges calla. Llum verda.`,
          forms: {
            'mocador-mostassa': ` El noi de l'armilla compara el teu mocador amb la teva camisa i demana de quina colla ets, exactament. «De totes dues coses», diu la Jana. Llum verda.`,
          },
        },
        ` —Verda —fa ella—. Quina ràbia.`,
      ],
      [
        `A dins hi ha mig campus i un discjòquei de segon de Física que accelera balades per veure si xoquen.`,
        {
          forms: {
            'llibreta-molla': ` La Remei travessa la pista amb la llibreta oberta, com qui treu a passejar un ocell moll.`,
            'paraula-sentida': ` Entre balada i balada et torna el que has sentit al bar: algú que guarda.`,
          },
        },
        {
          neutral: ` La Jana recula cap al centre de la pista amb les celles alçades, i no diu res més: ha fet la pregunta i s'espera. Al fons hi ha una barra llarguíssima i, al darrere, molt poca gent que doni l'abast.`,
          forms: {
            'full-perdut': ` La Jana se'n va cap al mig de la pista i no es gira fins que hi és. Llavors alça les celles i no diu res més: la pregunta ja és feta. Al fons, la barra és llarga com un rengle de vents, i darrere no hi ha prou mans per donar l'abast.`,
          },
        },
      ],
    ],
    options: [
      {
        text: [`Vas a la barra a buscar valor.`, `En serveixen de vuit menes.`],
        link: '35',
        forms: [
          {
            when: { vocal: 'si' },
            text: [`Són les dues i tens torn.`, `Vas a la barra, a l'altra banda.`],
            link: '40',
          },
        ],
      },
      {
        text: [`Respons la pregunta de les celles:`, `«Balles?» «Em pensava que no ho diries.»`],
        link: '44',
        forms: [
          {
            when: { vocal: 'si' },
            text: [`Són les dues i tens torn. Balles.`, `Algú altre servirà; sempre hi ha algú.`],
          },
          {
            when: { nom: 'esventats' },
            text: [`«Balles?» «Amb la banda dels lladres?»`, `T'allarga la mà igualment.`],
          },
        ],
      },
    ],
  },
  {
    id: '35',
    title: `Tres dits de vuit coses`,
    text: [
      [
        `La carta de la barra lliure l'ha redactada un casteller: el «pilar» és un dit de qualsevol cosa; el «tres de vuit», tres dits de vuit coses; el «quatre amb l'agulla» porta una palla que, en acabar-te'l, es queda dreta tota sola. Demanes un tres de vuit. El cambrer et pregunta si tens família.`,
        {
          forms: {
            'porro-galet': ` Algú li ha explicat com beus a galet, i per si de cas et posa un pitet.`,
          },
        },
      ],
      `El primer glop té gust de colònia de nadó. El tercer ja és bo. A mig got estimes tothom: estimes el veí de la barra, estimes els Atabalats, que acaben d'arribar i es pensen que són les onze; estimes fins i tot el rètol de la sortida d'emergència, que és verd com vosaltres.`,
      [
        `Llavors el got i tu discutiu, i perd el got: al terra queda un toll en forma de Menorca. N'has begut la meitat.`,
        {
          forms: {
            'llibreta-molla': ` Per la porta del darrere, al lavabo de Geologia, veus la Remei, que eixuga la llibreta full per full amb l'assecador de mans. Encara no ha arribat a la teva lletra.`,
          },
        },
      ],
      [
        `De la pista, la Jana et reclama amb un dit. Fas un pas cap al dit i el terra en fa dos. A la porta, amb una garrafa als peus i una cadira buida al costat, el Tieta no et crida: s'espera, que és més greu.`,
      ],
    ],
    sets: { beguda: 'massa' },
    options: [
      { text: [`La pista i el dit.`, `Fas cas de la geometria.`], link: '44' },
      { text: [`La cadira i la garrafa.`, `Fas cas de la biologia.`], link: '41' },
    ],
  },
  {
    id: '36',
    title: `La tieta del Tieta`,
    text: [
      [
        `L'ampolla era de ratafia; la feia la tieta del Tieta —d'aquí li ve el nom— i, sí, en té més. Camineu cap a la carpa del campus i en beveu a morro, a glopets de capellà, mentre ell t'explica la recepta: trenta-tres herbes, quaranta nits de serena i un disgust.`,
        { forms: { 'porro-galet': ` Per variar, aquesta no te la tires per sobre.` } },
      ],
      `—Ma tieta deia que la ratafia no emborratxa, reina: aclareix.`,
      [
        `A tu t'aclareix coses. Per exemple, que el Tieta és la persona més bona que coneixes. O que li volies fer una pregunta important, sobre una cosa de vidre; però ell remena dins de la bossa blava, aparta amb molt de compte un embalum de drap de cuina`,
        {
          forms: { 'porro-falda': `, que fa un pes que coneixes,` },
        },
        ` i et dona una galeta. «Menja, reina», et diu, més de pressa que altres vegades. Menges. La pregunta s'allunya, saludant amb un mocador, i ell se la mira marxar amb cara de pena.`,
      ],
      [
        `A la carpa, la música fa tremolar els estels. El Tieta tapa l'ampolla quan ets al tercer glop, perquè la tieta també deia això, i t'assenyala una garrafa d'aigua i una cadira. Però a la gespa hi ha un punt fosc amb forma d'estadístic: `,
        {
          neutral: `és en Guifré, el d'Estadística, que aquesta tarda era en contra dels castells i s'hi ha quedat fins ara`,
          forms: {
            'faixa-guifre': `és en Guifré, que s'ha afluixat una volta de la faixa per poder mirar enlaire`,
            'guifre-conegut': `és en Guifré`,
          },
        },
        `, ajagut, amb els braços plegats, com si el cel li hagués de presentar l'informe.`,
      ],
    ],
    sets: { beguda: 'ratafia', guifre: 'conegut' },
    options: [
      { text: [`T'estires a la gespa, al costat d'en Guifré.`, `Tot el cel fa voltes gratis.`], link: '45' },
      { text: [`La cadira i l'aigua.`, `La tieta era una dona sàvia.`], link: '41' },
    ],
  },
  {
    id: '37',
    title: `L'últim tren`,
    text: [
      [
        `El vagó és buit, fora d'un senyor que dorm i d'un gos que no és seu. Et treus la faixa, i amb la faixa el dia: en surten dotze pams de tela, una mongeta, una croqueta`,
        {
          forms: {
            'sabatilla-faixa': ` i, neta, la sabatilla del trenta-quatre. El gos la mira`,
          },
        },
        `. Ta mare sempre diu que una retirada a temps és una victòria. Ta mare es retira a les deu.`,
      ],
      [
        `A casa et dutxes`,
        { forms: { 'coca-butxaca': `, menges la coca de la Montserrat, que encara és tova,` } },
        ` i et fiques al llit amb les finestres obertes. És nit fresca per ser maig. De lluny, si fas callar el cor, arriba una gralla desafinada.`,
        {
          forms: {
            'mocador-mostassa': ` A la cadira, el mocador mostassa fa de llumeneta.`,
          },
        },
      ],
      [
        `L'endemà tens bona cara, la memòria sencera i cent vuitanta missatges.`,
        {
          forms: {
            'porro-galet': ` Quaranta t'acusen d'haver-te acabat el porró amb el vidre i tot.`,
            'porro-falda': ` Quaranta volen saber a qui vas donar el porró, al final.`,
            'veu-teva': ` Trenta són de la Berta, que et demana on para la seva veu.`,
          },
        },
        ` Callen tots de cop, a dos quarts de set, després d'un «JA EL TENIM» de la Berta i de quaranta cors: han brindat, amb el sol just a la barana i sense tu. Qui el tenia, on era i per què, no ho escriu ningú: s'ho deuen haver dit a la cara. Ho demanes. Et contesten un dels dosos, que dormia, i ta mare.`,
      ],
      [
        `L'últim és un àudio de la Remei, que no n'envia mai: «`,
        { forms: { 'remei-caixer': `El caixer ha tornat la targeta. La tinc jo. Penyora. ` } },
        `A les cinc he comptat els que quedaven. Eren cent vint-i-tres. T'ho vaig demanar. Hauries estat el cent vint-i-quatre. Res més». Se sent com passa un full, i el deixa obert.`,
      ],
      {
        forms: {
          'desig-lloc': `Hi ha una foto d'un terrat. Entre la Puça i la Berta queda una cadira buida amb un tovalló doblegat. Te'l guardaven, el lloc.`,
          'desig-algu': `Hi ha una foto d'un terrat, i la mires cara per cara. Si aquell algú hi era, ha sortit mogut. Per trobar-lo, penses, no s'havia de dormir tan bé.`,
          'desig-porta': `La carta de baixa és a la cadira, planxada per la nit. Ja saps com és plegar: es descansa molt, i l'endemà tothom parla d'una cosa que tu no has vist.`,
        },
      },
    ],
    options: [],
    final: 2,
    note: `ningú no et creurà, però has dormit vuit hores`,
  },
  {
    id: '39',
    title: `Cobrar-ho tot`,
    text: [
      `L'aposta tenia lletra petita, i la lletra petita la té la Puça. A la vorera del Bar Sisens, sis Esventats es descorden la dignitat botó a botó i es posen camises verdes, que el Tieta treu de la bossa blava de totes les talles i d'una que no existeix. Un plora; diu que és per sa mare, de Valls. «No cal que ho facis», li diu la Puça, i ell contesta que ja li agradaria veure qui li pren la camisa.`,
      [
        `—Et fa els ulls macos —li dius, i ell es mira al mirall d'una moto i deixa de plorar.`,
        {
          neutral: ` La Jana n'està dispensada per lesió de colze.`,
          forms: {
            'mocador-mostassa': ` La Jana n'està dispensada: del vostre, diu, ja en du el mocador.`,
          },
        },
      ],
      [
        `La desfilada va del bar a la carpa del campus, amb el carrer fent passadís. La Remei, que recompta verds amb els ulls mig tancats, n'hi troba sis de més i els cobra la derrama per endavant.`,
        {
          neutral: ` N'hi ha un que paga: el que plorava.`,
          forms: {
            'vocal-si': ` N'hi ha un que paga: el que plorava. Com a vocal, li fas el rebut.`,
          },
        },
      ],
      [
        `La Puça riu tant que ha de seure. Tu seus amb ella a la vorera, esquena contra esquena, que és com s'aguanten els pilars curts.`,
        {
          forms: {
            'sabatilla-faixa': ` Et demana l'hora i la sabatilla; li dones l'hora.`,
            'sabatilla-tornada': ` «Aquesta també te la dec», diu.`,
          },
        },
        ` De la carpa arriben, alhora, un cop de bombo i una notícia: els sis ja són a dins, beuen a compte vostre i darrere la barra falta gent. La Jana, bona perdedora, et passa pel davant amb un codi que encara no ha fet servir i camina prou a poc a poc.`,
      ],
    ],
    options: [
      { text: [`El codi de la Jana.`, `A una bona perdedora se li fan els honors.`], link: '34' },
      {
        text: [`Darrere la barra.`, `Si han de beure a compte vostre, que serveixi algú vostre.`],
        link: '40',
      },
    ],
  },
  {
    id: '40',
    title: `L'altra banda de la barra`,
    text: [
      [
        `Darrere de la barra de la carpa falta gent i sobra set. Et donen un obridor, un drap i la instrucció tècnica: «Tu digues que sí». Durant mitja hora ets la persona més estimada de Catalunya.`,
        {
          forms: {
            'vocal-si': ` A més, hi ets per càrrec: vocal de barra. La Remei ha mirat l'hora i ha fet una creueta.`,
          },
        },
        {
          forms: {
            'beguda-aigua': ` De reüll veus quatre mostasses que despengen la Puça del pal. Tu no hi ets: tens set gots d'aigua a dins i una safata a cada mà.`,
          },
        },
      ],
      [
        `Aprens coses. Que tothom diu «l'últim». Que els Atabalats demanen cafè amb llet. Que els mostasses deixen propina per humiliar-vos. Que una copa d'aigua ben servida, amb llimona i un nom estranger, fa el mateix efecte i s'agraeix l'endemà: en serveixes quaranta.`,
        {
          forms: {
            'paraula-sentida': ` Entre got i got et torna el que has sentit al bar: algú que guarda.`,
            'ruta-mapa': ` Al mapa de la Berta, això seria la soca: no la mira ningú i tot hi descansa.`,
            'guifre-conegut': ` En Guifré te'n demana dues i en compara la llimona.`,
          },
        },
      ],
      `—Què li poso? —dius sense mirar.`,
      [
        `—El que valguin 25 euros —diu la Remei. S'asseu, cansada, i es treu el boli de l'orella. Li poses l'aigua amb llimona. Se la beu. No apunta res: és el moment més tendre que has viscut amb ella.`,
        {
          forms: {
            'full-eixut': ` La llibreta la té estesa damunt la barra. Hi ha un full que es llegeix, i el gira perquè el vegis: «Aquest me l'has salvat tu».`,
            'full-perdut': ` La llibreta la té estesa damunt la barra, oberta pel teu full, que ja és tot blau. No et diu res. El gira.`,
            'remei-pancarta': ` «Pugeu-los a buscar», murmura, i riu per sota el nas. «Torta. Però ben aguantada.»`,
            'remei-plats': ` Et mira les mans de pansa. «La Montserrat diu que tornis quan vulguis», diu.`,
          },
        },
        ` Després s'aixeca, s'allisa la camisa i torna a ser ella. La Dolors, la vigilant del campus, acaba d'entrar amb la llanterna i, per si això fos poc, el generador, que fa una estona que tus, comença a fer soroll de comiat.`,
      ],
    ],
    sets: { torn: 'fet' },
    options: [
      {
        text: [`Vas a rebre la Dolors`, `amb una aigua amb llimona.`],
        link: '47',
      },
      {
        text: [`Vas a veure què li passa al generador,`, `com si hi entenguessis.`],
        link: '48',
        forms: [
          {
            when: { remei: 'plats', llibreta: 'molla' },
            text: [`La Remei sap que eixugues bé. Ara, la llibreta,`, `full per full, fins que tanquen.`],
            link: '72',
          },
        ],
      },
    ],
  },
  {
    id: '80',
    title: `La porra`,
    text: [
      [
        `La cua de la barra lliure, a la carpa del campus, ja fa la volta a Geologia.`,
        { forms: { 'remei-plats': ` Hi arribes amb olor de sabó.` } },
        ` La Puça la recorre per damunt, d'espatlla en espatlla, amb un barret de palla i una sola norma.`,
      ],
      `—La porra del porró! —crida—. Una croqueta, un nom! I en veu alta, que d'orella no fio! Queden cinc hores perquè surti el sol, i sense brindis no hi ha any!`,
      [
        `Al barret hi ha vuitanta croquetes, gairebé totes de la butxaca de l'Inxa, i un únic nom. «Els Esventats. Ho diu tothom», t'explica un lila, que també hi ha posat la seva. `,
        {
          neutral: `Tu, del sopar, només en tens una rodona de vi damunt d'unes estovalles.`,
          forms: {
            'pista-taula': `Tu tens una rodona de vi i una idea que fa olor d'embotit.`,
            'pista-cuina': `Tu només saps qui ha demanat a la cuina un drap net i un tap de pa.`,
          },
        },
        {
          forms: {
            'paraula-sentida': ` I una frase de lavabo, dita darrere d'una porta, sobre algú que dona menjar.`,
          },
        },
      ],
      [
        `A dues passes, `,
        {
          neutral: `la Jana, una segona dels Esventats,`,
          forms: { 'mocador-mostassa': `la Jana, amb el teu mocador al colze,` },
        },
        ` busca un codi que no li cal buscar tant. A l'altra banda, el Tieta reparteix pa a la cua; quan li arriba el barret és l'únic que el passa sense posar-hi res, i es canvia la bossa blava de costat. El barret s'atura davant teu. Tota la cua calla per sentir-te, i hi tens la Puça a sobre, literalment.`,
      ],
      `—I tu? Qui el té?`,
    ],
    options: [
      {
        text: [`«El Tieta.»`, `Ho dius sense mirar-lo.`],
        link: '41',
        sets: { nom: 'tieta' },
      },
      {
        text: [`«Els Esventats.»`, `Com tothom, i ben fort.`],
        link: '34',
        sets: { nom: 'esventats' },
        forms: [
          {
            when: { taula: 'defensa' },
            text: [`«Els Esventats.» Al sopar deies que no,`, `però la cua et mira i fa fred.`],
          },
        ],
      },
    ],
  },
  {
    id: '41',
    title: `Set gots d'aigua`,
    text: [
      [
        {
          forms: {
            'nom-tieta': `La cua ha rigut. «El Tieta! Si li ploren les botifarres!», ha dit algú, i tu també has rigut, per educació. L'únic que no ha rigut és ell, que t'ha agafat pel colze i t'ha tret de la fila. `,
          },
        },
        {
          neutral: `El Tieta té una teoria: set gots d'aigua i un tros de pa esborren qualsevol error que no estigui casat. T'instal·la en una cadira, a l'entrada de la carpa, i te'ls fa beure d'un en un mentre et parla de la vida.`,
          forms: {
            'full-eixut': `El Tieta no badarà boca fins que el full sigui eixut. Llavors, garrafa en mà, t'acompanya a una cadira a l'entrada de la carpa i t'exposa la teoria: set gots d'aigua i un tros de pa arreglen qualsevol cosa que no s'hagi firmat. Te'ls serveix d'un en un i, entremig, et parla de la vida.`,
            'beguda-massa': `La cadira és a l'entrada de la carpa i l'encertes a la segona. El Tieta no renya: té una teoria, que diu que set gots d'aigua i un tros de pa esborren qualsevol error que no estigui casat. El primer te l'aguanta ell. Els altres te'ls passa d'un en un, mentre et parla de la vida.`,
          },
        },
        {
          forms: {
            'full-eixut llibreta-molla': ` Tens els dits blaus de tinta: la llibreta encara degota, però del teu full no se n'ha escapat ni una ratlla.`,
            'full-perdut': ` No et pregunta per què no has eixugat res. Agafa un drap i t'hi eixuga els peus.`,
          },
        },
      ],
      {
        neutral: `—Jo soc baix perquè m'agrada saber qui tinc a sobre sense veure'l. Si s'espanten, ho noto al clatell. —Et serveix el tercer—. I si algú ha fet una cosa bé, reina, i al cap d'una hora ja és massa tard per dir-la? Ho pregunto en general.`,
        forms: {
          'nom-tieta': `—Jo soc baix perquè així sé qui tinc a sobre sense mirar-lo. —Et serveix el tercer, que vessa—. De tu, ara, sé que has dit el meu nom davant de vuitanta croquetes. I si algú ha fet una cosa bé, reina, i al cap d'una hora ja és massa tard per dir-la? Ho pregunto en general.`,
          'beguda-massa': `—Jo soc baix: miro el terra i sé qui pateix a dalt. Ho noto al clatell. —Et posa el tercer a les mans i te les tanca al voltant—. A tu et notaria des de Valls. I si algú ha fet una cosa bé, reina, i se li passa l'hora de dir-la? Ho pregunto en general.`,
        },
      },
      [
        {
          neutral: `Al quart got li preguntes què més hi cap, a la bossa blava. «El que convingui, reina», diu, i se la posa a l'altra banda.`,
          forms: {
            'beguda-massa': `Al quart got el veus doble, i t'agradaria abraçar-los tots dos. Al cinquè, el tres de vuit es rendeix i demana les escombraries.`,
            'beguda-ratafia': `Al quart got, les trenta-tres herbes s'asseuen. Al cinquè li preguntes per l'embalum de la bossa blava. «Primer l'aigua», diu, i et serveix el sisè.`,
          },
        },
        {
          forms: {
            'pista-taula': ` De la bossa surt una punta de drap, amb una taca de vi que fa mitja rodona. L'altra meitat era a les estovalles.`,
            'pista-cuina': ` De la bossa surt una punta de drap de cuina, net, i una mica de pa que no és per menjar.`,
            'porro-falda': ` La bossa fa un bony, i juraries que aquest bony l'has dut a la falda.`,
          },
        },
        {
          forms: {
            'paraula-sentida': ` Mastegues pa i, tot mastegant, et torna una frase que has sentit al bar.`,
          },
        },
        ` Al setè saps quin dia és, la lletra de l'himne i l'import exacte del que deus a la Remei.`,
        {
          forms: {
            'coca-butxaca': ` El tros de pa te'l perdona, perquè li ensenyes la coca de la Montserrat. Se la mira amb respecte professional i et fa jurar que la partiràs amb algú.`,
          },
        },
      ],
      {
        neutral: `T'aixeques amb set quilos de més i una lucidesa insultant. La festa, mirada des de fora, ja fa una mica de por. Al pal central de la carpa s'hi enfila la Puça amb un globus a les dents i ningú a sota; a la barra criden que no donen l'abast. El Tieta es carrega a l'espatlla una garrafa buida per anar-la a omplir. La bossa la deixa a la teva cadira, mig oberta. «Apa, reina», diu, «que avui ets la persona adulta». I triga més del compte a tombar-se.`,
        forms: {
          'nom-tieta': `T'aixeques i fas remor de bota plena. A la cua encara en riuen, i el barret fa estona que ha seguit sense tu. La Puça, amb un globus a les dents, s'enfila al pal central de la carpa, i a sota no hi té ningú; a la barra criden que falten mans. El Tieta et mira com si t'hagués de dir una cosa, obre la boca i s'hi fica pa. Es carrega a l'espatlla una garrafa buida. La bossa te la deixa a la cadira, mig oberta. «Tu ja ho has dit, reina», fa, «i avui la persona adulta ets tu.» Se'n va cap a l'aixeta i, abans de tombar, es gira tres cops.`,
          'beguda-massa': `Quan t'aixeques, de terra n'hi torna a haver un de sol. Saps on tens els peus i quants són. La festa, mirada des de fora, sembla un aquari que algú sacseja: al pal central de la carpa hi puja la Puça amb un globus a les dents, i a sota, on hi hauria d'haver gent, hi ha un toll de cervesa; a la barra demanen braços a crits. El Tieta et fa seguir un dit amb els ulls, queda satisfet i es carrega a l'espatlla una garrafa buida per anar-la a omplir. La bossa la deixa a la teva cadira, mig oberta. «Ara la persona adulta ets tu, reina.» I se'n va mirant enrere, com qui s'ha deixat el gas encès.`,
          'full-eixut': `T'aixeques amb set quilos de més i els dits blaus. A dins, la Puça s'enfila pel pal central de la carpa amb un globus a les dents i ningú a sota, i a la barra hi ha tres braços per a tres-centes boques. El Tieta et torna a mirar les mans. «A qui eixuga un full», diu, «se li pot deixar una bossa», i te la posa damunt la cadira, mig oberta. Ell s'enduu a l'espatlla una garrafa buida, a omplir-la. «Apa, reina, que avui ets la persona adulta.» A mig camí s'atura a lligar-se una espardenya que ja duia lligada.`,
        },
      },
    ],
    sets: { beguda: 'aigua' },
    options: [
      {
        text: [`Vas sota el pal, a fer pinya`, `per si cau la Puça o el globus.`],
        link: '46',
        forms: [
          {
            when: { remei: 'plats' },
            text: [`La Remei et crida des de la barra:`, `sap com eixugues. Hi vas.`],
            link: '40',
          },
        ],
      },
      {
        text: [`Vas a la barra, a donar l'abast.`, `Per l'altra banda.`],
        link: '40',
        forms: [
          {
            when: { nom: 'tieta' },
            text: [`Has dit un nom i no te l'ha cregut ningú.`, `Li obres la bossa.`],
            link: '50',
            sets: { bossa: 'oberta' },
          },
          {
            when: { pista: 'cuina' },
            text: [`Que hi vagin uns altres. Ara o mai:`, `li obres la bossa sense demanar-l'hi.`],
            link: '50',
            sets: { bossa: 'oberta' },
          },
          {
            when: { paraula: 'sentida' },
            text: [`Que hi vagin uns altres. Ara o mai:`, `li obres la bossa sense demanar-l'hi.`],
            link: '50',
            sets: { bossa: 'oberta' },
          },
        ],
      },
    ],
  },
] as const satisfies readonly Passage[];
