import type { Passage } from '@/lib/story/passage';

// Half past four to six: the ways home on wheels.
export const bus = [
  {
    id: '62',
    title: `La parada del nocturn`,
    text: [
      `A la parada s'aguanten els uns als altres amb els ulls tancats: la cua, de lluny, sembla una neta mal feta. Són les cinc, minut amunt, minut avall. El rètol electrònic anuncia el nocturn d'aquí a quatre minuts; fa una estona que anuncia el mateix, amb una fe que commou.`,
      [
        `Hi ha els Atabalats, en bloc, que esperen el de les quatre i vint. Hi ha dues dones amb bata de feina que comencen el diumenge mentre vosaltres acabeu el dissabte, i us miren amb més pietat que curiositat.`,
        {
          forms: {
            'pilar-no': ` Hi ha la Berta, que puja avinguda amunt tota sola: els quatre dits els duu plegats a la butxaca. No et fa cap gest. És la primera vegada en tota la nit que no en cal traduir cap.`,
            'termo-cafe': ` Fas córrer el termo del senyor Cabestany de mà en mà. «És retornable», avises, i totes dues hi passen la màniga abans de beure'n.`,
            'coca-butxaca': ` Els ofereixes la coca que portes. «De la Montserrat», diuen totes dues, i se't mouen per fer-te lloc.`,
            'jaqueta-pijama': ` «Bon pijama», et diu la més jove, sense ironia. Dus els botons de nacre cordats fins dalt.`,
            'jaqueta-guifre': ` «T'ha crescut la jaqueta», et diu la més jove. Les mànigues d'en Guifré et tapen els dits.`,
          },
        },
      ],
      `—Què heu fet, avui? —et pregunta la més gran.`,
      [
        {
          neutral: `—Pujar fins a dalt de tot...`,
          forms: { 'castell-fora': `—Mirar com pujaven els altres...` },
        },
        ` —T'ho penses de debò, potser per primer cop en tot el dia—. I caure en bona companyia.`,
        { forms: { 'pilar-fet': ` I baixar, que és més difícil.` } },
      ],
      [
        `—Com casar-se —diu ella—. Aquest nocturn, fins a dos quarts, no passa. —Per la cantonada arriba el nocturn, amb els vidres entelats i tots els llums encesos.`,
        {
          forms: {
            'deixat-llum': ` A Geologia també hi ha un llum encès: hi baixa la Dolors, a peu, i no tu.`,
            'torn-fet': ` Encara tens als dits l'olor de llimona de quaranta gots.`,
          },
        },
        ` És nit fresca per ser maig, i a dins s'hi deu estar calent; però l'avinguda fa baixada i, al fons, el cel ja no és negre.`,
      ],
    ],
    options: [
      { text: [`El deixes passar i te'n vas a peu,`, `cap a on clareja.`], link: '42' },
      { text: [`Puges i busques un vidre`, `on recolzar-hi el front.`], link: '69' },
    ],
  },
  {
    id: '65',
    title: `Un taxi a casa`,
    text: [
      [
        `La taxista es diu Fina i et fa seure al davant, «que al darrere us adormiu i després no sé de quin portal sou».`,
        {
          forms: {
            'peto-jana': ` Al mirall et veus la cara encesa; la boca et fa gust de llimona.`,
            'vocal-si torn-fet': ` «Tu ets qui servia», et diu: l'hi han explicat tots.`,
            'vocal-si': ` «A la barra faltava un càrrec», t'explica, que ho sap tot. Mires el carrer.`,
            'beguda-aigua': ` Al primer revolt se't mouen set gots.`,
          },
        },
        ` Et fiques la mà a la butxaca i recordes que no hi portes ni un euro`,
        {
          neutral: `.`,
          forms: {
            'remei-caixer': `: la targeta és dins d'un caixer i el paperet, en una llibreta.`,
            'jaqueta-jana': `: la butxaca, de fet, ni és teva. Hi ha un retolador i mig Dret Romà.`,
          },
        },
      ],
      [
        `—No pateixis —diu ella, i despenja del retrovisor un sobre verd—. Els de la teva colla em deixen un fons. Cada mes passa una noia amb una llibreta de quadres i me l'omple, bitllet a bitllet. «Per a qui no tingui com tornar», em va dir. «I no els ho expliqui, que em perdran el respecte.»`,
        {
          forms: {
            'deixat-cara': ` Avui encara no ha passat, afegeix: és allà dalt, signant una acta per algú que ha girat cua.`,
            'remei-viatge': ` Onze, penses. Mig autocar. Ningú no s'ha de quedar a terra.`,
            'llibreta-molla': ` Això, a la llibreta, no hi surt; tampoc no s'haurà esborrat.`,
          },
        },
      ],
      `—I del soterrani, què en fareu? —pregunta. Dius que dilluns es vota, que són vuit mil—. Vuit mil què? —«Euros.» La Fina es mira el taxímetre més estona del compte—. I això, ho heu demanat a ningú? —No ho heu demanat a ningú. El semàfor es posa verd i la conversa es queda a l'altra banda.`,
      [
        `Al segon semàfor el Tieta us fa parar, sense alè: s'ha descuidat de donar-te una cosa per al camí. Regira la bossa blava. En treu el fuet, les tiretes, un embalum que deixa damunt del capó, ben al mig, i una galeta. Et mira, mira l'embalum, torna a mirar-te. Et dona la galeta.`,
        {
          neutral: ` Desa l'embalum, et pessiga la galta i us fa senyal que ja podeu passar.`,
          forms: {
            'nom-tieta': ` «El que has dit a la porra», et xiuxiueja, i desembolica una punta de vidre. «Era a la vora. El vaig desar, i als deu minuts ja cantàveu. Ho diré quan surti el sol. Ho dic ara, per veure si em surt.» Li surt. Us fa senyal que ja podeu passar.`,
          },
        },
        {
          forms: {
            'porro-galet': ` Tens la boca plena i et sembla que li deus una pregunta.`,
            'porro-falda': ` Et mires la falda, sense saber per què.`,
          },
        },
      ],
      [
        `Davant de casa teva, la Fina s'espera amb els fars encesos fins que trobes la clau, fins que obres, fins que encens el llum de dalt i treus el cap per la finestra. Llavors fa dos tocs de clàxon, fluixets.`,
        {
          forms: {
            'carta-berta': ` La carta ja no la tens tu. Et vas a dormir pensant en una noia que dorm recta, amb una clau en una mà i el teu nom a l'altra.`,
            'desig-lloc': ` El lloc del davant, amb cinturó, fa anys que te'l paga algú.`,
            'desig-porta': ` La carta es queda a l'escala, fent de falca. Com es tanca una porta, ho sap tothom; d'aguantar-la oberta, només en sap qui omple un sobre.`,
          },
        },
        ` Al brindis d'aquí a dues hores hi diran el teu nom i no hi respondrà ningú. Demà tornaràs els 25 euros a la Remei. Demà sense falta. O potser n'hi tornaràs vint-i-sis.`,
      ],
    ],
    options: [],
    final: 8,
    note: `i has begut aigua abans d'anar a dormir`,
  },
  {
    id: '69',
    title: `Final de trajecte`,
    text: [
      [
        `El nocturn és una pinya amb rodes. Tothom dorm damunt d'algú que també dorm, i a cada revolt la colla sencera fa pit cap al mateix costat. Recolzes el front al vidre. El vidre tremola.`,
        {
          forms: {
            'vocal-si torn-fet': ` Com a vocal, hi comptes els que dormen: quaranta.`,
            'vocal-si': ` El torn que no has fet et seu a la falda.`,
            'pilar-fet': ` A les mans encara hi tens el pes d'un pilar, que no se'n va.`,
            'peto-jana': ` Hi dibuixes una llimona i l'esborres.`,
            'deixat-llum': ` Per la finestra passa Geologia, amb un llum.`,
          },
        },
        {
          forms: {
            'pessetes-grup': ` Al mòbil, la foto continua amb un sol tic.`,
            'jaqueta-pijama': ` La jaqueta del senyor Cabestany és d'un cotó que convida a no pensar.`,
            'pilar-no': ` Darrere teu, algú explica que a la rotonda hi ha hagut un pilar que no s'ha fet. Ho explica com una gesta. Tu hi eres, i en saps el nom: es diu «tothom a dormir».`,
          },
        },
        ` Només tancaràs els ulls fins a la propera.`,
      ],
      `—Eh —diu en Sebastià, el conductor, al cap d'una vida—. Final de trajecte.`,
      `No hi ha ningú més. Hi ha sorra al llindar de la porta i, al fons del passeig, una cosa immensa i rosa que al principi et sembla un error i després reconeixes: el mar. No és casa teva. És exactament l'altra punta.`,
      [
        `En Sebastià té vint minuts de descans i un entrepà partit en dos. Seieu a l'esglaó del bus, amb els peus a fora.`,
        {
          forms: {
            'termo-cafe': ` Hi poses el termo del senyor Cabestany, que va dir que dimarts vindria a l'assaig i ja deu triar corbata.`,
          },
        },
        {
          neutral: ` Li expliques els vuit mil, el porró, tota la nit. Ell de preus i de porrons no en sap, diu; de parades, les que vulguis.`,
          forms: {
            'pessetes-grup': ` Aleshores la foto de les pessetes fa el segon tic, tots dos canvien de color i de cop hi ha cent noranta respostes. La de la Remei és d'una sola paraula, que no li havies llegit mai: «Gràcies».`,
          },
        },
        {
          neutral: ` Llavors s'encén un missatge de la Berta, en minúscules, de qui ja no ha de cridar: «ja tenim el fundador. no t'imagines qui. comptem els gots i en sobra un». S'apaga el mòbil. Fa vint-i-quatre hores que no l'endolles.`,
          forms: {
            'bossa-oberta': ` A sota n'hi ha un de la Berta, en minúscules, de qui ja no ha de cridar: «ho ha tret ell, davant de tothom. i tu ho sabies. ja en parlarem quan en tingui, de veu».`,
          },
        },
      ],
      [
        `Surt el sol, pis per pis, sense que ningú l'empenyi. «Carregat», dius, quan ja és tot a dalt. Ell mossega, s'ho mira i fa: «Això sí. Ara, a veure com el baixen».`,
        {
          forms: {
            'desig-lloc': ` És l'últim lloc de la línia i té vistes.`,
            'desig-porta': ` Fas números. Si se'n va prou lluny, resulta, s'arriba al punt on l'autobús fa la volta.`,
          },
        },
      ],
    ],
    options: [],
    final: 9,
    note: `el bitllet de tornada val el mateix`,
  },
] as const satisfies readonly Passage[];
