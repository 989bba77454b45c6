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
              text: ` Els ofereixes la coca que et queda. «De la Montserrat», diuen totes dues, i se't mouen per fer-te lloc.`,
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
      `—Pujar fins a dalt de tot... —T'ho penses de debò, potser per primer cop en tot el dia—. I caure en bona companyia.`,
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
        `La taxista es diu Fina i et fa seure al davant, «que al darrere us adormiu i després no sé de quin portal sou». T'has ficat la mà a la butxaca i has recordat que no hi portes res`,
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
      [
        `Fas tot el camí callant, cosa que la Fina agraeix. Passa el rectorat, passa el forn, passa un ànec. Davant de casa teva s'espera amb els fars encesos fins que trobes la clau, fins que obres, fins que encens el llum de dalt i treus el cap per la finestra. Llavors fa dos tocs de clàxon, fluixets.`,
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
      `No hi ha ningú més. Hi ha sorra al llindar de la porta i, al fons del passeig, allà on s'acaba la línia, una cosa immensa i rosa que al principi et sembla un error i després reconeixes: el mar. No és casa teva. És exactament l'altra punta.`,
      [
        `En Sebastià té vint minuts de descans i un entrepà partit en dos. Seieu a l'esglaó del bus, amb els peus a fora, i mireu com surt el sol, pis per pis, sense que ningú l'empenyi. «Carregat», dius, quan ja és tot a dalt. Ell mossega, s'ho mira i fa: «Això sí. Ara, a veure com el baixen».`,
      ],
    ],
    options: [],
    final: 9,
    note: `el bitllet de tornada surt el mateix`,
  },
] as const satisfies readonly Passage[];
