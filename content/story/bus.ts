import type { Passage } from '@/lib/story/passage';

// Half past four to six: the ways home on wheels.
export const bus = [
  {
    id: '62',
    title: `La parada del nocturn`,
    text: [
      `A la parada, la gent fa cua com fa castells: agafant-se els uns als altres i amb els ulls tancats. Són les cinc, minut amunt, minut avall. El rètol electrònic anuncia el nocturn d'aquí a quatre minuts; fa una estona que anuncia el mateix, amb una fe que commou.`,
      [
        `Hi ha els Atabalats, en bloc, que esperen el de les quatre i vint. Hi ha dues dones amb bata de feina que comencen el diumenge mentre vosaltres acabeu el dissabte, i us miren com es miren els gossos mullats.`,
        {
          forms: [
            {
              when: { coca: 'butxaca' },
              text: ` Els ofereixes la coca que portes. «De la Montserrat», diuen totes dues, i se't mouen per fer-te lloc.`,
            },
            {
              when: { jaqueta: 'pijama' },
              text: ` «Bon pijama», et diu la més jove, sense ironia. Dus els botons de nacre cordats fins dalt.`,
            },
            {
              when: { jaqueta: 'guifre' },
              text: ` «T'ha crescut la jaqueta», et diu la més jove. Les mànigues d'en Guifré et pengen com dues orelles.`,
            },
          ],
        },
      ],
      `—Què heu fet, avui? —et pregunta la més gran.`,
      [
        {
          neutral: `—Pujar fins a dalt de tot...`,
          forms: [{ when: { castell: 'fora' }, text: `—Mirar com pujaven els altres...` }],
        },
        ` —T'ho penses de debò, potser per primer cop en tot el dia—. I caure en bona companyia.`,
      ],
      `—Com casar-se —diu ella. Per la cantonada arriba el nocturn, amb els vidres entelats i tots els llums encesos. És nit fresca per ser maig, i a dins s'hi deu estar calent; però l'avinguda fa baixada i, al fons, el cel ja no és negre.`,
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
        `La taxista es diu Fina i et fa seure al davant, «que al darrere us adormiu i després no sé de quin portal sou». T'has ficat la mà a la butxaca i has recordat que no hi portes ni un euro`,
        {
          neutral: `.`,
          forms: [
            {
              when: { remei: 'caixer' },
              text: `: la targeta és dins d'un caixer i el paperet, en una llibreta.`,
            },
            {
              when: { jaqueta: 'jana' },
              text: `: la butxaca, de fet, ni és teva. Hi ha un retolador i mig Dret Romà.`,
            },
          ],
        },
      ],
      [
        `—No pateixis —diu ella, i despenja del retrovisor un sobre verd—. Els de la teva colla em deixen un fons. Cada mes passa una noia amb una llibreta de quadres i me l'omple, bitllet a bitllet. «Per a qui no tingui com tornar», em va dir. «I no els ho expliqui, que em perdran el respecte.»`,
        {
          forms: [
            {
              when: { remei: 'viatge' },
              text: ` —Onze, penses. Mig autocar. Ningú no s'ha de quedar a terra.`,
            },
            {
              when: { llibreta: 'molla' },
              text: ` —Això, a la llibreta, no hi surt; tampoc no s'haurà esborrat.`,
            },
          ],
        },
      ],
      `—Del soterrani encara en pagueu tan poc? —fa ella, per fer conversa—. Abans el sobre el portava el meu pare, amb la tresorera d'aleshores, una tal Assumpta. Cada gener la duia al Servei d'Espais amb vuit mil pessetes en monedes. Pesaven més que ella. —Dius «pessetes?» tres vegades, amb tres entonacions. «I què volies que fossin?», diu la Fina.`,
      [
        `Al semàfor, el Tieta us fa parar, sense alè: s'ha descuidat de donar-te una cosa per al camí. Regira la bossa blava, en treu el fuet, les tiretes, el Fundador i una galeta. Et dona la galeta. Quan entens què has vist ja heu girat.`,
        {
          forms: [
            {
              when: { porro: 'galet' },
              text: ` «Un porró? I buit», diu la Fina. Ja saps de qui és la culpa.`,
            },
            { when: { porro: 'falda' }, text: ` Et toques la falda, que encara se'n recorda.` },
          ],
        },
        ` Escrius a la Berta: «El té el Tieta». Contesta amb una a llarga, muda, de mig metre.`,
      ],
      [
        `Fas la resta del camí callant, cosa que la Fina agraeix. Davant de casa teva s'espera amb els fars encesos fins que trobes la clau, fins que obres, fins que encens el llum de dalt i treus el cap per la finestra. Llavors fa dos tocs de clàxon, fluixets.`,
        {
          forms: [
            {
              when: { desig: 'lloc' },
              text: ` Havies vingut a buscar lloc. Algú fa anys que et paga el del davant, amb cinturó.`,
            },
            {
              when: { desig: 'algu' },
              text: ` Havies vingut per si hi havia algú, i n'hi havia: omple un sobre i no vol que se sàpiga.`,
            },
            {
              when: { desig: 'porta' },
              text: ` La porta, l'has trobada: és la de casa, i te l'han obert els altres. La carta es queda a l'escala, fent de falca.`,
            },
          ],
        },
        ` Demà li tornaràs els 25 euros, a la Remei. Demà sense falta. O potser n'hi tornaràs vint-i-sis.`,
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
          forms: [
            { when: { pessetes: 'grup' }, text: ` Al mòbil, la foto continua amb un sol tic.` },
            {
              when: { jaqueta: 'pijama' },
              text: ` La jaqueta del senyor Cabestany és d'un cotó que pensa per tu.`,
            },
          ],
        },
        ` Penses que només tancaràs els ulls fins a la propera.`,
      ],
      `—Eh —diu en Sebastià, el conductor, al cap d'una vida—. Final de trajecte.`,
      `No hi ha ningú més. Hi ha sorra al llindar de la porta i, al fons del passeig, una cosa immensa i rosa que al principi et sembla un error i després reconeixes: el mar. No és casa teva. És exactament l'altra punta.`,
      [
        `En Sebastià té vint minuts de descans i un entrepà partit en dos. Seieu a l'esglaó del bus, amb els peus a fora. `,
        {
          neutral: `Li expliques els vuit mil. «Els del soterrani de Geologia?», fa ell. Sa germana neteja al Servei d'Espais i a la paret hi té un quadre de preus de l'any 95 que ningú no ha despenjat: «Soterranis, 8.000 ptes.». Li treu la pols cada matí. Ho envies al grup tal com t'ho diu.`,
          forms: [
            {
              when: { pessetes: 'grup' },
              text: `Aleshores la foto de les pessetes fa el segon tic, tots dos canvien de color i de cop hi ha cent noranta respostes. La de la Remei és d'una sola paraula, que no li havies llegit mai: «Gràcies».`,
            },
          ],
        },
        ` A sota s'encén un missatge de la Berta, en minúscules, de qui ja no ha de cridar: «el fundador el té el tieta. l'ha tingut sempre. a la bossa».`,
        {
          forms: [
            {
              when: { bossa: 'oberta' },
              text: ` Al cap d'un moment: «i tu ho sabies. ja en parlarem quan en tingui, de veu».`,
            },
            { when: { porro: 'galet' }, text: ` Al cap d'un moment: «li has deixat gust».` },
            {
              when: { porro: 'falda' },
              text: ` El vas dur tres rotondes i no se't va moure; tampoc no t'ho pregunta ningú.`,
            },
          ],
        },
      ],
      [
        `Surt el sol, pis per pis, sense que ningú l'empenyi. «Carregat», dius, quan ja és tot a dalt. Ell mossega, s'ho mira i fa: «Això sí. Ara, a veure com el baixen».`,
        {
          forms: [
            {
              when: { desig: 'lloc' },
              text: ` Havies vingut a buscar lloc. Aquest és l'últim de la línia i té vistes.`,
            },
            {
              when: { desig: 'algu' },
              text: ` Havies vingut per si hi havia algú, i t'ha partit l'entrepà per la banda bona.`,
            },
            {
              when: { desig: 'porta' },
              text: ` Penses en la carta de baixa. Si se'n va prou lluny, resulta, s'arriba al lloc on l'autobús fa la volta.`,
            },
          ],
        },
      ],
    ],
    options: [],
    final: 9,
    note: `el bitllet de tornada surt el mateix`,
  },
] as const satisfies readonly Passage[];
