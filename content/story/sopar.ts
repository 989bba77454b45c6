import type { Passage } from '@/lib/story/passage';

// Half past nine to eleven at night: dinner under the porch of Geologia.
export const sopar = [
  {
    id: '14',
    title: `La taula dels colors barrejats`,
    text: [
      [
        `A la taula dels colors barrejats, les estovalles són de paper i les fronteres també. Hi seuen verds, mostasses i un lila dels Atabalats que s'ha equivocat de sopar i que ningú no té cor de fer fora. Al mig, el Fundador, `,
        {
          neutral: `el porró de l'any 94`,
          forms: [{ when: { porro: 'falda' }, text: `sa i estalvi` }],
        },
        `, presideix les seques com un avi a qui no s'ha de donar conversa.`,
        {
          forms: [
            { when: { porro: 'falda' }, text: ` Et saluda amb el broc: heu viatjat amb el mateix cinturó.` },
          ],
        },
      ],
      {
        neutral: `La Jana t'ha guardat el lloc de davant amb un ganivet i una mirada. Et presenta el colze embenat, que és qui ha rebut el vostre castell. «Colze, Enfilats. Enfilats, colze.»`,
        forms: [
          {
            when: { mocador: 'mostassa' },
            text: `La Jana t'havia dit que no hi seria per les seques i compleix: se les deixa al plat. Porta el teu mocador lligat al colze, sobre la bena. «El teu ja és família», li diu al colze, assenyalant-te.`,
          },
        ],
      },
      `El Tieta serveix botifarra com si fossis a punt d'emigrar. La Jana et roba l'última patata sense deixar de mirar-te, que és una manera de parlar; tu li robes el pa, que és una manera de respondre. Tot aniria bé si a l'altra punta dos mostasses no fessin números en veu baixa amb els ulls clavats al porró: fa trenta anys que el volen i fa trenta anys que se'ls nota. Abans que acabin el compte, la Remei s'ha enfilat a una cadira de la taula del costat i pica un got amb el boli.`,
    ],
    options: [
      { text: [`Agafes el porró abans que l'agafin ells`, `i proposes un concurs.`], link: '18' },
      { text: [`Escoltes la Remei.`, `Algú ho ha de fer.`], link: '19' },
    ],
  },
  {
    id: '15',
    title: `La taula de la canalla`,
    text: [
      `En una colla universitària, la canalla no té vuit anys: en té vint-i-dos, pesa quaranta-vuit quilos i beu com si en pesés cent. Fa falta una autorització materna, però per seure amb ells.`,
      [
        `La Puça, acotxadora i delegada sindical, hi presideix la taula des de sobre de la taula.`,
        {
          forms: [
            {
              when: { sabatilla: 'faixa' },
              text: ` Va amb un peu descalç; l'altra sabatilla la continues portant tu, a la faixa, com un passaport.`,
            },
            { when: { sabatilla: 'tornada' }, text: ` T'hi fa lloc sense mirar qui treu: te'n devia una.` },
          ],
        },
        ` Expliquen caigudes com qui ensenya cromos. L'enxaneta d'avui, que està fent el doctorat en dret fiscal, descriu el moment de l'aleta: «Vaig pensar en l'IVA.» Un dels dosos s'ha adormit dret, per costum.`,
      ],
      `—Regla de la taula —diu la Puça, i et para un got al davant—: aquí qui no canta, beu; qui no beu, canta, i qui no vol ni una cosa ni l'altra menja seques, que fan el mateix efecte però l'endemà.`,
      [
        `Cantes una estrofa, menges una cullerada, guanyes per punts. Llavors, de mà en mà i de taula en taula, com una criatura que tothom vol agafar, arriba el Fundador, `,
        {
          neutral: `el vell porró de la colla`,
          forms: [{ when: { porro: 'falda' }, text: `que ja no et fa cas` }],
        },
        `, ple fins al broc. El passeu amb dos dits. Darrere seu ve un lila desorientat que pregunta si és aquí, la taula dels colors barrejats.`,
      ],
    ],
    options: [
      { text: [`Et quedes el porró:`, `la canalla vol espectacle.`], link: '18' },
      { text: [`Et quedes el lila:`, `l'acompanyes on ha d'anar.`], link: '14' },
    ],
  },
  {
    id: '16',
    title: `La mostra representativa`,
    text: [
      [
        {
          neutral: `En Guifré sopa amb cara d'antropòleg a qui han ofert un cuc.`,
          forms: [
            {
              when: { faixa: 'guifre' },
              text: `En Guifré sopa amb la faixa que li has lligat i cara d'antropòleg a qui han ofert un cuc.`,
            },
          ],
        },
        ` Li han preguntat quatre vegades quant pesa, i ja sap que no era per interès sentimental.`,
      ],
      `—Un metre vuitanta-u i espatlla recta —diu el Tieta, prenent-li les mides amb un fuet—. Reina, tu ets un segon i no ho sabies.`,
      `—Jo soc contrari als castells —avisa en Guifré.`,
      `—I jo al colesterol —respon el Tieta, i li'n talla un tros.`,
      `Tu tradueixes: «assaig» vol dir abraçada multitudinària; «neta», sense pinya; «ja t'ho explicaré», que no t'ho explicaran. En Guifré ho apunta tot en un tovalló. A sota, mig tapada, veus una columna que es titula «a favor»: hi ha la botifarra, l'escalfor i el teu nom, amb un interrogant al costat. Fa veure que no ho has vist; tu fas veure que no ho fa veure. La canalla reclama la mostra a crits, per pesar-la. En Guifré demana si no hi ha cap taula on vingui gent de tot arreu.`,
    ],
    options: [
      { text: [`L'acompanyes a la taula de la canalla.`, `La ciència exigeix riscos.`], link: '15' },
      { text: [`El portes a la taula dels colors barrejats:`, `una mostra sense biaix.`], link: '14' },
    ],
  },
  {
    id: '17',
    title: `Protocol i seques`,
    text: [
      `Diposites el Fundador al centre de la taula principal i, quan et gires per marxar, ja tens una cadira darrere dels genolls. És la de davant de la Remei. La trampa era el plat: t'han servit botifarra doble.`,
      `—Menja tranquil·lament —diu ella, i destapa el boli vermell.`,
      [
        `La Berta, afònica, fa de presidenta amb les mans: dos dits, més pa; palma plana, menys crits; puny tancat, que algú faci callar l'Inxa.`,
        {
          neutral: ` A cada gest li responen «pit i amunt», que és el que es diu quan no s'ha entès una ordre.`,
          forms: [
            {
              when: { veu: 'teva' },
              text: ` A cada gest es giren tots cap a tu, que ets la veu, i tu tradueixes com pots: «Diu que més pa, que menys Inxa».`,
            },
          ],
        },
      ],
      {
        forms: [
          {
            when: { castell: 'fora' },
            text: `—Aquesta tarda he comptat cent noranta-nou persones a la pinya —afegeix la Remei, i talla la botifarra per la meitat—. Hi havia un forat al tercer cordó. Era de la teva mida.`,
          },
        ],
      },
      [
        `—Tenim una vocalia per cobrir —et comenta la Remei, casualment—. Un càrrec petit. Poca feina. Qui l'accepta pot fraccionar els deutes. En vint-i-cinc terminis, posem per cas.`,
        {
          forms: [
            { when: { desig: 'porta' }, text: ` —Sota la camisa, la carta de baixa se t'arruga tota sola.` },
          ],
          neutral: ` —El somriure li dura el que dura una croqueta a prop de l'Inxa.`,
        },
        ` «Pensa-t'ho», diu, «que la canalla ja et fa senyes. Però a les postres pujo a la cadira i ho podria anunciar de passada.»`,
      ],
    ],
    options: [
      { text: [`Balbuceges «m'ho pensaré»`, `i fuges cap a la taula de la canalla.`], link: '15' },
      { text: [`«Un càrrec petit?»`, `Preguntes en què consisteix exactament.`], link: '24' },
    ],
  },
  {
    id: '18',
    title: `A galet`,
    text: [
      [
        `El reglament és senzill: es beu del Fundador a galet, amb el braç ben estirat, fins que et falta l'aire, el vi o l'honor. Per la colla, tu. Pels Esventats, `,
        {
          neutral: `la Jana, que s'arremanga fins a la bena del colze`,
          forms: [
            {
              when: { mocador: 'mostassa' },
              text: `la Jana, que s'arremanga fins al teu mocador, ben lligat damunt la bena,`,
            },
          ],
        },
        ` i deixa que li desitgis sort perquè no li'n fa falta.`,
      ],
      `Ella hi va primer: un raig net, finíssim, de mig metre, i encara li sobra temps per picar l'ullet. Tu hi vas després. Els primers segons són gloriosos. Llavors algú diu «la Remei» i, en girar-te, et regues el coll, la camisa i un estudiant de Filologia que passava amb les postres.`,
      [
        `—Tècnicament, també és beure —sentencia el jurat, que és el Tieta—. Per osmosi.`,
        {
          forms: [
            {
              when: { mocador: 'mostassa' },
              text: ` —La Jana observa que el vi ha anat a parar sobretot al mocador, que era el seu, i que allò a casa seva es considera un bateig.`,
            },
          ],
        },
      ],
      `Empat. La Jana t'eixuga la barbeta amb la punta de la faixa i es prorroga la rivalitat fins a nova ordre. El porró torna a la taula, sencer, entre aplaudiments; el Tieta se'l mira com es mira un avi que va tard a dormir. I com que la gent és dreta i té els coberts a la mà, passa el que passa sempre: una meitat vol cantar i l'altra meitat vol que la Remei digui d'una vegada el que ha de dir.`,
    ],
    sets: { porro: 'galet' },
    options: [
      { text: [`Que parli la Remei.`, `Així s'acaba abans.`], link: '19' },
      { text: [`Que es canti.`, `Agafes una cullera i un plat.`], link: '20' },
    ],
  },
  {
    id: '19',
    title: `Precs i preguntes`,
    text: [
      `—Companyes, companys, morosos —comença la Remei, dalt de la cadira. S'hi agafa amb totes dues mans—. Us llegeixo la carta del Servei d'Espais. «Els recordem que l'import anual, etcètera.» El local d'aquest etcètera té goteres, un folre arnat i una rata que ja és sòcia. Dilluns votarem si el paguem. Avui només preguntes.`,
      `—I si ens en donem de baixa cent? —diu algú.`,
      `—Que els altres cent sabran on viviu.`,
      [
        `—I si l'Inxa deixa de tocar al soterrani, ens fan descompte? —diu `,
        {
          neutral: `en Guifré, que comparteix pis amb l'Inxa i ha vingut com a opositor als castells`,
          forms: [
            {
              when: { guifre: 'conegut' },
              text: `en Guifré, que ja fa preguntes en primera persona del plural i no se n'adona`,
            },
          ],
        },
        `. La Remei s'ho apunta seriosament. Algú demana si es pot pagar en fuet. L'enxaneta, si desgrava. La rata, per boca de la Puça, vol saber si com a sòcia té vot.`,
      ],
      `Es vota a mà alçada què s'ha de votar dilluns, i surt que sí, que no i una croqueta. Llavors la Remei, que no ha rigut, plega la carta en quatre i diu, sense mirar el paper: «A mi aquest forat m'agrada». El silenci dura poc: els Esventats ja repiquen amb els coberts un ritme que fa de mal sentir i de bon respondre. I la Berta, a la presidència, t'assenyala la boca amb dos dits: «digues alguna cosa», o bé «tens seques a la cara».`,
    ],
    sets: { guifre: 'conegut' },
    options: [
      { text: [`Repiques tu també.`, `Això és la guerra de les cançons.`], link: '20' },
      { text: [`Dius alguna cosa.`, `Ja t'ho trobaràs.`], link: '21' },
    ],
  },
  {
    id: '20',
    title: `La guerra de les cançons`,
    text: [
      [
        `Els Esventats canten que sou verds perquè no heu madurat. Vosaltres els responeu que són de color mostassa perquè repeteixen. La Jana`,
        {
          forms: [
            {
              when: { mocador: 'mostassa' },
              text: `, amb un mocador vermell al colze que tothom fa veure que no veu,`,
            },
          ],
        },
        ` dirigeix el cor enemic amb una forquilla; l'Inxa, el vostre, amb la gralla, que a dos pams fa el mateix efecte que una visita al dentista.`,
      ],
      `Els Atabalats arrenquen amb la cançó del vermut quan ja hi ha el cafè a taula.`,
      [
        `—Estadísticament —et crida a l'orella en Guifré`,
        { neutral: `, que viu amb l'Inxa i ho pateix—`, forms: [{ when: { guifre: 'conegut' }, text: `—` }] },
        `, en un recinte tancat això és un delicte. —Li fas notar que és un porxo—. Doncs un delicte amb corrent d'aire.`,
      ],
      `Us quedeu sense lletra a la quarta estrofa i tu n'improvises una on fas rimar «Servei d'Espais» amb «no en tindreu mai». Ovació. Fins i tot la Remei pica de mans, però avançant: fa servir els aplaudiments per acostar-se. Quan la tens a quatre passes, la Berta et fa pujar a una cadira a empentes, perquè qui rima bé ha de parlar millor; i des de la cadira veus la Puça, que s'enfila per una columna amb una pancarta al coll i et convida a seguir-la amb els peus.`,
    ],
    sets: { guifre: 'conegut' },
    options: [
      {
        text: [`Ja que ets dalt de la cadira,`, `fas el discurs.`],
        link: '21',
        forms: [
          {
            when: { castell: 'fora' },
            text: [`«Jo no hi era», dius, i baixes de la cadira:`, `a la cuina no demanen discursos.`],
            link: '22',
          },
        ],
      },
      { text: [`La columna.`, `La Remei té vertigen; tu encara no ho saps.`], link: '23' },
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
          forms: [
            {
              when: { veu: 'teva' },
              text: `. Des de la ronda de pilars que ets la seva veu, i avui encara no l'has deixada bé ni una vegada.`,
            },
          ],
        },
        ` Et posen a la mà una cullera que fa de micròfon i el porxo calla amb aquella crueltat dels silencis voluntaris.`,
      ],
      `—Companys —comences, i ja n'has gastat una—. Avui hem pujat un castell. I l'hem baixat... de pressa.`,
      [
        `Riuen. Agafes embranzida. Dius que la pinya és l'únic lloc del món on et trepitgen i dones les gràcies; que un castell és com un deute: el que fa por no és l'alçada, és qui hi ha a sota. La Remei pren nota de la metàfora.`,
        {
          forms: [
            {
              when: { castell: 'fora' },
              text: ` «Tu no hi eres!», crida algú, sense mala intenció, i et falten les dues paraules que et quedaven. «No», dius. «L'he vist caure des de fora, que encara fa més mal.»`,
            },
            {
              when: { mocador: 'mostassa' },
              text: ` Algú crida que amb aquell mocador no pots parlar en nom dels verds. «Parlo pels que ens hem caigut a sobre», contestes, i una taula de mostassa es posa dreta.`,
            },
          ],
        },
        ` Acabes amb un «visca» que no saps com acabar, i la gent hi posa el que vol: visca la colla, visca la mare que els va parir, visca el lila perdut.`,
      ],
      `La Berta plora, tot i que potser és l'allioli. Ja desparen. La canalla se'n va al Bar Sisens, que és a tocar, i t'hi vol de cos present; només la Puça, abraçada a mitja columna amb una pancarta al coll, encara busca qui n'aguanti l'altra punta.`,
    ],
    options: [
      { text: [`La pancarta.`, `Després d'un discurs, què més pots perdre?`], link: '23' },
      { text: [`El Bar Sisens.`, `Un de sol, però fins al fons.`], link: '25' },
    ],
  },
  {
    id: '22',
    title: `L'aigüera`,
    text: [
      `La cuinera et posa un davantal i no et fa cap pregunta. Es diu Montserrat, fa trenta anys que dona sopars a estudiants i els ha vist amagar-se de tot: d'ex, de tutors, d'un parell de rectors.`,
      `—De qui fuges?`,
      `—De la tresorera.`,
      [
        `—Ah. Eixuga fort.`,
        {
          forms: [
            {
              when: { castell: 'fora' },
              text: ` —I al cap d'una estona—: Jo també soc dels que s'ho miren des d'una finestra.`,
            },
            {
              when: { desig: 'porta' },
              text: ` —Et mira la punta de paper que et surt del coll de la camisa—. I si la carta es mulla, s'ha de tornar a escriure. Hi ha qui no la torna a escriure mai.`,
            },
          ],
        },
      ],
      [
        `Eixugues noranta-sis plats. Per la finestreta veus passar la llibreta de quadres en una direcció i, al cap d'una estona, en l'altra, com un tauró.`,
        {
          forms: [
            {
              when: { sabatilla: 'faixa' },
              text: ` La Montserrat et treu la sabatilla de la faixa amb dues pinces, la mira i te la torna neta.`,
            },
            {
              when: { porro: 'galet' },
              text: ` La Montserrat t'olora la camisa regada de vi i hi posa sal, sense comentaris.`,
            },
          ],
        },
        ` T'explica que, de jove, havia fet pinya: «Vaig plegar perquè sempre tiraven el castell a l'hora del sofregit». Quan el porxo es buida, t'obre la porta dels proveïdors i et dona un tros de coca embolicat: per al camí, diu, que la nit és llarga i els bars no hi entenen. Surts amb la coca a la butxaca i les mans de pansa. Al carrer fa fresca, algú destrossa una balada dins d'un bar, i un caixer automàtic et mira amb la seva llum de consciència.`,
      ],
    ],
    sets: { remei: 'plats', coca: 'butxaca' },
    options: [
      { text: [`Cap a la balada.`, `Algú ha d'aturar-ho o fer-hi les segones veus.`], link: '27' },
      { text: [`Cap al caixer. Potser que paguis`, `els 25 euros i visquis.`], link: '28' },
    ],
  },
  {
    id: '23',
    title: `Façana nord`,
    text: [
      [
        `La Puça té un pla i el pla és vertical. Vol penjar dalt de tot del porxo una pancarta que diu «8.000 EUROS? PUGEU-LOS A BUSCAR» i necessita algú que li aguanti l'altra punta i l'esperit.`,
        {
          forms: [
            {
              when: { sabatilla: 'faixa' },
              text: ` «I ja que hi ets, no em perdis la sabatilla», diu, amb un peu nu i l'altre impacient.`,
            },
            { when: { sabatilla: 'tornada' }, text: ` «Te'n devia una i ara te'n deuré dues», calcula.` },
          ],
        },
      ],
      `—És com un pilar —diu—, però d'arquitecte.`,
      `Puges fins al primer capitell i t'hi abraces amb més sentiment que a cap ex. Ella continua, xiulant. Des d'allà dalt veieu tot el sopar: les calbes, els secrets, l'Inxa omplint-se les butxaques de croquetes, i la Remei, a baix, que t'ha localitzat i es queda a tres passes de la columna.`,
      `—No puja —observa la Puça—. Li fa por l'alçada. Per això sempre ens compta des de terra.`,
      [
        `La pancarta queda penjada, una mica torta i del tot il·legal. La Remei la llegeix, et mira, obre la llibreta i hi escriu alguna cosa: ara ja sap quina lletra fas. Baixeu per l'altra banda. La Puça et deixa davant de la finestra de la cuina, que és oberta, `,
        {
          neutral: `i arrenca a córrer cap al carrer, on la Berta desplega un mapa amb els bars numerats i units per fletxes.`,
          forms: [
            {
              when: { sabatilla: 'tornada' },
              text: `i s'hi queda: mira la teulada del costat, et mira els peus i fa números. Els deutes, ella els paga en espècie.`,
            },
          ],
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
            text: [`«Te'n devia una.» Seguiu per les teulades,`, `cap a una balada que algú destrossa.`],
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
      `Consisteix, exactament, en tot. La Remei s'enfila a la cadira, diu el teu nom, algú crida «sí!» des del fons, potser demanant pa, i les actes ho recullen com a unanimitat. La Berta et fa un gest nou: una mà que s'enfonsa en el mar.`,
      [
        `A dos quarts d'onze ja tens una clau de no se sap què, una caixa de cabals de joguina i el títol de vocal de barra, lleixiu i assumptes que no vol ningú.`,
        {
          forms: [
            {
              when: { mocador: 'mostassa' },
              text: ` La Remei et mira el mocador mostassa. «Ho faré constar com a relacions exteriors», decideix.`,
            },
          ],
        },
        {
          forms: [
            {
              when: { desig: 'porta' },
              text: ` La carta de baixa, sota la camisa, entra en conflicte d'interessos.`,
            },
          ],
        },
        ` A les onze comptes gots. Després, mentre tothom canta, comptes forquilles amb la Remei, que, quan compta, també canta. Canta bé.`,
      ],
      `—Saps què? —diu quan quadra l'última columna—. Fa set anys que ningú no es quedava. —I et posa al davant el teu deute, imprès, dividit en vint-i-cinc terminis. Al primer, amb boli vermell, hi ha escrit: «Ajornat, per forquilles»—. Apa. I ara surt, que els vocals també són joves. Però a la barra de la carpa t'hi espero, que és cosa teva.`,
      `El porxo és buit i el carrer, ple. La canalla t'ha esperat per dur-te al Bar Sisens a coll; la Berta, que t'ha vist enfonsar de lluny estant, t'ofereix un lloc al seu mapa.`,
    ],
    sets: { vocal: 'si' },
    options: [
      { text: [`El Bar Sisens, a coll.`, `Un càrrec s'ha de celebrar.`], link: '25' },
      { text: [`El mapa de la Berta.`, `Un càrrec s'ha d'oblidar.`], link: '26' },
    ],
  },
] as const satisfies readonly Passage[];
