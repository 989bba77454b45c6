import type { Passage } from '@/lib/story/passage';

// Ten past two to half past five: the marquee, the lawn and the library that never closes.
export const festa = [
  {
    id: '43',
    title: `La filera`,
    text: [
      `Fa cinc minuts això era una conga i cabia a la carpa. Ara n'ha sortit per la lona del darrere, ha fet la volta a Geologia i baixa cap a l'avinguda amb soca, cordons i una agulla al mig que no sap com sortir-ne. L'Inxa obre camí amb la gralla contra els altaveus, que cada vegada se senten més lluny, i per fi guanya.`,
      [
        `El petó ha estat llarg i curt, amb gust de llimona, i us l'ha acabat una mà que no era de cap dels dos: la Jana i tu heu entrat a la filera de bracet. Quan passeu per davant de la biblioteca, tres de Medicina, que fan de vents, us separen: ella et dibuixa amb les mans un manual del gruix d'una soca i se'n va entre els caps, porta endins.`,
        {
          forms: {
            'mocador-mostassa': ` L'última cosa que se'n veu és el teu mocador vermell, al colze.`,
          },
        },
      ],
      `—Qui porta això? —preguntes al cap d'una estona.`,
      [
        `—Tu —et respon un desconegut, i té raó. L'Inxa s'ha despenjat, els del davant també, i tens davant per davant l'avinguda buida, amb tots els semàfors en verd. Darrere et segueix gent fins al rectorat. A la vora del camí, asseguda en un altaveu que ja no dona més de si, la Berta aixeca el palmell perquè paris i fa dringar una clau.`,
        {
          forms: {
            'veu-teva': ` Avui has estat la seva veu; aquest gest, almenys, l'entens.`,
          },
        },
      ],
    ],
    options: [
      {
        text: [`Pares en sec davant de la Berta.`, `La cua se't desfà a l'esquena i se'n va a dormir.`],
        link: '50',
      },
      {
        text: [`Els semàfors són verds per alguna cosa.`, `Endavant les atxes.`],
        link: '55',
        forms: [
          {
            when: { veu: 'teva', ruta: 'mapa' },
            text: [
              `«Mitja volta!», crides amb la veu de la Berta,`,
              `i els tornes tots a la carpa, on tus un generador.`,
            ],
            link: '48',
          },
        ],
      },
    ],
  },
  {
    id: '44',
    title: `Coordinades cartesianes`,
    text: [
      `La Jana balla com fa castells: els peus clavats i tot el que passa de cintura en amunt és política exterior. Tu balles com pots, i ja és molt si ningú no ho mesura. Us feu una volta, us en feu dues; a la tercera us trepitgeu i demaneu perdó alhora, i us quedeu a la distància en què ja no cal cridar.`,
      `—És nit fresca per ser maig —dius. És la pitjor frase possible.`,
      [
        `—Fresquíssima —diu ella, amb la cara encesa.`,
        {
          forms: {
            'mocador-mostassa': ` Té el teu mocador i tu tens el seu; us els mireu, per si s'han de tornar.`,
          },
        },
      ],
      [
        `El discjòquei accelera una balada fins que xoca. Quatre Esventats us fan l'onada. Una filera de gent agafada per les espatlles passa a frec i us allarga una mà, i per la lona entra una olor de ceba fregida que no pot ser de debò. Ella té un full de Dret Romà que li surt de la butxaca i els ulls que no se'n van.`,
        {
          forms: {
            'beguda-massa': ` Té també dues orelles de més, i totes quatre et fan voltes: portes mig tres de vuit a dins.`,
            'deixat-aposta': ` «La Puça no et parla», observa. «Per mi. En prenc nota.»`,
            'nom-esventats': ` A cada volta et diu un nom a l'orella, el de la seva colla, amb la mateixa entonació que hi has posat tu a la cua.`,
            'cara-jana': ` «De dues-centes cares», et diu, «encara ets a la meva».`,
          },
        },
      ],
    ],
    options: [
      {
        text: [`No dius res més. «Tens gana?»`, `Sortiu a buscar el que fa aquesta olor.`],
        link: '52',
      },
      {
        text: [`«Et ve de gust un petó?» «Em ve de gust.»`, `I després, de bracet, cap a la filera.`],
        link: '43',
        sets: { peto: 'jana' },
        forms: [
          {
            when: { beguda: 'massa' },
            text: [
              `«Et ve de gust un petó?» «Amb aigua a dins, sí.»`,
              `Et porta de bracet a la cadira del Tieta.`,
            ],
            link: '41',
            sets: { peto: null },
          },
          {
            when: { nom: 'esventats' },
            text: [
              `«Et ve de gust un petó?» «A una lladre?»`,
              `Et deixa sense ball, i el fred et du a la biblioteca.`,
            ],
            link: '58',
            sets: { peto: null },
          },
        ],
      },
    ],
  },
  {
    id: '45',
    title: `Estadística descriptiva`,
    text: [
      [
        `En Guifré t'ensenya una constel·lació que es diu, segons ell, «l'Estadi». Es treu un tovalló de la butxaca, el desplega sobre la gespa i fa llum amb el mòbil.`,
        {
          forms: {
            'coca-butxaca': ` Tu treus la coca de la Montserrat i la parteixes per la meitat; ell en fa quatre quarts, per tenir més dades.`,
            'cara-guifre': ` T'enfoca un moment. «És la cara que buscaves a la plaça?», pregunta. «Ho dic per si era un altre.»`,
            'faixa-guifre': ` Encara porta la faixa. S'hi ha ficat el llapis, com si tota la vida n'hagués dut.`,
          },
        },
        {
          forms: {
            'micro-agafat': ` «Set i mig», et saluda. És el que heu tret al karaoke, i no hi ha afegit decimals.`,
          },
        },
      ],
      [
        `—He pres dades. Dos-centes persones. Nou abraçades per hora i persona, sense motiu. Quatre plors, tots contents. Ningú no ha preguntat a ningú què val. —Es grata el clatell—. Quan ha caigut el castell, tothom ha corregut cap al lloc on queia. La gent normal corre cap a l'altra banda.`,
        {
          forms: {
            'castell-fora': ` Tu i jo no hem corregut enlloc: jo et tenia agafada la camisa. També ho he apuntat.`,
          },
        },
        ` No sé on posar-ho, a la gràfica.`,
      ],
      `—Deu ser un valor atípic.`,
      [
        `—Sí. Tu també. —Ho diu a la gespa, per si de cas. Després aixeca el cap, t'olora amb escrúpol científic i pregunta quants glops. `,
        {
          neutral: `«Pocs.» «Això no és un nombre.» «Menys de tres.»`,
          forms: { 'beguda-ratafia': `«Tres. De capellà.»` },
        },
        ` «És dins de l'interval», decideix, i fa, amb la gravetat d'algú que defensa un projecte—: Et puc fer un petó? Em val qualsevol resposta. Vull dir que me n'agrada més una que l'altra, però em valen totes dues.`,
      ],
      `Comença a refrescar de debò. Darrere de la carpa del campus estenen mantes. Ell no es mou: ha vist que et rumies la resposta i aparta el llum perquè te la puguis rumiar a les fosques.`,
    ],
    options: [
      {
        text: [`«Pots.» I després, cap a les mantes`, `que han estès darrere de la carpa.`],
        link: '53',
        sets: { peto: 'guifre', jaqueta: 'guifre' },
      },
      {
        text: [
          `«Avui no.» Somriu, et dona les gràcies i tu`,
          `te'n vas sense ell a l'escalfor de la biblioteca.`,
        ],
        link: '58',
        sets: { peto: 'no' },
      },
    ],
  },
  {
    id: '46',
    title: `Pal de paller`,
    text: [
      `La Puça arriba dalt de tot del pal central, deixa anar el globus i fa l'aleta. Tota la carpa crida. Llavors mira avall i, per primera vegada des que la coneixes, no diu res.`,
      `—Què? —crides.`,
      `—Que no hi ha ningú a sota per baixar! En un castell baixo per sobre de la gent! Això és un pal! —S'hi agafa amb les quatre extremitats—. Els pals no tenen gent!`,
      [
        `En trenta segons hi ha gent. Ho ordenes tu, `,
        {
          neutral: `amb una veu que no sabies que tenies`,
          forms: {
            'veu-teva': `amb la veu que portes posada des de la plaça i que, aquesta vegada, diu exactament el que toca`,
          },
        },
        `: baixos, contraforts, segons. Tres Esventats, un lila i un cambrer es deixen col·locar. Tu t'hi poses de primeres mans`,
        { forms: { 'beguda-aigua': `, amb el seny de set gots,` } },
        ` i quan la baixen notes un peu del trenta-quatre que et busca l'espatlla a les palpentes i la troba.`,
        {
          forms: {
            'sabatilla-faixa': ` És el peu descalç. Et treus la sabatilla de la faixa i, sense mirar, la hi cordes. «Per això te l'havia deixada», fa una veueta.`,
          },
        },
      ],
      [
        `A terra, la Puça us abraça d'un en un i anuncia que no tenia por. Li tremolen les celles. `,
        {
          neutral: `«Te'n dec una!», et diu.`,
          forms: {
            'deixat-aposta': `«I l'aposta no te la perdono!», et diu. «Però això ho descompto!»`,
            'sabatilla-tornada': `«Una altra! Quan en faci cinc, et convido a un pilar!», et diu.`,
          },
        },
        ` La Berta, que ho ha vist tot, et fa venir amb un dit i un dringar de claus. I, darrere la lona, el generador fa dues tosses que només sembla sentir qui té el cap clar, és a dir, tu.`,
      ],
    ],
    sets: { sabatilla: null },
    options: [
      {
        text: [`Vas amb la Berta.`, `Una clau és una clau.`],
        link: '50',
        forms: [
          {
            when: { desig: 'lloc' },
            text: [
              `«Busques lloc? En tinc un!» La Puça t'estira`,
              `per la faixa: l'Inxa vol una façana i segones veus.`,
            ],
            link: '54',
          },
        ],
      },
      { text: [`Vas a auscultar el generador.`, `Avui ets la persona adulta.`], link: '48' },
    ],
  },
  {
    id: '47',
    title: `La Dolors`,
    text: [
      [
        `Fa divuit anys que la Dolors desallotja festes sense desallotjar-ne cap: entra, es treu la gorra, mira la gent com es mira un sembrat i pregunta qui s'encarregarà d'escombrar. La festa, que se sap mirada, s'acaba sola.`,
        { forms: { 'torn-fet': ` A tu et mira el drap de l'espatlla. «Tu no, que ja has servit.»` } },
      ],
      [
        `—Tu mateix, tu mateixa, tu —et diu, i baixa la llanterna fins als teus peus per no enlluernar-te—. Fins a quarts de quatre faig com si no hi veiés. —Es beu l'aigua amb llimona d'un glop, sense treure's la gorra de la mà—. Però en aquells pisos hi viu el senyor Cabestany, del Servei d'Espais. Aquell sí que hi veu. I hi sent. I ho redacta. No li pugeu mai a casa, que no té cor: té una carpeta.`,
        {
          forms: {
            'coca-butxaca': ` —Li dones un tros de coca. «De la Montserrat», diu a la primera mossegada, sense preguntar.`,
          },
        },
      ],
      [
        `Després et demana una cosa amb molta vergonya, i al cap d'un moment gira dins d'una faixa mentre vint persones li canten les voltes. La llanterna, que ha deixat a terra, fa un feix dret fins al sostre de la carpa, com un pilar que no pesa gens.`,
        {
          forms: {
            'faixa-guifre': ` La funció de la faixa la hi explica en Guifré, que de la seva no se'n separa.`,
          },
        },
      ],
      `—Protegeix els ronyons —constata, quan para. No se la treu—. Ja que hi ets: al vostre soterrani de Geologia hi crema un llum des d'ahir. Baixa-hi tu, que a mi les rates em parlen. —I et dona una clau que pesa. A la gespa, mentrestant, algú estén mantes i diu el teu nom.`,
    ],
    options: [
      {
        text: [`Te la guardes a la faixa i te'n vas a les mantes.`, `El llum ja fa un dia que s'espera.`],
        link: '53',
        sets: { deixat: 'llum' },
      },
      {
        text: [`Baixes a apagar el llum.`, `Quaranta esglaons i a dormir.`],
        link: '73',
        sets: { clau: 'dolors' },
      },
    ],
  },
  {
    id: '48',
    title: `Apagada`,
    text: [
      [
        `T'acostes al generador amb cara d'enginyer i li dones un copet, com a les pel·lícules. El generador fa «puf», com a la vida.`,
        { forms: { 'peto-jana': ` El gust de llimona, almenys, no depèn del corrent.` } },
        ` S'apaguen els llums, la música i quatre-centes converses.`,
      ],
      `En la fosca, un silenci enorme. I al mig del silenci, l'Inxa.`,
      `Toca fluixet, primer. Una havanera que ningú no li havia sentit mai, afinada, sencera, neta. La gent calla i s'acosta. Algú encén una llanterna de mòbil, després cinquanta; la canalla s'asseu a terra i fins i tot els Atabalats arriben a l'hora a alguna cosa.`,
      `—Al lavabo em surt millor —es disculpa quan acaba, i el campus li cau a sobre. L'arrosseguen cap a fora entre crits de «concert, concert». I al teu costat, en la fosca, sents un dring de monedes i una respiració que coneixes.`,
      [
        `—No t'espantis —diu la Remei—. Tinc la caixa de tota la nit aquí a la falda i no hi veig. Necessito algú de confiança. `,
        {
          neutral: `O algú que no pugui fugir gaire lluny.`,
          forms: {
            'vocal-si torn-fet': `O un càrrec que al torn hi ha vingut.`,
            'vocal-si': `O un càrrec que encara em deu un torn.`,
            'remei-plats': `I tu ets de confiança: noranta-sis plats i no me'n falta cap.`,
            'full-eixut': `El teu full l'has eixugat tu. No ho he demanat.`,
            'full-perdut': `El teu full s'ha escorregut sol. Te'n deixo triar un altre.`,
            'remei-caixer': `Tu no pots tenir cap diner a sobre: ja he vist com se't menjaven la targeta.`,
            'remei-pancarta': `O algú que, si no, tornaria a aguantar coses al sostre.`,
          },
        },
      ],
    ],
    options: [
      {
        text: [`«Ara torno.» I segueixes l'Inxa`, `i la gentada, cap al concert.`],
        link: '54',
        sets: { deixat: 'caixa' },
      },
      {
        text: [`Et quedes a vigilar la caixa, a les fosques,`, `sentint com la música se'n va sense tu.`],
        link: '72',
        forms: [
          {
            when: { coca: 'butxaca' },
            text: [`Parteixes la coca amb la Remei, a les fosques,`, `i quan tanquen dus la caixa amb ella.`],
            link: '78',
            sets: { coca: 'remei' },
          },
        ],
      },
    ],
  },
  {
    id: '50',
    title: `La clau`,
    text: [
      {
        neutral: `Són dos quarts de quatre. La Berta, asseguda en un altaveu mort, ha repartit les últimes feines com si col·loqués un folre. Et fa lloc. Es treu de la faixa un mapa de bars, el gira per la cara blanca i escriu. En minúscules. No li havies vist mai la lletra petita.`,
        forms: {
          'bossa-oberta': `Hi havia el fuet, les tiretes, una camisa i, a sota, dins d'un drap de cuina i amb un tap de pa al broc, el Fundador. L'havien abrigat. Al drap, amb el retolador de marcar caixes, hi diu «a la vora, no». L'has tornat a tapar abans que ell vingués; mentrestant, darrere teu, d'altres feien pinya sota el pal. Fa una hora que ho saps i que no ho dius. Ara són dos quarts de quatre, en queden tres perquè surti el sol i la Berta, asseguda damunt d'un altaveu mort, et fa lloc, gira un mapa de bars per la cara blanca i escriu. En minúscules. No li havies vist mai la lletra petita.`,
        },
      },
      [
        `«quan m'ha marxat la veu m'he espantat. em pensava que si no cridava no hi seríeu»`,
        {
          forms: {
            'peto-jana': ` T'olora la cara: llimona. Aixeca una cella i continua.`,
            'ruta-mapa': ` L'última paraula li cau al forat del sol i la torna a escriure a la vora.`,
          },
        },
      ],
      {
        neutral: `«després us he mirat tota la nit. manant només us comptava»`,
        forms: {
          'castell-fora': `«quan ha caigut us he comptat i em faltava algú. eres a la banda de fora. no t'ho escric per renyar-te. t'ho escric perquè t'he buscat»`,
          'veu-teva': `«tu cridaves el que jo volia dir i ho deies tot malament. i giraven igual. m'ha agradat molt, no fer falta»`,
        },
      },
      {
        neutral: `«no sé si en sé, de fer castells. sé estar-me dreta en una cadira. avui que no podia manar he vist que us agafeu igual»`,
        forms: {
          'desig-porta': `«i ja sé que vols plegar. fa mesos que te'n vas de l'assaig deu minuts abans. si ho fas no em deixis la carta per sota la porta. dona-me-la a la mà»`,
          'desig-lloc': `«i ja sé que encara busques lloc. et veig triar cordó com qui tria taula. jo tampoc no en tinc, a baix. per això pujo a la cadira»`,
          'desig-algu': `«i ja sé que mires les cares, quan la pinya s'obre. jo també ho faig. em sembla que som dos-cents fent-ho»`,
        },
      },
      `«guardo la llista dels que han plegat. en són quaranta-u. no crido perquè surti el castell. crido perquè no siguin quaranta-dos»`,
      {
        neutral: `No saps què s'hi contesta. Hi poses «d'acord»: és curt i no t'havia costat mai tant. Se li ha apagat el mòbil, el full ja és ple i la Berta torna a les mans: una cosa freda. O pesant. O un nadó. Amb un dit fa sortir el sol per darrere d'un genoll, i brinda. Et dona una clau lligada a un mocador vermell, la del local: soterrani de Geologia, quaranta esglaons avall, primera porta després d'una rata. Se li tanquen els ulls, recta, amb la feina feta. L'abrigues amb la funda de l'altaveu. La biblioteca, que al maig obre tota la nit, té els finestrals entelats; a la vorada de l'avinguda, el Tieta compta qui se'n va.`,
        forms: {
          'bossa-oberta': `No saps què s'hi contesta. Hi poses «d'acord»: és curt i no t'havia costat mai tant. Al peu del full encara hi cap una línia i la Berta hi torna a les majúscules: «I EL FUNDADOR? QUEDEN TRES HORES». Et mira. A la vorada de l'avinguda, allà baix, el Tieta compta qui se'n va, amb la bossa blava al coll, i se la subjecta amb una mà cada vegada que s'ajup.`,
          'desig-porta': `No saps què s'hi contesta. Hi poses «d'acord»: és curt i no t'havia costat mai tant. La Berta es treu de la faixa una clau lligada a un mocador vermell, la del local. Te la mostra, la torna a tancar dins del puny i obre l'altra mà, buida, cap amunt. Ho entens a la primera, per una vegada: una clau no es dona a qui se'n va. No ho diu per castigar-te. Se li tanquen els ulls, recta, amb la mà oberta damunt del genoll. L'abrigues amb la funda de l'altaveu. La biblioteca, que al maig obre tota la nit, té els finestrals entelats; a la vorada de l'avinguda, el Tieta compta qui se'n va.`,
        },
      },
    ],
    options: [
      {
        text: [`Baixes al local a buscar`, `el que sigui que t'ha demanat.`],
        link: '73',
        sets: { clau: 'berta' },
        forms: [
          {
            when: { bossa: 'oberta' },
            text: [
              `Escrius: «el tieta». «que el tregui ell», respon,`,
              `i us espereu que acabi de comptar per pujar al seu terrat.`,
            ],
            link: '51',
            sets: { clau: null },
          },
          {
            when: { desig: 'porta' },
            text: [
              `Li deixes la carta a la mà oberta. I baixes`,
              `a la vorada, que et comptin per última vegada.`,
            ],
            link: '57',
            sets: { clau: null, carta: 'berta', desig: null },
          },
        ],
      },
      {
        text: [`Deixes la clau a la mà de la Berta`, `i te'n vas a escalfar-te a la biblioteca.`],
        link: '58',
        forms: [
          {
            when: { bossa: 'oberta' },
            text: [
              `Hi escrius «no ho sé». T'allarga la clau del local,`,
              `que el busquis allà. Hi baixes, sabent que no hi és.`,
            ],
            link: '73',
            sets: { clau: 'berta' },
          },
          {
            when: { desig: 'porta' },
            text: [`Tanques les dues mans. Encara no ho saps.`, `La biblioteca és oberta tota la nit.`],
          },
        ],
      },
    ],
  },
  {
    id: '52',
    title: `El millor entrepà del món`,
    text: [
      `Tots els entrepans de les tres de la matinada són el millor entrepà del món, però aquest, a més, ho és. L'home que els fa en una furgoneta hi posa ceba, salsitxa, formatge i un secret, i en demana tres euros i que no li preguntis pel secret.`,
      [
        `Com que tremoles, la Jana et posa la jaqueta mostassa a les espatlles i te la corda fins a la barbeta. «Al final no m'ho has preguntat», diu, i deixa la data oberta. I se'n va amb un entrepà a cada mà («un és per al Dret Romà»).`,
        {
          forms: {
            'mocador-mostassa': ` Entre la jaqueta i el mocador, de verd només te'n queda la consciència.`,
          },
        },
        ` El Tieta n'ha demanat quatre i els ha cridat pel nom. Diu que quan se'ls acabi seurà a la vorada de l'avinguda a comptar-vos, com sempre.`,
      ],
      [
        `—Va, que avui convido jo —sents que dius amb la boca plena, sense un euro a sobre. I just darrere, per damunt de la teva espatlla, algú destapa un boli.`,
        {
          forms: {
            'vocal-si': ` «El torn de barra era a les dues», diu la Remei. Arrenca de la llibreta el full dels vint-i-cinc terminis, en fa quatre trossos i te'ls posa al costat de l'entrepà. «Ara és d'un sol cop.»`,
            'remei-caixer': ` «Amb quina targeta?», pregunta la Remei.`,
            'full-perdut': ` «El full on ho havia d'apuntar l'has deixat a l'aigua», diu la Remei. «Me l'he tornat a escriure. De memòria.»`,
          },
        },
      ],
      `Abans que la Remei arribi a la paraula «viatge», surt de darrere de la furgoneta un home en pijama de ratlles, amb plantofes, una carpeta de pinça i molts reglaments a l'esquena. «Qui se'n fa responsable?», demana. Mira l'hora. L'apunta. La Remei, que no s'espanta mai, et mira a tu.`,
    ],
    sets: { jaqueta: 'jana' },
    options: [
      {
        text: [`«Jo.» Algú ha de donar la cara,`, `i la teva ja fa olor de ceba.`],
        link: 'AA',
      },
      {
        text: [`Mires l'entrepà. «Jo», diu la Remei,`, `i tu te'n vas a la vorada, que el Tieta compta.`],
        link: '57',
        sets: { deixat: 'cara' },
      },
    ],
  },
  {
    id: '53',
    title: `Mantes de pinya`,
    text: [
      [
        `Darrere de la carpa, a la gespa, la colla ha inventat el castell horitzontal: trenta persones sota onze mantes, amb els caps en rotllana i els peus a fora, on la nit, fresca per ser maig, els compta d'un en un.`,
        {
          neutral: ` T'hi fan lloc entre l'enxaneta i en Guifré, l'estadístic que ha de dormir cada nit al costat d'una gralla, i que li explica què és una desviació típica. Ella ronca amb molta regularitat.`,
          forms: {
            'peto-guifre jaqueta-guifre': ` Us hi fan lloc de costat, sense cap comentari. En Guifré t'ha posat la seva jaqueta, que et va llarga de mànigues, i ha tornat a treure el tovalló. Hi escriu, en lletra petita, «1 petó». Després, amb honradesa, «no independent».`,
            'guifre-conegut': ` T'hi fan lloc entre en Guifré i l'enxaneta. Ell, que havia vingut a estar-hi en contra, li explica què és una desviació típica. Ella ronca amb molta regularitat.`,
          },
        },
      ],
      [
        `Hi ha el Tieta, que fa de paret nord. Hi ha la Berta, que dirigeix les mantes amb dos dits.`,
        {
          forms: {
            'deixat-llum': ` Hi ha, a l'altra banda de la gespa, un llum a la boca de Geologia, que s'espera.`,
          },
        },
        {
          forms: {
            'coca-butxaca': ` Et trobes a la butxaca el que queda de la coca de la Montserrat i ho fas córrer a les palpentes per sota les mantes.`,
          },
        },
      ],
      `—El que més m'agrada dels castells —diu en Guifré cap al cel— és quan no se'n fan. —Riu la rotllana sencera, per torns, com si el riure hagués de passar llista.`,
      `Llavors la Berta, que no en sap, de no fer-ne, es redreça entre les mantes i t'assenyala l'entrada del campus: la rotonda buida, rodona, amb un fanal al mig com un pinyol. Aixeca quatre dits. Somriu. La gent es comença a posar dreta, arrossegant les mantes com capes. En Guifré no es mou. Et mira i espera a veure on cau la dada.`,
    ],
    sets: { coca: null },
    options: [
      {
        text: [`Quatre dits: un pilar de quatre,`, `ara, a la rotonda.`],
        link: 'BB',
        forms: [
          {
            when: { desig: 'lloc' },
            text: [
              `La Berta t'assenyala a tu i assenyala el terra`,
              `sota el fanal: «aquí». Hi vas sense preguntar res.`,
            ],
            link: 'EE',
          },
        ],
      },
      {
        text: [`Et quedes. Des d'aquí també es veu,`, `i algú ha de fer companyia a l'oposició.`],
        link: '79',
        forms: [
          {
            when: { peto: 'guifre' },
            text: [`Et quedes amb ell sota la manta.`, `Que pugin: avui ja ets a dalt.`],
          },
        ],
      },
    ],
  },
  {
    id: '79',
    title: `Un valor atípic`,
    text: [
      [
        `Us quedeu sols amb l'onzena manta: les altres deu se'n van avinguda enllà, amb algú a dins. De lluny, sota el fanal de la rotonda, el pilar de quatre puja sense música, petit com una figureta de pastís. En Guifré compta els pisos amb la respiració i, quan l'enxaneta aixeca la mà, aixeca una mica la seva.`,
        {
          forms: {
            'deixat-llum': ` A l'altra banda, a la boca de l'escala de Geologia, encara hi ha llum. Veieu la llanterna de la Dolors que hi entra, sola, i en Guifré et pregunta per què t'has tapat la cara.`,
            'faixa-guifre': ` Encara du la faixa que li has lligat a la plaça. «La funció, en principi, ja l'he deduïda», diu. «Serveix perquè algú hagi d'estar a prop.»`,
          },
        },
        {
          forms: {
            'micro-sol': ` «Al karaoke no has volgut el micròfon», diu, sense pressa. «Aquí no en fa falta.»`,
            'micro-agafat': ` Taral·leja la balada, un temps enrere. Tu l'hi esperes, i per primer cop acabeu alhora.`,
          },
        },
      ],
      [
        `—Per què no hi ets? —et pregunta`,
        { neutral: `.`, forms: { 'castell-fora': `—. Aquesta tarda tampoc.` } },
        {
          neutral: ` «Perquè si no, a la gespa hi hauria un de sol», dius. Ell hi pensa molta estona. Després et tapa els peus, l'un i l'altre: arrodoneix.`,
          forms: {
            'peto-guifre': ` «Perquè aquí també s'empeny», dius. Us en feu un altre, i aquest ja no surt a cap tovalló.`,
          },
        },
      ],
      [
        `El Tieta us ha deixat la bossa blava de coixí, ben al mig, i és dura. En Guifré hi fica la mà i, abans de treure-ho, en dona el volum: vuitanta-cinc centilitres, amb nansa. Surt embolicat amb un drap de cuina, i al drap hi ha escrit, a retolador: «a la vora, no». Us mireu. Ningú no l'havia robat: l'havien fet enrere. En Guifré encara el té a les mans quan torna el Tieta, descalç, i us veu la cara. «Ja era hora, reines», diu. «Des de les deu, que ho volia dir. Però ja cantàveu.» Se l'emporta a coll, avinguda amunt: falten vint minuts perquè surti el sol i s'hi ha de brindar. De coixí, en Guifré hi fa servir el braç.`,
        {
          forms: {
            'nom-tieta': ` «A la porra ho has dit», murmura, «i he rigut amb els altres. Em pensava que era un error de mesura.»`,
          },
        },
        {
          forms: {
            'porro-galet': ` «No et guarda rancor», interpreta, del porró.`,
            'porro-falda': ` De la teva falda al teu cap: és un porró que et segueix.`,
          },
        },
      ],
      [
        `Es fa de dia per ordre alfabètic: l'avinguda, la biblioteca, la carpa. Al seu tovalló de prendre notes hi ha escrit «8.000», el preu del vostre local, sense res al darrere. `,
        {
          neutral: `Hi fa un interrogant. «Si no m'erro, hi falta una unitat», diu. «Dilluns ho preguntaré.» Llavors obre una columna nova, «a favor», hi escriu el teu nom i no hi posa cap interrogant.`,
          forms: {
            'guifre-conegut': `«Si no m'erro, hi falta una unitat», diu. «Dilluns ho preguntaré.» Llavors puja a la columna «a favor», on hi havia el teu nom amb un interrogant, es mulla un dit i l'esborra.`,
          },
        },
      ],
      {
        forms: {
          'desig-lloc': `—Aquest lloc, en quin cordó cau? —li preguntes. Ell mira la manta, els peus, la rotonda. «En el primer», decideix.`,
          'desig-porta': `La carta de baixa li ha servit de regle per traçar la columna. Te la vol tornar i li dius que no, que encara li farà falta.`,
        },
      },
      `—És nit fresca per ser maig —dius, perquè algú ho ha de dir.`,
      `—No —diu ell—. N'he consultat la sèrie: quatre graus per sobre de la mitjana. És que us abrigueu poc. —I us abriga. Dimarts vindrà a l'assaig, a estar-hi en contra des de la tercera fila, i no en fallarà ni un en tota la carrera.`,
    ],
    options: [],
    final: 1,
    note: `la mostra era d'un, però significativa`,
  },
  {
    id: '54',
    title: `Serenata amb eco`,
    text: [
      `L'Inxa vol una bona façana, i la millor de totes és la dels pisos de professors. Ho té calculat: tres parets de maó, un pati al mig i una ressonància de catedral. Hi arribeu vuitanta persones de puntetes, que fan el mateix soroll que quaranta normals.`,
      `La Puça reparteix el públic pels bancs, tu portes el so (el teu equip són dues galledes) i l'Inxa ataca un vals. És preciós. És tan preciós que triguen gairebé un minut a obrir-se les finestres.`,
      `—Visca! —crida una veu d'Àlgebra. «Vergonya!», en crida una altra, de Dret Administratiu. I al tercer pis, darrere una cortina, un senyor en pijama de ratlles no crida res: es mira el rellotge, s'asseu i comença a escriure.`,
      [
        `—És en Cabestany! —xiuxiueja la Puça—. El del Servei d'Espais! El de la carta! —I el públic es desfà, de banc en banc, fins que només queda l'Inxa, amb els ulls tancats, tocant sense ningú al davant. `,
        {
          neutral: `Trigueu una hora a fer-li entendre que ja s'ha acabat: si para, diu, es desperta.`,
          forms: {
            'vocal-si torn-fet ruta-mapa': `Si para, diu, es desperta; i dret, amb la son que té, no dura gaire.`,
          },
        },
        {
          forms: {
            'remei-pancarta deixat-caixa': ` Tu penses en la pancarta que heu penjat al porxo, i en la Remei, que s'ha quedat a les fosques amb la caixa i a qui has dit «ara torno».`,
            'remei-pancarta': ` Tu penses en la pancarta que heu penjat al porxo, que d'allà estant es deu llegir perfectament.`,
            'deixat-caixa': ` Tu penses en la Remei, que s'ha quedat a les fosques amb la caixa i a qui has dit «ara torno».`,
          },
        },
        ` Al tercer pis encara hi ha llum. L'Inxa el veu, per fi, i `,
        {
          neutral: `se li acudeixen dues maneres de reparar el mal; tu, que has vist escriure aquell home, en saps una altra: pujar a donar la cara.`,
          forms: {
            'vocal-si torn-fet ruta-mapa': `s'adorm a mitja nota; el mal, ja el repararà algú. Tu, que has vist escriure aquell home, saps com: pujant a donar la cara.`,
          },
        },
      ],
    ],
    options: [
      {
        text: [`Escoltes l'Inxa.`, `D'enrenous, ell n'és l'expert.`],
        link: 'BBB',
        forms: [
          {
            when: { vocal: 'si', torn: 'fet', ruta: 'mapa' },
            text: [`Proves la clau de no se sap què al soterrani,`, `i hi baixes l'Inxa a dormir.`],
            link: '73',
            sets: { clau: 'vocal' },
          },
        ],
      },
      { text: [`Puges. Que trobi algú amb educació,`, `a l'altra banda de la porta.`], link: 'AAA' },
    ],
  },
  {
    id: '55',
    title: `La conga se'n va`,
    text: [
      [
        `Creueu l'avinguda en verd, després en un altre verd. La Berta queda enrere amb el palmell enlaire; et gires una vegada i encara l'hi té. Més enllà ningú no et dona l'ordre de parar, i tu no saps com es dona. Darrere teu canta una serp de tres-centes persones que ja no és de cap colla.`,
        {
          forms: {
            'vocal-si': ` A les dues tenies un torn; algú l'ha fet per tu.`,
          },
        },
      ],
      [
        `A la primera gasolinera us omplen el dipòsit d'aigua.`,
        {
          forms: {
            'full-perdut': ` Al fons del got hi veus córrer una tinta blava.`,
          },
        },
        { forms: { 'peto-jana': ` El gust de llimona se te'n va al segon glop.` } },
        ` Al cap d'una hora entreu en un poble que fa festa major, i l'alcaldessa, en camisa de dormir, us confon amb l'acte de les quatre.`,
        {
          forms: {
            'mocador-mostassa': ` El mocador mostassa, lligat a la mà, fa de bandera.`,
          },
        },
        ` Us paga amb un diploma, que és el que hi ha al pressupost, i us acompanya fins al terme perquè torneu a casa. Ningú no sap per quina banda és.`,
      ],
      [
        `A trenc d'alba s'acaba la terra. Et gires. A l'últim lloc de la cua, amb les mans a les espatlles del penúltim i la llibreta`,
        {
          neutral: ` a les dents`,
          forms: { 'llibreta-molla': ` penjada al coll, a eixugar` },
        },
        `, hi ha la Remei. Us ha comptat a cada semàfor. «Tres-cents quatre», diu. «Per tornar: set autocars. A vuit-cents.» S'asseu a la sorra, tanca la llibreta i no suma.`,
      ],
      `A les set s'encenen els mòbils. Hi ha una foto del terrat del Tieta: una olla, deu cadires buides i el sol ja fora. Aquest any no s'haurà brindat. I una altra, de dos quarts de cinc: la rotonda de l'entrada i la Berta, sota el fanal, amb quatre dits enlaire. Volia un pilar, i no hi havia ningú a sota. Eren aquí. A sota hi ha escrit, en minúscules: «t'havia dit prou amb la mà». Del Fundador ja no en parla ningú: els que el buscaven també els heu arrossegat.`,
      {
        forms: {
          'desig-lloc': `El primer de la fila, has descobert, és l'únic lloc on ningú no t'empeny.`,
          'desig-algu': `N'has tingut tres-cents a l'esquena, tota la nit, i només t'has girat una vegada.`,
          'desig-porta': `La carta ja no la pots entregar: primer s'ha de tornar i demanar perdó, i qui demana perdó no plega.`,
        },
      },
      `Ningú no canta. De tornada, l'avinguda fa pujada i els semàfors, a aquesta hora, ja són per als altres.`,
    ],
    options: [],
    final: 3,
    note: `catorze quilòmetres, i tornar-hi`,
  },
  {
    id: '58',
    title: `Silenci, si us plau`,
    text: [
      [
        `La biblioteca, al maig, obre vint-i-quatre hores.`,
        {
          forms: {
            'nom-esventats': ` T'hi acompanya un nom que has dit en veu alta.`,
            'paraula-sentida': ` T'hi acompanya el que has sentit al bar, sense acabar d'encaixar.`,
            'guifre-conegut': ` En Guifré diu que és l'únic lloc del campus on la gent s'amuntega asseguda.`,
          },
        },
        ` Entres amb la camisa verda descosida, una cosa als cabells que no saps què és i una olor de festa que fa girar el cap a quatre files de Medicina. Hi ha un centenar de persones despertes per força. Ningú no diu res. Passa una pàgina.`,
      ],
      [
        `Camines de puntetes. Cada pas sona com si pelessis un plàtan de vidre. Una noia et mostra, sense aixecar els ulls dels apunts, un cartell escrit a mà: «Aquí també patim».`,
        {
          forms: {
            'peto-no': ` Et ve al cap en Guifré, que t'ha donat les gràcies per un no.`,
          },
        },
      ],
      [
        `Però hi fa una calor de pa acabat de fer, les butaques són toves i et comencen a pesar les pestanyes. A la taula del fons hi ha un lloc buit, amb un llum encès i uns apunts de Termodinàmica que no són de ningú. Hi vas. I quan ja apartes la cadira, entre els llibres de Dret de l'última prestatgeria, et sembla veure un punt de color mostassa`,
        {
          neutral: `.`,
          forms: {
            'peto-jana': `, i et torna de cop el gust de llimona.`,
            'mocador-mostassa': `, del mateix mostassa exacte que el mocador que portes al coll.`,
          },
        },
      ],
    ],
    options: [
      { text: [`T'asseus a la taula del fons.`, `Només cinc minuts.`], link: '49' },
      { text: [`Vas a comprovar si el mostassa`, `és un llibre o una persona.`], link: '38' },
    ],
  },
  {
    id: '38',
    title: `Dret Romà`,
    text: [
      `És una persona. És la Jana, la segona dels Esventats, amb una bufanda, tres retoladors i la bena al colze. Davant hi té el manual, que de dia ja fa por i de nit fa ombra. T'escriu en un paper i te'l passa:`,
      {
        neutral: `«Examen dilluns. He fet veure que me n'anava a dormir. No em delatis.»`,
        forms: {
          'peto-jana': `«Examen dilluns. T'he deixat en una filera i m'has trobat en un codi. No em delatis.»`,
        },
      },
      [
        `Respons per escrit. Ella contesta. En deu minuts heu omplert dues cares de ratlles i teniu les galtes inflades de riure sense fer soroll, la manera més perillosa de riure. Un estudiant d'Arquitectura s'ha posat dret per estirar l'esquena i, per costum, un altre li ha posat les mans als ronyons. La Jana ho veu. Tu veus que ho veu.`,
        {
          forms: {
            'nom-esventats': ` «Avui has dit el meu nom davant de tota una cua», escriu. «En plural.» I t'allarga el retolador, perquè hi contestis. Hi poses «perdona'm». Ella ho corregeix: «perdoneu-me».`,
            'taula-defensa': ` «Al sopar has estat l'única veu verda que ha dit que no érem nosaltres», escriu. «T'ho he guardat.»`,
            'taula-calla porro-galet': ` «T'eixugava la barbeta quan ha desaparegut», escriu. «Ho sabies i has cantat.» I ho subratlla.`,
            'taula-calla': ` «Al sopar sabies que no érem nosaltres i has cantat», escriu. I ho subratlla.`,
          },
        },
      ],
      [
        `«Aquí n'hi ha sis que fan castells», escriu. I tot seguit ho ratlla i hi posa: «O em preguntes el tema quatre. Tria tu, que jo ja no hi soc». Teniu les dues cadires a un pam.`,
        {
          forms: {
            'mocador-mostassa': ` S'ha deslligat del colze el teu mocador i en fa punt de llibre.`,
          },
        },
      ],
    ],
    options: [
      {
        text: [`Hi escrius: «Et puc fer un petó?»`, `I li gires el paper.`],
        link: '64',
        forms: [
          {
            when: { peto: 'jana' },
            text: [`Hi escrius: «Et puc fer un altre petó?»`, `I li gires el paper.`],
          },
        ],
      },
      {
        text: [`Mires el sostre. És alt.`, `Escrius: «Pilar?»`],
        link: '68',
      },
    ],
  },
  {
    id: '49',
    title: `Cinc minuts`,
    text: [
      [
        `Et desperta una mà a l'espatlla i una claror que no és de fluorescent. Són les nou del matí. Tens la galta enganxada a uns apunts i l'espiral marcada de l'ull a la barbeta. A la prestatgeria de Dret, on hi havia un punt de color mostassa, hi ha un buit de la mateixa mida`,
        {
          neutral: `.`,
          forms: {
            'peto-jana': `. Et trobes un paper sota la mà: «Dormies per articles. No t'he volgut interrompre. J.».`,
          },
        },
      ],
      `—Perdona —diu una noia amb ulleres—. Tu has escrit això?`,
      [
        `Són onze fulls de lletra teva. Expliquen el segon principi de la termodinàmica amb la nit d'ahir: pujar costa, caure és gratis i no s'ha vist mai que dues-centes persones per terra es posin dretes per atzar.`,
        {
          forms: {
            'full-perdut': ` És paper de quadres; un altre full així, el teu, el vas deixar a l'aigua.`,
            'vocal-si': ` El full vuit és un horari: «a les dues, jo».`,
          },
        },
        {
          neutral: ` Al marge hi ha un porró.`,
          forms: {
            'porro-galet': ` Al marge, un porró amb una fletxa: «pèrdues».`,
            'peto-no': ` Al marge, en lletra petita: «Fenomen irreversible: un no ben educat».`,
            'veu-teva': ` Al marge, una gola: «La veu no es perd, canvia de cos».`,
          },
        },
      ],
      `—Només t'hi trobo un error —diu, amb el dit al full nou—. «Vuit mil». De què? Una xifra sense unitats no és una xifra. —Li expliques el local i la carta—. I on hi diu que siguin euros? —A la carta no ho diu. Ho dèieu vosaltres. Truques a la Remei: comunica. Tornes a trucar. Comunica tot el matí; sigui el que sigui, ja ho deu saber per una altra banda, i tu tens el dubte tot sencer i ningú amb qui partir-te'l.`,
      `Et demanen el tema cinc. Quan surts al carrer, a migdia, al mòbil hi ha la sortida de sol, repetida seixanta vegades: el terrat del Tieta, una olla, tothom amb la boca oberta, el Fundador que brinda de mà en mà i la Berta que hi diu una paraula. D'on ha sortit el porró, no ho escriu ningú: tots hi eren. El brindis de l'any ha durat el que dura un raig, i tu dormies damunt d'una fórmula.`,
      {
        forms: {
          'desig-lloc': `Ara en tens un, de lloc, amb llum i endoll, en una assignatura de la qual no t'has matriculat mai. El de l'alba, no te'l torna ningú.`,
          'desig-algu': `Tens set amics nous. Els altres, els d'anit, han vist sortir el sol i ja dormen.`,
          'desig-porta': `El full dotze era la carta de baixa. La noia te l'ha corregida: «No se n'entén el motiu». Te la llegeixes al sol i li poses la mateixa nota.`,
        },
      },
    ],
    options: [],
    final: 4,
    note: `només et falta la matrícula`,
  },
  {
    id: '64',
    title: `De les obligacions`,
    text: [
      `La Jana llegeix el paper, hi posa «sí» i, a sota, una condició suspensiva: «primer, del tema quatre al nou». L'hi preguntes en veu tan baixa que heu d'acostar les cadires, i després els caps. Respon amb els ulls tancats: l'obligació és un vincle de dret que ens força a complir una prestació.`,
      `—Exemple.`,
      [
        `—Tu i els 25 euros de la Remei —xiuxiueja, i la biblioteca sencera us fa callar.`,
        {
          forms: {
            'mocador-mostassa': ` «Permuta», afegeix. Assenyala el teu coll i el seu punt de llibre: dos mocadors, dos colors, cap escriptura.`,
          },
        },
      ],
      [
        `—I els vuit mil del local? —dius. Ella obre els ulls. «Depèn de la moneda que es va pactar. On és el pacte?» No ho sabeu; us van enviar una xifra. La Jana es posa dreta, arrossega l'escala fins als diaris oficials i obre, un per un, uns volums que no s'han obert mai. Triga tres temes.`,
        { forms: { 'vocal-si': ` Tu, que tens un càrrec, hi poses l'esquena.` } },
        ` «Preus públics del Servei d'Espais, gener del 1995», llegeix. «Soterranis: 8.000 pessetes.» Ho subratlla sense respirar. «Una obligació es paga en la moneda en què neix», diu. I això, a més, li cau.`,
      ],
      [
        `Cap al tema nou, els finestrals s'aclareixen. `,
        {
          neutral: `«S'ha complert la condició», diu ella, i és ella qui s'acosta. El petó dura menys que el tema set i no cau a l'examen, però dels apunts no s'esborrarà.`,
          forms: {
            'peto-jana': `«La reiteració consolida el dret», diu ella, i és ella qui s'acosta. Aquest no té gust de llimona sinó de retolador, i no l'interromp ningú.`,
            'peto-no': `Aquesta nit has dit que no a una persona molt bona i ara saps per què. «S'ha complert la condició», diu la Jana, i és ella qui s'acosta. Dels apunts no s'esborrarà.`,
          },
        },
        ` Algú, rere els codis, passa un paper de mà en mà fins a la vostra taula: «Enhorabona. I ara, silenci».`,
      ],
      [
        `Del porró no n'arribareu a saber mai la versió bona: quan dilluns te l'expliquin, tothom voldrà haver-hi estat. «Nosaltres no el teníem», escriu la Jana al marge, i hi dibuixa una creu de dol.`,
        {
          forms: {
            'desig-algu': ` «La causa», et dictarà a l'esmorzar, «és essencial en tot contracte. Per qui havies vingut, tu, a la diada?» Li ho dius.`,
            'desig-porta': ` De la camisa et cau la carta de baixa. La Jana hi troba tres defectes de forma i te la torna: nul·la.`,
          },
        },
      ],
    ],
    options: [],
    final: 6,
    note: `a l'examen, ella traurà un excel·lent`,
  },
  {
    id: '68',
    title: `El pilar més silenciós del món`,
    text: [
      [
        `Us descalceu. Els sis de les taules, que són d'arreu i avui són d'aquí, s'aixequen sense arrossegar la cadira. Arquitectura fa de baix sobre la moqueta. Medicina es posa de contrafort i es pren el pols. Ningú no crida, ningú no compta, no sona cap gralla.`,
        {
          forms: {
            'vocal-si': ` A les dues et tocava fer torn; ara, almenys, aguantes alguna cosa.`,
            'peto-jana': ` Tens gust de llimona, i ella ho sap.`,
          },
        },
        ` La Jana, amb el colze embenat, mana amb els ulls, i a tu et diu: «Amunt».`,
      ],
      [
        {
          neutral: `Fas que no amb el cap: amb una nit com la teva a sobre no es puja. Puja Història de l'Art al teu lloc i tu fas de primeres mans. Per damunt teu passa`,
          forms: {
            'beguda-aigua': `Et trobes a tres metres del terra, entre dos prestatges de Dret Civil, amb`,
          },
        },
        ` una persona petita de Farmàcia que s'enfila per una esquena i en llegeix, de passada, els topogràfics. Arriba dalt. Aixeca la mà. El bibliotecari, que tornava de fer un cafè, es queda a la porta amb la boca oberta.`,
      ],
      [
        `Cent persones deixen el bolígraf i aplaudeixen a l'aire, sense tocar-se les mans. Baixeu. Descarregat, net, ni una pàgina moguda. El bibliotecari treu el segell de la data, us el posa a tots al dors de la mà`,
        { forms: { 'mocador-mostassa': `, a tu també al mocador mostassa,` } },
        ` i diu, molt fluix: «S'ha de retornar».`,
      ],
      `Llavors es mira la teva camisa verda. «Hi vaig anar un dia», xiuxiueja, «la tardor del 94, perquè plovia. Ho diu l'acta. L'heu llegida mai?» No. «No la llegeix mai ningú», constata, sense retret: hi està acostumat. «És una llàstima, perquè hi posa tot el que després es pregunta.» I se'n va a tornar un carro de llibres al seu lloc. L'acta és a quaranta esglaons sota terra; tu has fet castell a l'altra punta.`,
      [
        `A l'hora del primer sol, els mòbils fan llum damunt les taules, de cap per avall i en silenci. Diuen que ha sortit el porró i que ja hi brinden. No els gires: aquí no es parla. I de brindis, a l'any, només n'hi ha un.`,
        {
          forms: {
            'desig-lloc': ` El lloc que et toca té topogràfic: 347, Dret Civil, tocant al sostre.`,
            'desig-algu': ` En són sis i no en saps cap nom; tots t'han donat la mà.`,
            'desig-porta': ` El segell també et surt imprès a la carta de baixa, a través de la camisa. «S'ha de retornar».`,
          },
        },
      ],
    ],
    options: [],
    final: 7,
    note: `descarregat, però no ho podeu dir en veu alta`,
  },
] as const satisfies readonly Passage[];
