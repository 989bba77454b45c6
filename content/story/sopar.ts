import type { Passage } from '@/lib/story/passage';

// Half past nine to eleven at night: dinner under the porch of Geologia.
export const sopar = [
  {
    id: '14',
    title: `La taula dels colors barrejats`,
    text: [
      [
        `A la taula dels colors barrejats, les estovalles són de paper i les fronteres també. Hi seuen verds, mostasses i un lila dels Atabalats que s'ha equivocat de sopar i que ningú no té cor de fer fora. El Fundador, `,
        {
          neutral: `el porró de l'any 94`,
          forms: { 'porro-falda': `sa i estalvi` },
        },
        `, hi presideix les seques amb dignitat d'avi.`,
        {
          forms: {
            'porro-falda': ` Per encabir-hi el pa, algú te l'ha corregut cap a la vora.`,
          },
        },
      ],
      {
        neutral: `La Jana, dels Esventats, et presenta el colze embenat, el que ha rebut el vostre castell. «Colze, Enfilats. Enfilats, colze.»`,
        forms: {
          'mocador-mostassa': `La Jana t'havia dit que no hi seria per les seques i compleix: se les deixa al plat. Porta el teu mocador lligat al colze, sobre la bena. «Això ja és família», li diu al colze, assenyalant-te.`,
        },
      },
      `El Tieta serveix botifarra com si fossis a punt d'emigrar. La Jana et roba l'última patata sense deixar de mirar-te; tu li robes el pa, i ja heu parlat. A l'altra punta, dos mostasses fan números amb els ulls clavats al porró: fa trenta anys que els Esventats el volen i fa trenta anys que se'ls nota.`,
      `A les deu, abans de les postres, el Fundador ha de fer la volta a les taules. La Remei allarga la mà i la tanca buida. A les estovalles hi ha una rodona de vi i, a dins, una pell de fuet. Res més. Quan surt el sol s'hi fa el brindis de l'any; si no hi és, no es brinda fins a l'altre maig, i diuen que la colla es desfà. De moment, es posa dreta. Tot el verd mira tot el mostassa; el Tieta mira la safata. Els dos dels números ensenyen les mans, i només tu, que els tenies al davant, saps que no les han mogut del plat.`,
    ],
    options: [
      {
        text: [`«No han estat ells.» Ho dius fort,`, `amb els teus mirant-te.`],
        link: '19',
        sets: { taula: 'defensa' },
      },
      {
        text: [`Calles. Que s'ho arreglin cantant,`, `i que no et mirin a tu.`],
        link: '20',
        sets: { taula: 'calla' },
      },
    ],
  },
  {
    id: '15',
    title: `La taula de la canalla`,
    text: [
      `En una colla universitària, la canalla no té vuit anys: en té vint-i-dos, pesa quaranta-vuit quilos i crida com si en pesés cent. Fa falta una autorització materna, però per seure amb ells.`,
      [
        `La Puça, acotxadora i delegada sindical, hi presideix la taula des de sobre de la taula.`,
        {
          forms: {
            'sabatilla-tornada': ` T'hi fa lloc sense mirar qui treu: te'n devia una.`,
          },
        },
        ` Es canvien caigudes i cromos, dues per un. L'enxaneta d'avui, que està fent el doctorat en dret fiscal, descriu el moment de l'aleta: «Vaig pensar en l'IVA.» Un dels dosos s'ha adormit dret, per costum.`,
      ],
      `—Regla de la taula! —diu la Puça, i et para un plat al davant—. Qui no canta, seques! Qui desafina, més seques! I qui vol aigua, que la demani a quatre veus!`,
      `Cantes una estrofa, menges una cullerada, guanyes per punts. A les deu, abans de les postres, el Fundador, el porró de l'any 94, fa la volta a les taules. Arriba la volta i no arriba el porró: passa una cadena de mans buides, de verd en verd, que acaba en les teves i no hi deixa res. A la taula principal hi ha una rodona de vi, i prou. La Puça es posa dreta damunt de la taula. Quan surt el sol s'ha de brindar amb el Fundador; si no, no es brinda en tot l'any, i diuen que la colla es desfà.`,
      `—No és enlloc! —anuncia, amb la mà de visera—. De les taules, no n'ha baixat! O vola o l'ha desat algú! I des d'aquí no es veu prou! Qui puja amb mi?`,
    ],
    options: [
      { text: [`Puges amb ella, columna amunt,`, `a mirar-s'ho des de més enlaire.`], link: '23' },
      { text: [`Et quedes a terra: la Remei`, `ja s'enfila a una cadira i pren declaració.`], link: '19' },
    ],
  },
  {
    id: '16',
    title: `La mostra representativa`,
    text: [
      [
        {
          neutral: `En Guifré sopa amb cara d'antropòleg a qui han ofert un cuc.`,
          forms: {
            'faixa-guifre': `En Guifré sopa amb faixa i cara d'antropòleg a qui han ofert un cuc.`,
          },
        },
        ` Li han preguntat quatre vegades quant pesa, i ja sap que no era per interès sentimental.`,
      ],
      `—Un metre vuitanta-u i espatlla recta —diu el Tieta, prenent-li les mides amb un fuet—. Menja, reina. Que tu ets un segon i el teu cos encara no ho sap.`,
      `—En principi jo soc contrari als castells.`,
      `—I jo al colesterol. Menja.`,
      {
        neutral: `Tu tradueixes: «assaig» vol dir abraçada multitudinària; «neta», sense pinya; «ja t'ho explicaré», que no t'ho explicaran. En Guifré ho apunta tot en un tovalló. A sota, mig tapada, hi ha una columna que es titula «a favor», amb la botifarra, l'escalfor i el teu nom, seguit d'un interrogant. Fa veure que no ho has vist; tu fas veure que no ho fa veure.`,
        forms: {
          'castell-fora': `Tu fas d'intèrpret: «pinya» vol dir tothom; «llenya», el contrari de pujar; «carregat», això d'aquesta tarda, quan se t'agafava a la camisa. En Guifré ho copia tot en un tovalló, amb l'hora al marge. Quan aixeca el braç per demanar la sal hi veus una columna, «a favor», que fa tres ratlles: la botifarra, l'escalfor i el teu nom, amb un interrogant darrere. Hi torna a posar el colze. Li passes la sal.`,
          'cara-guifre': `Et demana paraula per paraula. «Soca?» El mig de tot. «Folre?» Una pinya amb pretensions. «Fer figa?» Ja ho veuràs, ja. En Guifré ho apunta en un tovalló, amb lletra de formulari, i tens temps de llegir-lo al revés: hi ha una columna que es titula «a favor», comença amb la botifarra, continua amb l'escalfor i acaba amb el teu nom i un interrogant. Hi posa el got a sobre. A través del vidre es veu més gros.`,
        },
      },
      {
        neutral: `A les deu, abans de les postres, el Fundador, el porró de l'any 94, ha de fer la volta a les taules. No la fa. Al lloc on era hi ha una rodona de vi i un porxo sencer que es posa dret: sense Fundador no hi ha brindis a la sortida del sol, i sense brindis, diuen, la colla es desfà. En Guifré gira el tovalló, que té més columnes.`,
        forms: {
          'castell-fora': `Toquen les deu i les postres s'esperen: abans ha de passar per totes les mans el Fundador, el porró de l'any 94. Passa el torn, de banc en banc, sense porró; al lloc on era hi ha una rodona de vi. Tot el verd es posa dret, per ordre d'alçada, que ja us surt sol. Si quan surti el sol no hi podeu brindar, diuen, la colla es desfà. En Guifré, que és l'únic que continua assegut, gira el tovalló, que té més columnes.`,
          'cara-guifre': `De cop les converses s'aprimen. Són les deu: abans de les postres, el Fundador, el porró de l'any 94, ha de començar la volta, i qui l'havia d'agafar s'ha quedat amb els braços parats. A les estovalles hi ha una rodona de vi. Ho expliques a en Guifré mentre el porxo es posa dret: sense Fundador no hi ha brindis a la sortida del sol i, sense brindis, diuen, no hi ha colla. «Una superstició amb horari», resumeix, i gira el tovalló, que té més columnes.`,
        },
      },
      {
        neutral: `—Un objecte de vidre, si no m'erro, no s'evapora. 21.40: hi és. 21.55: hi és, a la vora. 21.58: una persona corpulenta serveix botifarra per tercera vegada i tapa la visual. 22.00: rodona. —Rellegeix, amb escrúpol—. Correlació no és causa. Ho dic sempre. Però he repetit de botifarra, i me'n penedeixo: aixecant el cap hauria tingut una dada més.`,
        forms: {
          'cara-guifre': `—Tinc una sèrie curta. 21.40: hi és. 21.55: hi és, a la vora. 21.58: una persona corpulenta serveix botifarra, em tapa la visual i em pregunta si en vull més. 22.00: rodona. —Es mira el plat, escurat, com qui mira una prova en contra seva—. En volia més. El vidre, si no m'erro, no s'evapora, i d'una correlació no se'n treu cap causa; però la dada que falta me l'he menjada jo.`,
        },
      },
    ],
    sets: { pista: 'taula' },
    options: [
      { text: [`Ho portes a la Remei: les dades,`, `si són bones, es llegeixen en veu alta.`], link: '19' },
      { text: [`T'ho guardes, i vas a la cuina a preguntar`, `qui ha entrat i què ha demanat.`], link: '22' },
    ],
  },
  {
    id: '17',
    title: `Protocol i seques`,
    text: [
      `Diposites el Fundador davant teu, a la taula principal, i, quan et gires, ja tens una cadira darrere dels genolls. És la de davant de la Remei. La trampa era el plat: t'han servit botifarra doble i, per encabir-la, t'han corregut el porró cap a la vora.`,
      `—Menja —diu ella, i destapa el boli vermell—. Tens quatre minuts.`,
      [
        `La Berta, afònica, fa de presidenta amb les mans: dos dits, més pa; palma plana, menys crits; puny tancat, que algú faci callar l'Inxa.`,
        {
          neutral: ` A cada gest li responen «pit i amunt», com sempre que no s'ha entès una ordre.`,
          forms: {
            'veu-teva': ` A cada gest es giren tots cap a tu, que ets la veu, i tu tradueixes com pots: «Diu que més pa, que menys Inxa».`,
          },
        },
      ],
      [
        {
          neutral: `—`,
          forms: {
            'castell-fora': `—Aquesta tarda he comptat cent noranta-nou persones a la pinya —afegeix la Remei, i talla la botifarra per la meitat—. Hi havia un forat al tercer cordó. Era de la teva mida. `,
          },
        },
        `Hi ha una vocalia per cobrir. Un càrrec petit. Qui l'accepta fracciona els deutes. Vint-i-cinc terminis. Un euro.`,
        {
          forms: {
            'desig-porta': ` —Sota la camisa, la carta de baixa se t'arruga tota sola.`,
          },
          neutral: ` —El somriure li dura el que dura una croqueta a prop de l'Inxa.`,
        },
        ` T'ajups a collir un tovalló i a pensar-t'hi. Quan t'alces toquen les deu, hora que el Fundador faci la volta a les taules, i al teu davant hi ha una rodona de vi.`,
      ],
      `Ningú no s'ha aixecat. El Tieta servia botifarra; la Berta manava; l'Inxa, per una vegada, no ha fet res. Tot el porxo es posa dret: si quan surt el sol no hi és per al brindis, no n'hi haurà fins a l'any que ve, i diuen que la colla es desfà. El Tieta no sap on deixar la safata.`,
      `—Un porró. Vidre. Consta a l'inventari —diu la Remei—. Fins aquí l'has dut tu. Hi ha dues sortides. Una: acceptes el càrrec i l'inventari el fas tu. Dues: ho explico jo, dreta en una cadira, i jo les coses les explico com són.`,
    ],
    options: [
      { text: [`«Un càrrec petit?»`, `Preguntes en què consisteix exactament.`], link: '24' },
      { text: [`«Explica-ho.» I que la columna de la Puça`, `no quedi gaire lluny.`], link: '23' },
    ],
  },
  {
    id: '18',
    title: `A galet`,
    text: [
      [
        `El reglament és senzill: es beu del Fundador, el porró de l'any 94, a galet i amb el braç ben estirat, fins que et falta l'aire, el vi o l'honor. Per la colla, tu. Pels Esventats, `,
        {
          neutral: `la Jana, que s'arremanga fins a la bena del colze`,
          forms: {
            'mocador-mostassa': `la Jana, que s'arremanga fins al teu mocador, ben lligat damunt la bena,`,
          },
        },
        ` i deixa que li desitgis sort perquè no li'n fa falta.`,
      ],
      `Ella hi va primer: un raig net, finíssim, de mig metre, i encara li sobra temps per picar l'ullet. Tu hi vas després. Els primers segons són gloriosos. Llavors algú diu «la Remei» i, en girar-te, et regues el coll, la camisa i un estudiant de Filologia que passava amb les seques.`,
      [
        `—També és beure, reina —sentencia el jurat, el Tieta, i et posa un tros de pa a la boca—. Per osmosi.`,
        {
          forms: {
            'mocador-mostassa': ` —La Jana observa que el vi ha anat a parar sobretot al mocador, que era el seu, i que allò a casa seva es considera un bateig.`,
          },
        },
      ],
      `Empat. Deixes el porró allà on et cau la mà, a la vora de la taula, i la Jana t'eixuga la barbeta amb la punta de la faixa. Dura deu segons. Quan us gireu, a la vora hi ha una rodona de vi.`,
      `Són les deu, l'hora que el Fundador ha de fer la volta a les taules, i no el té ningú. Si quan surt el sol no hi és per al brindis, diuen, la colla es desfà; de moment, es posa dreta. Dues colles t'han vist beure'n i cap no t'ha vist deixar-lo. «A qui l'has passat?», et demana la Remei, i el boli vermell ja és enlaire.`,
    ],
    sets: { porro: 'galet' },
    options: [
      {
        text: [`«A ningú. L'he deixat a la vora.»`, `Et fan pujar a una cadira perquè ho repeteixis.`],
        link: '21',
        sets: { taula: 'confessa' },
      },
      {
        text: [`«Ja era allà quan m'he girat.»`, `Que és veritat, i no és cap resposta.`],
        link: '20',
        sets: { taula: 'calla' },
      },
    ],
  },
  {
    id: '19',
    title: `Precs i preguntes`,
    text: [
      `—Companyes, companys, morosos —comença la Remei, dalt de la cadira. S'hi agafa amb totes dues mans—. Punt primer. Falta un porró. Qui l'ha vist darrer?`,
      [
        `L'han vist tots, i cadascú en una mà diferent.`,
        {
          forms: {
            'taula-defensa': ` «Els mostasses no han estat», repeteixes, i un dels teus et demana de quina colla ets. La Jana no diu res; t'ho guarda.`,
            'pista-taula': ` Llegeixes el tovalló d'en Guifré. «Corpulenta» no agrada a ningú: a la colla, de corpulents, en teniu trenta-vuit.`,
          },
        },
        ` El Tieta també aixeca la mà per declarar. Quan li toca, dues-centes veus ja canten als Esventats que el tornin: es mira la mà i la fa servir per posar-te una croqueta a la boca. Declara un lila: es pensava que era un gerro.`,
      ],
      {
        neutral: `—Punt segon. La carta del Servei d'Espais. —La desplega—. «Els recordem que l'import anual és de 8.000.» Punt. No posa res més. Es paga o es torna el soterrani. He repassat els llibres: trenta anys de faixes, trenta anys de botifarra. De lloguer, ni una ratlla. Es veu que seré la primera que paga. —Es mira el paper una mica més del compte—. El local té goteres, un folre arnat i una rata. Dilluns ho votarem.`,
        forms: {
          'pista-taula': `—Punt segon. La carta del Servei d'Espais. —L'aixeca amb dos dits, com si cremés—. «Els recordem que l'import anual és de 8.000.» I un punt. I prou. O es paga o es torna el soterrani. Aquesta setmana he obert els llibres de trenta anys: hi ha faixes, hi ha botifarra i hi ha una multa per un toc de gralla. De lloguer, ni una ratlla. Es veu que seré la primera que paga. —Torna a mirar el paper, per si ara hi digués una altra cosa—. I per goteres, un folre arnat i una rata. Dilluns ho votarem.`,
        },
      },
      [
        `—I si l'Inxa deixa de tocar al soterrani, ens farien un descompte? Ho pregunto en condicional —diu `,
        {
          neutral: `en Guifré, que comparteix pis amb l'Inxa i ha vingut com a opositor als castells`,
          forms: {
            'guifre-conegut': `en Guifré, que ja fa preguntes en primera persona del plural i no se n'adona`,
          },
        },
        `. Algú demana si es pot pagar en fuet. L'enxaneta, si desgrava. La rata, per boca de la Puça, vol saber si com a sòcia té vot!`,
      ],
      {
        neutral: `—Punt tercer. —La Remei no ha rigut. Plega la carta en quatre i no mira el paper—. A mi aquest forat m'agrada. Necessito algú que inventariï les taules amb mi, una per una. Ara. No és cap ordre. —Dues-centes persones descobreixen que duen els cordons descordats, i la Berta, a la presidència, t'assenyala la boca amb dos dits: «digues alguna cosa», o bé «tens croqueta a la cara».`,
        forms: {
          'pista-taula': `—Punt tercer. —La Remei s'espera que acabin de riure i plega la carta en quatre—. A mi, aquest forat m'agrada ple. Les taules s'han d'inventariar una per una, i vull fer-ho amb algú. Ara. No és cap ordre. —Com que no ho és, ningú no l'obeeix: dues-centes mirades baixen a estudiar el terra. La teva hi arriba tard i topa amb la de la Berta, que s'assenyala la boca i després t'assenyala la teva: «digues alguna cosa», o bé «tens croqueta a la cara».`,
        },
      },
    ],
    sets: { guifre: 'conegut' },
    options: [
      { text: [`Dius alguna cosa.`, `Ja t'ho trobaràs.`], link: '21' },
      { text: [`Aixeques la mà.`, `Comptar no pot ser tan greu.`], link: '24' },
    ],
  },
  {
    id: '20',
    title: `La guerra de les cançons`,
    text: [
      [
        `Els Esventats canten que sou verds perquè no heu madurat. Vosaltres els canteu que tornin el porró. Ells, que no el tenen; i ho rimen. La Jana`,
        {
          forms: {
            'mocador-mostassa': `, amb un mocador vermell al colze que tothom fa veure que no veu,`,
          },
        },
        ` dirigeix el cor enemic amb una forquilla; l'Inxa, el vostre, amb la gralla, que a dos pams fa l'efecte d'una visita al dentista.`,
        {
          forms: {
            'taula-calla': ` A mitja estrofa se't queda mirant. Podries dir-hi una paraula, i la paraula rimaria.`,
          },
        },
      ],
      `Els Atabalats arrenquen amb la cançó del vermut quan ja hi ha el cafè a taula.`,
      [
        `—En un recinte tancat —et crida a l'orella en Guifré`,
        { neutral: `, que viu amb l'Inxa i ho pateix—`, forms: { 'guifre-conegut': `—` } },
        `, això, si no ho he entès malament, és un delicte. —Li fas notar que és un porxo—. Doncs un delicte amb corrent d'aire.`,
      ],
      [
        `Us quedeu sense lletra a la quarta estrofa i tu n'improvises una on fas rimar «Servei d'Espais» amb «no en tindreu mai». Ovació. Fins i tot la Remei pica de mans, però avançant: fa servir els aplaudiments per acostar-se. Quan la tens a quatre passes, tens també dues sortides. Una és la columna on s'enfila la Puça, amb una pancarta al coll.`,
        {
          neutral: ` L'altra són les mans de la Berta, que ha desplegat un mapa de bars: si el porró és en alguna banda, diu amb els dits, és en un lloc on es beu.`,
          forms: {
            'castell-fora': ` L'altra és la cuina, on no demanen a ningú si hi era.`,
          },
        },
      ],
    ],
    sets: { guifre: 'conegut' },
    options: [
      { text: [`La columna.`, `La Remei té vertigen; tu encara no ho saps.`], link: '23' },
      {
        text: [`El mapa de la Berta.`, `Qui busca, que segueixi fletxes.`],
        link: '26',
        forms: [
          {
            when: { castell: 'fora' },
            text: [`«Jo no hi era», dius, per si t'ho pregunten,`, `i t'amagues a la cuina.`],
            link: '22',
          },
        ],
      },
    ],
  },
  {
    id: '21',
    title: `Quatre paraules`,
    text: [
      [
        `Quatre paraules, diu la Berta amb quatre dits`,
        {
          neutral: `, que són la veu que li queda.`,
          forms: {
            'veu-teva': `. Des de la ronda de pilars que ets la seva veu, i avui encara no l'has feta quedar bé ni una vegada.`,
          },
        },
        ` Et posen a la mà una cullera que fa de micròfon i el porxo calla amb aquella crueltat dels silencis voluntaris.`,
      ],
      {
        neutral: `—Companys —comences, i ja n'has gastat una—. Avui hem pujat un castell. I l'hem baixat... de pressa.`,
        forms: {
          'taula-confessa': `—L'he deixat jo —dius, i ja les has gastades totes—. A la vora. No l'he passat a ningú, no l'he amagat enlloc. L'he deixat, que és pitjor.`,
        },
      },
      [
        {
          neutral: `Riuen. Agafes embranzida.`,
          forms: {
            'taula-confessa': `No riu ningú. La Remei abaixa el boli. «Almenys ho diu», fa una veu del fons, i agafes embranzida.`,
          },
        },
        ` Dius que la pinya és l'únic lloc del món on et trepitgen i dones les gràcies; que un castell és un deute que es paga amb l'esquena. La Remei pren nota de la metàfora, per si es pot cobrar.`,
        {
          forms: {
            'castell-fora': ` «Tu no hi eres!», crida algú, sense mala intenció. «No», dius. «L'he vist caure des de fora, que encara fa més mal.»`,
            'mocador-mostassa': ` Algú crida que amb aquell mocador no pots parlar en nom dels verds. «Parlo pels que ens hem caigut a sobre», contestes, i una taula de mostassa es posa dreta.`,
          },
        },
        ` Acabes amb un «visca» que no saps com acabar, i la gent hi posa el que vol: visca la colla, visca la mare que els va parir, visca un lila que s'ha perdut.`,
      ],
      `La Berta s'eixuga els ulls, tot i que potser és l'allioli. Ja desparen. La canalla se'n va al Bar Sisens, que és a tocar, i t'hi vol de cos present: algú ha dit que allà tot se sap. Només la Puça, abraçada a mitja columna amb una pancarta al coll, encara busca qui n'aguanti l'altra punta.`,
    ],
    options: [
      { text: [`La pancarta.`, `Després d'un discurs, què més pots perdre?`], link: '23' },
      { text: [`El Bar Sisens.`, `Un de sol, però preguntant.`], link: '25' },
    ],
  },
  {
    id: '22',
    title: `L'aigüera`,
    text: [
      {
        neutral: `La cuinera et posa un davantal abans que obris la boca. Es diu Montserrat, fa trenta anys que dona sopars a estudiants i els ha vist amagar-se de tot: d'ex, de tutors, d'un parell de rectors.`,
        forms: {
          'remei-pancarta': `De la finestra caus a l'aigüera i de l'aigüera, a un davantal, que la cuinera et lliga per darrere sense demanar papers. Es diu Montserrat, fa trenta anys que dona sopars a estudiants i encara no n'ha vist cap que entri per la porta quan hi ha plats.`,
        },
      },
      `—Fuges o busques?`,
      `—Totes dues coses.`,
      [
        `—Ah. Eixuga fort.`,
        {
          forms: {
            'castell-fora': ` —I al cap d'una estona—: Jo també soc dels que s'ho miren des d'una finestra.`,
            'desig-porta': ` —Et mira la punta de paper que et surt del coll de la camisa—. I si la carta es mulla, s'ha de tornar a escriure. Hi ha qui no la torna a escriure mai.`,
          },
        },
      ],
      [
        `Eixugues noranta-sis plats.`,
        {
          forms: {
            'pista-taula': ` Li parles de la rodona de vi de la taula. «Sencera o mitja?», demana; no ho havies mirat.`,
            'remei-pancarta': ` Has entrat per la finestra, amb cola de pancarta als dits, i el primer plat se t'hi queda.`,
          },
        },
        ` Per la finestreta veus passar la llibreta de quadres en una direcció i, al cap d'una estona, en l'altra: patrulla.`,
        {
          forms: {
            'sabatilla-faixa': ` La Montserrat et treu la sabatilla de la faixa amb dues pinces, la mira i te la torna neta.`,
            'porro-galet': ` La Montserrat t'olora la camisa regada de vi i hi posa sal, sense comentaris.`,
          },
        },
        {
          neutral: ` T'explica que, de jove, havia fet pinya: «Vaig plegar perquè sempre tiraven el castell a l'hora del sofregit». I que aquesta nit només li han demanat un drap net i un tap de pa: «Aquell tan gran, el vostre de baix. Per embolicar una criatura, m'ha dit. No en portàveu cap, oi?».`,
          forms: {
            'remei-pancarta': ` «Jo també feia pinya, de jove», t'explica, «però tiraven el castell a l'hora del sofregit, i vaig haver de triar.» Aquesta nit no li han demanat res, fora d'un drap net i un tap de pa: «El vostre de baix, aquell tan gran. Per embolicar una criatura, diu. I jo, de criatures, només hi he vist la que s'enfila.»`,
          },
        },
      ],
      [
        `Quan el porxo es buida, t'obre la porta dels proveïdors i et dona un tros de coca embolicat: per al camí, diu, que la nit és llarga i els bars no hi entenen.`,
        {
          forms: {
            'veu-teva': ` «I beu aigua», afegeix, «que t'he sentit cridar des de la plaça.»`,
            'sabatilla-tornada': ` «I que no s'enfili, la petita», afegeix.`,
          },
        },
        {
          neutral: ` Surts amb la coca a la butxaca i les mans de pansa. Al carrer fa fresca, algú destrossa una balada dins d'un bar, de la carpa del campus arriba la veu de la Puça, que fa apostes, i un caixer automàtic et mira amb la seva llum de consciència.`,
          forms: {
            'remei-pancarta': ` A fora fa fresca. Dus la coca a la butxaca i els dits de pansa, i et reclamen tres coses alhora: una balada que algú destrossa dins d'un bar, la veu de la Puça, que ja fa apostes cap a la carpa del campus, i un caixer automàtic encès, tan sol al mig del carrer que sembla que t'hagi reconegut.`,
          },
        },
      ],
    ],
    sets: { remei: 'plats', coca: 'butxaca', pista: 'cuina' },
    options: [
      {
        text: [`Cap a la carpa, on la Puça fa córrer un barret:`, `s'hi aposta qui té el porró.`],
        link: '80',
        forms: [
          {
            when: { castell: 'fora' },
            text: [`Cap a la balada.`, `Algú ha d'aturar-ho o fer-hi les segones veus.`],
            link: '27',
          },
        ],
      },
      {
        text: [`Cap al caixer. Potser que paguis`, `els 25 euros i visquis.`],
        link: '28',
        forms: [
          {
            when: { sabatilla: 'tornada' },
            text: [`Cap al karaoke, on la Puça s'enfila`, `a buscar el porró per sobre de tothom.`],
            link: '31',
          },
        ],
      },
    ],
  },
  {
    id: '23',
    title: `Façana nord`,
    text: [
      [
        `La Puça té un pla i el pla és vertical. Vol mirar-s'ho tot des de dalt de tot del porxo i, ja que hi és, penjar-hi una pancarta que diu «8.000 EUROS? PUGEU-LOS A BUSCAR». Necessita algú que li aguanti l'altra punta i l'esperit.`,
        {
          forms: {
            'sabatilla-faixa': ` «I ja que hi ets, no em perdis la sabatilla!», diu, amb un peu nu i l'altre impacient.`,
            'sabatilla-tornada': ` «Te'n devia una! Ara te'n deuré dues!», calcula.`,
          },
        },
      ],
      `—És un pilar! —diu—. Però d'arquitecte! Puges o què?`,
      {
        neutral: `Puges fins al primer capitell i t'hi abraces amb més sentiment que a cap ex. Ella continua, xiulant. Des d'allà dalt veieu tot el sopar i cap porró: les calbes, els secrets, l'Inxa omplint-se les butxaques de croquetes, el Tieta que va de taula en taula i fa enrere tot el que és massa a la vora, i la Remei, a baix, que t'ha localitzat i es queda a tres passes de la columna.`,
        forms: {
          'taula-calla': `A l'alçada del primer capitell t'abraces a la columna i declares que ja hi ets. Ella continua, xiulant. Vista de dalt, la guerra de les cançons té un dibuix: dos rengles que s'inclinen quan els toca; al mig, l'Inxa, que n'aprofita les pauses per omplir-se les butxaques de croquetes, i, entre taula i taula, el Tieta, que no canta: fa enrere tot el que és massa a la vora. Porró, cap. La Remei tampoc no canta. T'ha localitzat i s'ha quedat a tres passes de la columna.`,
          'guifre-conegut': `Et plantes al primer capitell, que és molt més amunt del que semblava, i ella segueix, xiulant. Es veu tot el sopar i no s'hi veu cap porró. En Guifré, amb el cap enrere, calcula una caiguda que deu ser la teva; l'Inxa s'omple les butxaques de croquetes; el Tieta va de taula en taula i fa enrere tot el que és massa a la vora. La Remei, a baix, ve de dret cap a tu i s'atura a tres passes de la columna, com si hi hagués una ratlla pintada.`,
        },
      },
      `—No puja! —observa la Puça—. Per què no puja? Perquè li fa por! Per això ens compta des de terra!`,
      [
        {
          neutral: `La pancarta queda penjada, una mica torta i del tot il·legal. La Remei la llegeix, et mira, obre la llibreta i hi escriu alguna cosa: de qui és la lletra ja ho sap; ara també sap qui aguanta l'altra punta. Baixeu per l'altra banda. La Puça et deixa davant de la finestra de la cuina, que és oberta, `,
          forms: {
            'taula-calla': `La pancarta queda penjada, una mica torta i del tot il·legal, i dues taules deixen de cantar per llegir-la. La Remei hi va a poc a poc, fins a l'interrogant; després et mira, obre la llibreta i hi escriu alguna cosa. La lletra ja sabia de qui era; ara sap també qui aguanta l'altra punta. Baixeu per l'altra banda. La Puça et deixa davant de la finestra de la cuina, que és oberta, `,
          },
        },
        {
          neutral: `i arrenca a córrer cap al carrer, on la Berta desplega un mapa amb els bars numerats i units per fletxes.`,
          forms: {
            'sabatilla-tornada': `i s'hi queda: mira la teulada del costat, et mira els peus i fa números. Els deutes, ella els paga en espècie.`,
          },
        },
      ],
    ],
    sets: { remei: 'pancarta' },
    options: [
      { text: [`La finestra de la cuina.`, `Ningú no busca un deute a l'aigüera.`], link: '22' },
      {
        text: [`El mapa de la Berta.`, `Una bona caiguda s'ha de planificar.`],
        link: '26',
        forms: [
          {
            when: { sabatilla: 'tornada' },
            text: [`«Te'n devia una!» Seguiu per les teulades,`, `cap a una balada que algú destrossa.`],
            link: '27',
          },
        ],
      },
    ],
  },
  {
    id: '24',
    title: `Un càrrec petit`,
    text: [
      `Té nom de càrrec, és petit i consisteix, exactament, en tot. La Remei diu el teu nom, algú crida «sí!» des del fons, potser demanant pa, i les actes ho recullen com a unanimitat. La Berta et fa un gest nou: una mà que s'enfonsa en el mar.`,
      [
        `A dos quarts d'onze ja tens una clau de no se sap què, una caixa de cabals de joguina i el títol de vocal de barra, lleixiu i assumptes que no vol ningú.`,
        {
          forms: {
            'mocador-mostassa': ` La Remei et mira el mocador mostassa. «Constarà com a relacions exteriors», decideix.`,
          },
        },
        {
          forms: {
            'desig-porta': ` La carta de baixa, sota la camisa, entra en conflicte d'interessos.`,
          },
        },
        ` A les onze comptes gots. Després, mentre tothom canta, comptes forquilles amb la Remei, que, quan compta, també canta. Canta bé.`,
      ],
      `—Forquilles, cent noranta-vuit. Culleres, dues-centes. Porró, zero. —S'ajup a la rodona de vi de les estovalles, que ningú no ha gosat tapar, i hi posa el dit—. Greix. Fuet, i de bona qualitat. —T'ho deixa ensumar. No diu res més. Tanca la columna—. Fa set anys que ningú no es quedava.`,
      `I et posa al davant el teu deute, imprès, dividit en vint-i-cinc terminis. Al primer, amb boli vermell, hi ha escrit: «Ajornat, per forquilles».`,
      `—Ara, fora. Els vocals també són joves. Però a la barra de la carpa del campus hi tens torn, a les dues. En punt.`,
      `El porxo és buit i el carrer, ple. La canalla t'ha esperat per dur-te al Bar Sisens a coll; la Berta, que de lluny t'ha vist enfonsar, t'ofereix un lloc al mapa de bars que ha dibuixat.`,
    ],
    sets: { vocal: 'si', pista: 'taula' },
    options: [
      { text: [`El Bar Sisens, a coll.`, `Un càrrec s'ha de celebrar.`], link: '25' },
      { text: [`El mapa de la Berta.`, `Un càrrec s'ha d'oblidar.`], link: '26' },
    ],
  },
] as const satisfies readonly Passage[];
