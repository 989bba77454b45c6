import type { Passage } from '@/lib/story/passage';

// Twenty to four to a quarter past five: pyjamas, cash boxes and a pilar on a roundabout.
export const campus = [
  {
    id: '57',
    title: `La vorada`,
    text: [
      [
        `Les quatre. Seus a la vorada de l'avinguda amb les sabates a la mà i els peus a la fresca, que bateguen com dos cors petits i ofesos. Hi ha mitja colla en filera: semblen ocells, si els ocells mengessin pipes i es fessin preguntes sobre el sentit de la carrera.`,
        {
          forms: {
            'coca-butxaca': ` Et trobes la coca de la Montserrat a la butxaca i la passes: torna mitja. Algú del fons hi ha deixat, a canvi, una pipa.`,
          },
        },
      ],
      `El Tieta passa llista amb el dit. No se'n va fins que sap com torna tothom.`,
      [
        `—Tu sí. Tu amb ell. Tu no pots ni dir el teu carrer: et portem nosaltres. Tu, Inxa, dorms a casa meva, però la gralla no. —Arriba davant teu, s'ajup, `,
        {
          neutral: `et puja el coll de la camisa`,
          forms: { 'jaqueta-jana': `et puja el coll de la jaqueta mostassa` },
        },
        ` i et mira els ulls com qui tria síndries`,
        {
          forms: {
            'beguda-massa': `: d'aquell tres de vuit, deu pensar, ja no en queda res`,
          },
        },
        `—. `,
        {
          forms: {
            'carta-berta': `A tu et compto igual, eh? Que una carta no t'esborra de la llista. `,
            'deixat-cara': `La Remei és allà dalt, signant davant d'aquell senyor. Ha dit «jo». Només ho dic. `,
          },
        },
        `I tu, reina? Vols que et pari un taxi? O pots pujar quatre pisos sense ascensor? Que visc aquí davant i jo, un dissabte, no em fico mai al llit sense haver esmorzat al terrat.`,
      ],
      `Dalt de tot de l'edifici del davant, efectivament, hi ha un fil de bombetes. El Tieta ja té un braç alçat, com qui demana la paraula o un taxi, i per l'avinguda s'acosta, molt a poc a poc, una llumeta verda.`,
    ],
    options: [
      { text: [`La llumeta verda.`, `Saber plegar també és tècnica.`], link: '65' },
      {
        text: [`El fil de bombetes: quatre pisos, el Tieta`, `i la bossa blava, que hi puja amb ell.`],
        link: '51',
      },
    ],
  },
  {
    id: '72',
    title: `Caixa forta, cames fluixes`,
    text: [
      `A tres quarts de quatre s'acaba la festa i la Remei t'asseu al seu costat, en un banc, amb la caixa dels tiquets a la falda. És de llauna, té un dibuix de galetes daneses, li han soldat dues nanses i pesa com un avantpassat.`,
      [
        `—Saps quant hi ha aquí dins? —pregunta.`,
        {
          forms: {
            'vocal-si torn-fet': ` Com a vocal de barra, ho has de saber: mig, l'has cobrat tu.`,
            'vocal-si': ` Ella mateixa es respon—: Tres hores de barra. Vocals, cap. Terminis, retirats.`,
          },
        },
      ],
      `—Més de 25 euros?`,
      [
        `—Això sempre. —Obre la llibreta pel teu full.`,
        {
          forms: {
            'remei-plats': ` En un racó diu «96 plats», amb una creueta a favor.`,
            'remei-pancarta': ` En un racó diu «façana nord», amb un signe d'admiració.`,
          },
        },
        {
          neutral: ` Té anotacions al marge i, inexplicablement, una flor premsada`,
          forms: {
            'full-eixut': ` És l'únic eixut de tota la llibreta: hi has passat la tovallola ratlla per ratlla, i al marge hi ha, inexplicablement, una flor premsada`,
            'llibreta-molla': ` El full encara és humit de la galleda; les anotacions del marge s'han tornat paisatge, i n'hi ha una que ja és, inexplicablement, una flor`,
          },
        },
        `—. Mira, soc una persona raonable. Tens dues maneres de fer-me contenta. Una: m'acompanyes amb la caixa fins a l'altra punta del campus, que és fosc i a mi em fa més por que un sisè pis. Dues... —S'acosta. Li brillen els ulls d'una manera nova, de senyora que ha guanyat alguna rifa—. Doble o res. Pedra, paper, tisores.`,
      ],
    ],
    options: [
      { text: [`L'acompanyes: dues cames, una caixa`, `i tot el que sap i no diu.`], link: '78' },
      { text: [`Doble o res.`, `Què pot fallar?`], link: '33' },
    ],
  },
  {
    id: '78',
    title: `Escorta`,
    text: [
      `Creueu el campus amb la caixa al mig, cadascú d'una nansa, com si portéssiu a passejar un fill de llauna.`,
      [
        `—El primer viatge el vaig pagar jo —et diu de cop la Remei—. Mig autocar. Onze places. No els volia deixar a terra. Van trigar dos anys. —Fa quatre passes—. Per això compto. Si tothom paga una mica, ningú no es queda a terra. No és pels diners. Una mica sí.`,
        {
          forms: {
            'llibreta-molla': ` —Es toca la butxaca de la llibreta molla—. Encara els hi duia tots onze, ratllats. Avui se'ls ha endut l'aigua.`,
          },
        },
      ],
      [
        `No saps què dir-li i li canvies la nansa, perquè descansi el braç.`,
        {
          forms: {
            'coca-butxaca': ` Li dones el tros de coca de la Montserrat. Se'l menja sense apuntar-lo.`,
            'coca-remei': ` Encara té sucre als dits, del tros de coca que us heu partit a les fosques, i no se'ls eixuga a la llibreta.`,
          },
        },
        ` Us creueu amb `,
        { neutral: `la Dolors, la vigilant,`, forms: { 'torn-fet': `la Dolors,` } },
        ` que se us quadra. A un quart de cinc deixeu la caixa al maleter del cotxe de sa germana i la Remei, amb el motor ja en marxa, t'assenyala amb el boli i se'l torna a posar darrere de l'orella. «Demà», diu, i no és una amenaça.`,
      ],
      `Et quedes a l'avinguda amb una mà més lleugera que l'altra. De dalt d'un terrat il·luminat et crida la veu del Tieta: «Reina! Xocolata!». A la cantonada, un taxi espera que es posi verd.`,
    ],
    sets: { remei: 'viatge' },
    options: [
      { text: [`Quatre pisos de xocolata, amb el Tieta.`, `Amunt.`], link: '51' },
      { text: [`El taxi.`, `La xocolata ja et somiarà a tu.`], link: '65' },
    ],
  },
  {
    id: '33',
    title: `Doble o res`,
    text: [
      `Guanyes a la primera: paper. Deus zero euros. Són les quatre i tres minuts i ets, per un instant, una persona lliure. Qualsevol persona sensata s'aixecaria del banc.`,
      `—La revenja —diu la Remei—. Per l'esport.`,
      [
        `A les quatre i deu, en deus cinquanta. A dos quarts de cinc, vuit-cents, i ja heu inventat una quarta figura, la faixa, que embolica la pedra i és tallada per les tisores. A les cinc us envolta un públic d'Atabalats que acaba d'arribar.`,
        {
          forms: {
            'beguda-aigua': ` I això que tu has begut set gots d'aigua.`,
            'vocal-si': ` Proposes posar-hi la vocalia. «No val tant», diu.`,
          },
        },
        ` A dos quarts de sis, la columna passa de sis mil; arrodoniu, per l'esport, a vuit mil. `,
        {
          neutral: `Ella subratlla`,
          forms: {
            'llibreta-molla': `Ella separa dos fulls que l'aigua havia casat, subratlla`,
          },
        },
        ` la xifra, es treu de la butxaca una carta del Servei d'Espais, on n'hi ha una d'igual, i les mira l'una al costat de l'altra. «Vuit mil», repeteix. «De la teva, en sé la moneda.» Li brilla una pregunta als ulls. Però és la teva tirada, i tires.`,
      ],
      `Passa el Tieta, que us ve a buscar per a la xocolata, amb la bossa blava al coll. Us parla. El públic crida «faixa!» i no el sent ningú. S'espera un moment, us deixa dues galetes a la punta del banc, les fa una mica enrere i se'n va.`,
      `I llavors s'atura un taxi. La Fina, la taxista, no apaga el motor. «T'he esperat fins a les cinc», diu a la Remei. «Tocava omplir el sobre dels que no tenen com tornar. Com que era buit, n'he dut dos de franc. Els altres tres han anat a peu.» La Remei es mira la mà oberta, que encara fa paper. No hi ha cap figura que guanyi això.`,
      [
        `Surt el sol. Et passa la llibreta perquè firmis. Al teu full hi diu «25 euros», subratllat. Al seu, que no havies vist mai, amb la mateixa lletra: «tres, a peu».`,
        {
          forms: {
            'desig-algu': ` N'hi ha tres, a aquesta hora, que encara caminen. No en saps la cara.`,
            'desig-porta': ` La carta de baixa te l'havies jugada cap a la mà quaranta. L'has guanyada. No saps on posar-la.`,
          },
        },
      ],
    ],
    options: [],
    final: 5,
    note: `hauries pogut parar a les quatre i tres minuts`,
  },
  {
    id: 'AA',
    title: `Ratlles blaves`,
    text: [
      [
        `—Cabestany —es presenta l'home del pijama, oferint-te la mà per damunt de la carpeta—. Servei d'Espais. Són les tres i quaranta-dues.`,
        {
          forms: {
            'jaqueta-jana': ` Duu vostè, si no m'erro, una jaqueta que no és del color de la camisa.`,
          },
        },
        ` He comptat una gralla, un cor mixt de vuitanta veus i una conversa sobre el preu de les faixes que, des del tercer pis, se sent perfectament. Atentament.`,
      ],
      `Ho diu així: atentament. Li surt sol, com a d'altres un tic.`,
      `Podries córrer, però ell va en plantofes i seria abusar. Li demanes disculpes, de debò, i ell, que esperava resistència, es queda sense el paràgraf següent.`,
      `—Hauria d'aixecar acta —diu, més baix—. Però el formulari el tinc a casa, i a casa, a aquesta hora, el que tinc és insomni i una cuina. Pot pujar a signar-lo i, de passada, explicar-me què és exactament un quatre amb l'agulla. O bé... —De la butxaca del pijama treu una petaca amb el segell de la universitat—. O bé fem veure que no ens hem vist. És d'herbes. —En fa el primer glop ell i te l'allarga; l'Inxa, que dormia al banc del costat, hi para la mà—. Amb prudència.`,
    ],
    options: [
      {
        text: [`Puges a signar.`, `Un formulari és un formulari.`],
        link: 'CC',
        forms: [
          {
            when: { vocal: 'si' },
            text: [`Puges a signar com a vocal`, `d'assumptes que no vol ningú.`],
          },
        ],
      },
      { text: [`Feu veure que no us heu vist.`, `Un glop cadascú. Amb prudència.`], link: 'DD' },
    ],
  },
  {
    id: 'CC',
    title: `Formulari en triplicat`,
    text: [
      `Ell deixa oberta la porta del replà: ho mana el reglament. La cuina del senyor Cabestany té les espècies per ordre alfabètic i un tamboret per a la visita que es nota que no ha vingut mai. Et fa una camamilla. Tu, amb oueres i una cullera de fusta, li fas un quatre de set amb l'agulla. Retires el quatre. L'agulla es queda dreta al mig de les estovalles.`,
      `—Sola —diu ell, amb un fil de veu—. I s'aguanta.`,
      [
        {
          neutral: `Per fer-hi constar l'import del local, treu l'expedient.`,
          forms: {
            'vocal-si': `Signes per triplicat: vocal de barra, lleixiu i assumptes que no vol ningú. «Aquest càrrec el volia jo», murmura, i per fer-hi constar l'import treu l'expedient.`,
          },
        },
        ` El llegeix. Se'l posa més a prop. El llegeix de cap per avall. El que hi ha escrit, amb la seva pròpia lletra de fa trenta anys, no són 8.000 euros l'any: són 8.000 pessetes, i trenta segells de «pagat», un per pilar. «Aquest any va ploure», diu. «I el programa nou no té pessetes. Ha enviat la xifra tota sola. La vaig signar sense mirar.» Aquell senyor tan exacte es queda del color del pijama, que no és fàcil.`,
      ],
      `—I el porró? —proves, ja que hi sou. Ell passa fulls de l'acta d'aquesta nit, que va començar amb el sopar: «Vint-i-una hores cinquanta-vuit. Porró a la vora d'una taula. Persona corpulenta l'enretira, l'abriga i el desa, amb afecte visible, en una bossa blava». Tanca la carpeta. «Consta», diu. «És el que hauria fet jo.»`,
      {
        forms: {
          'desig-lloc': `El tamboret, quan t'aixeques, guarda la forma de la visita, i ell no el desa.`,
          'desig-porta': `Ja que hi entén, li ensenyes la carta de baixa. «No hi ha motiu», observa. I la posa damunt del formulari.`,
        },
      },
      `—Em vol acompanyar al pati? —demana a trenc d'alba, després d'estripar-ho tot en triplicat—. Fa molts anys em van ensenyar on es posen les mans. Ho voldria repassar.`,
    ],
    options: [],
    final: 13,
    note: `atentament`,
  },
  {
    id: 'DD',
    text: [
      `Primer glop, el del senyor Cabestany: farigola. Segon, el de l'Inxa: tot el bosc. Tercer, el teu: res més que un glop.`,
      `La resta consta en acta i no cal llegir-la tota: una font, una plantofa que sura, la paraula «estatutàriament» cridada amb alegria, un ànec. Tu hi eres, amb els ulls ben oberts, i el senyor Cabestany, dret sobre un banc i amb els braços estesos, us ha explicat que de jove tenia molt bons bessons. Els ha ensenyat. L'Inxa els ha tocat el toc de castells.`,
      [
        `I ara seieu tots dos al pati, en un banc de pedra, amb el món una mica tort i els peus xops. «Tremoles», t'havia dit ell, i t'ha posat la jaqueta damunt de la camisa, perquè no volia una incidència. Se n'ha anat cap a casa quan l'Inxa li ha promès que t'hi acompanyaria. «Això de la petaca ho sent», et diu l'Inxa. «Jo no gaire.» Tanca els ulls i en deixa un d'obert, per si de cas. `,
        {
          forms: {
            'mocador-mostassa': `El mocador de la Jana et fa de bena en un dit que no et fa mal. `,
          },
        },
        `La jaqueta mostassa la duus lligada a la cintura; l'altra, damunt les espatlles. Entre els arbres passa el llum d'un autobús.`,
      ],
    ],
    sets: { jaqueta: 'pijama' },
    options: [
      { text: [`La hi tornaràs un altre dia, rentada.`, `Ara, cap a la parada de l'autobús.`], link: '62' },
      { text: [`Mires què duu a les butxaques,`, `per si les necessita ara.`], link: '61' },
    ],
  },
  {
    id: '61',
    title: `La prova del delicte`,
    text: [
      [
        `Ratlles blaves, botons de nacre i, brodat a la butxaca, «J. C.». És una jaqueta de pijama.`,
        { forms: { 'jaqueta-pijama': ` Et va curta de mànigues i llarga de bones intencions.` } },
        ` A dins hi ha unes ulleres de llegir i un retall de diari plegat en quatre, tan gastat que no goses obrir-lo.`,
      ],
      `—Et queda bé —diu l'Inxa, amb l'ull que vigilava—. Ell se n'ha anat en samarreta imperi. Al replà encara cantava. Jo l'acompanyava des d'aquí, però m'ha demanat que afinés.`,
      `Són gairebé dos quarts de cinc. Al tercer pis del davant hi ha un llum encès. A l'altra punta del pati, la font brolla tota sola, amb l'alegria de qui es pensa que no el veu ningú. L'Inxa es desperta del tot, mira el balcó, mira la font, es mira la gralla. Se li acut alguna cosa, i segur que està prohibida per algun reglament que portes posat.`,
    ],
    options: [
      {
        text: [`Li tornes la jaqueta.`, `Un senyor sense ulleres no pot redactar.`],
        link: 'AAA',
        sets: { jaqueta: 'tornada' },
      },
      { text: [`Fas cas de l'Inxa.`, `De nits així no en tornaràs a tenir.`], link: 'BBB' },
    ],
  },
  {
    id: 'AAA',
    title: `Tercer segona`,
    text: [
      {
        neutral: `Obre abans que truquis, i deixa la porta de bat a bat: ho mana el reglament. S'ha pentinat i, damunt la taula, hi té dues tasses i un informe a mitges. «Per si de cas», diu. Et deixa demanar perdó fins al final, perquè ningú no li n'havia demanat mai sense imprès.`,
        forms: {
          'jaqueta-tornada': `Obre abans que truquis i deixa la porta de bat a bat: ho mana el reglament. Va en samarreta imperi, s'ha pentinat i, damunt la taula, hi té dues tasses. «Per si de cas», diu. Li allargues la jaqueta, ben doblegada, i en treu les ulleres, se les posa i et veu.`,
        },
      },
      [
        `Després, de la butxaca del pijama, en treu `,
        {
          neutral: `un retall de diari plegat en quatre`,
          forms: {
            'jaqueta-tornada': `el retall plegat en quatre que no has gosat obrir`,
          },
        },
        ` i l'allisa amb el palmell fins que tu, si vols, el pots veure. És una foto petita, de fa molts anys: una pinya. Al tercer cordó, entre verds, un noi amb corbata i cara d'haver descobert el mar.`,
      ],
      `—Un cop hi vaig posar les mans —t'explica—. Per una qüestió de feina. No hi he tornat mai. Al Servei no feia bonic. Però cada primavera els miro des d'aquí, amb els vidres entelats. I els aixeco acta, és clar. D'alguna manera els havia de tenir a prop.`,
      [
        `Al carrer, un autobús fa una volta per canviar de sentit. El cafè fa una olor que aixecaria un tres de deu.`,
        {
          forms: {
            'remei-pancarta': ` «La pancarta del porxo», afegeix, «està torta d'un grau. Ho deia a l'informe, però ho he ratllat.»`,
          },
        },
        ` El senyor Cabestany mira l'àlbum gros del prestatge i fa veure que no el mira.`,
      ],
    ],
    options: [
      { text: [`«Això és un àlbum?», preguntes.`, `T'asseus.`], link: '12' },
      { text: [`«Vingui dimarts a l'assaig.»`, `T'acomiades i vas a buscar l'autobús.`], link: 'CCC' },
    ],
  },
  {
    id: '12',
    title: `El noi de la corbata`,
    text: [
      [
        `L'àlbum no és de família. És de vosaltres. Hi ha trenta anys de diades retallades amb regla, enganxades amb cola i comentades al marge amb llapis: «Aquest contrafort va baix de cul». «Bona agulla». «Plou. Aquesta primavera em falten al pati». Et trobes a la pàgina vint-i-vuit, amb la boca oberta, empenyent. A sota hi posa: «Novetat. Empeny bé».`,
        {
          forms: {
            'castell-fora': ` I hi ha una nota d'ahir, encara sense foto: «Un buit al tercer cordó. El trobo a faltar».`,
            'veu-teva': ` I hi ha una nota d'ahir, encara sense foto: «El pilar gira. Nova direcció. M'agrada».`,
            'jaqueta-tornada': ` Que ja sabia què era un quatre amb l'agulla, ho confessa tot sol; només volia que l'hi expliqués algú.`,
          },
        },
      ],
      `Us feu el cafè, i un altre. Tu li expliques el castell d'ahir i ell te'l corregeix des del tercer pis, i el que et sap més greu és que té raó. Entre el 94 i el 95 hi ha enganxada la còpia d'una carta seva, de quan era auxiliar: «8.000 pessetes l'any. La primavera que hi hagi pilar, es dona per pagat». La llegeix en veu alta, i a la segona paraula es queda sense veu, que avui ja són dues persones. La carta d'ara la va fer el programa i la va signar ell, sense mirar. Demana permís per anar a buscar el bolígraf vermell i corregir-se.`,
      {
        forms: {
          'desig-lloc': `—Vostè canvia de cordó a cada diada —et diu—. A les segones mans hi té la mida. Perdoni: fa temps que ho volia fer constar.`,
          'desig-algu': `—Vostè, quan la pinya s'obre, mira sempre enfora —et diu—. Jo era aquí dalt. Saludava.`,
          'desig-porta': `Li ensenyes la carta de baixa. Ell passa fulls fins al 1996, on n'hi ha una del mateix format, amb la seva lletra. La d'ell és d'alta. «No la vaig enviar mai», diu. «Vostè la seva, tampoc. Si li sembla, les arxivem juntes.»`,
        },
      },
      `Al balcó es fa de dia. D'un terrat de l'avinguda arriba un crit de brindis, i ell alça la tassa. Treu el cap al carrer i, amb la mateixa veu de les circulars, diu: «Fresqueta, per ser maig. Atentament».`,
      `Dimarts arriba a l'assaig vint minuts abans que ningú, amb corbata. La Berta li mesura l'espatlla i aixeca un polze. El Tieta obre la bossa blava i li para el Fundador. «El vaig desar jo, dissabte, que era a la vora, i no vaig gosar dir-ho fins que sortia el sol», li confessa. «És el que hauria fet jo», diu el senyor Cabestany. Fora d'hora, n'hi deixen fer un raig. Se'l tira a la corbata. S'apunta l'hora.`,
    ],
    options: [],
    final: 11,
    note: `als Atabalats se'ls ha avisat per escrit`,
  },
  {
    id: 'CCC',
    title: `Amb corbata`,
    text: [
      `—Dimarts —repeteix ell a la porta, com si li haguessis dit el nom d'un país—. Amb corbata?`,
      `—Com vulgui. Però se li esquinçarà.`,
      `—Ja ho sé —diu, i somriu per primera vegada amb tota la cara. Et posa a les mans un termo de cafè («retornable, s'entén») i, quan ja baixes, et crida des del replà una última norma—: Agafi's a la barana!`,
      `A fora s'ha posat boira baixa i el campus sembla una foto del 94. Falten dos minuts per a les cinc. Beus un glop de termo, i el cafè et repassa un per un tots els òrgans, com la Remei els rengles. L'autobús que feia la volta s'ha aturat just davant de la porteria, amb els llums encesos: el conductor t'ha vist sortir i t'espera, per humanitat o per estadística. Més avall, a la parada de debò, hi ha mitja festa fent cua, cantant molt fluix.`,
    ],
    sets: { termo: 'cafe' },
    options: [
      { text: [`Baixes fins a la parada,`, `que les cues s'han de fer en companyia.`], link: '62' },
      { text: [`Puges aquí mateix.`, `Un seient lliure és un seient lliure.`], link: '69' },
    ],
  },
  {
    id: 'BBB',
    title: `Dues idees de l'Inxa`,
    text: [
      `La primera idea de l'Inxa és tocar sota el llum del tercer pis una havanera de disculpa. La segona, banyar-se a la font. T'exposa les dues amb bons arguments i pèssima pronunciació.`,
      `—L'havanera és per educació —diu—. La font és per higiene.`,
      [
        `Us acosteu a l'una i a l'altra per comparar. La font té mig pam d'aigua, dues monedes, `,
        {
          neutral: `una plantofa perduda`,
          forms: { 'jaqueta-pijama': `una plantofa que et sona` },
        },
        ` i un ànec que us mira amb cansament institucional. El balcó té geranis, un llum i, darrere la cortina, una ombra que remena una olla.`,
      ],
      [
        {
          neutral: `La Puça, que sent les coses prohibides de lluny, s'hi afegeix en qualitat d'experta i no fa falta dir que li agraden totes dues.`,
          forms: {
            'sabatilla-faixa': `Hi compareix la Puça, amb un peu descalç: per mullar-se, diu, ja en té un de preparat. Fas el gest de tornar-li la sabatilla. «Després», diu.`,
          },
        },
        ` La fresca comença a picar`,
        {
          neutral: `.`,
          forms: { 'jaqueta-pijama': ` i et cordes fins dalt els botons de nacre.` },
        },
        ` A la paret del pati hi ha un cartell que diu ben clar «PROHIBIT»; el que està prohibit, amb aquesta llum, no es pot llegir.`,
      ],
    ],
    options: [
      { text: [`L'havanera.`, `Tu faràs la segona veu.`], link: '63' },
      { text: [`La font.`, `L'ànec ja s'hi ha resignat.`], link: '67' },
    ],
  },
  {
    id: '63',
    title: `Havanera de disculpa`,
    text: [
      [
        `L'Inxa comença fluix i, com que és una disculpa, no trepitja ni una sola nota que no sigui seva. Tu hi poses la lletra, nova i dirigida al Servei d'Espais: `,
        {
          neutral: `hi surten un balcó, un reglament i vuit mil coses que us pesen.`,
          forms: {
            'jaqueta-pijama': `hi surten un banc, una petaca, un pijama que ve de lluny i vuit mil coses que us pesen.`,
          },
        },
        ` A la segona estrofa s'obre el balcó.`,
      ],
      [
        {
          neutral: `El senyor Cabestany`,
          forms: { 'jaqueta-pijama': `El senyor Cabestany, en samarreta imperi,` },
        },
        ` escolta amb les mans a la barana. No pren nota. A la tercera se'n va cap a dins i s'encén un altre llum, d'un despatx. A la quarta, tot el professorat de la casa, amb bata, canta la tornada amb una dicció impecable.`,
      ],
      [
        `Tu i l'Inxa rebeu, per aquest ordre: un gerani, una ovació i una cistella amb un cordill, amb dos entrepans de truita a dins.`,
        {
          forms: {
            'deixat-caixa': ` Un dels entrepans el guardes per a la Remei, que encara deu ser a les fosques, amb la caixa a la falda: el generador ja fa estona que no tus.`,
            'remei-pancarta': ` L'havien llegit, la pancarta: amb els entrepans hi ha un full de Filologia que n'aprova la sintaxi i en discuteix l'import.`,
          },
        },
        ` Quan ja és de dia, en baixa un últim paper, mecanografiat: «S'autoritza. Amb caràcter anual. Atentament». A sota, a llapis i amb una altra mena de lletra: «Quina moneda canten?». No ho entén ningú, i ho canteu més fort.`,
      ],
      [
        `El baix de la tornada l'ha posat algú des d'un terrat de l'avinguda, a la vora d'una llum verda que tremola. No arribeu a veure què és. L'Inxa diu que una estrella, i que desafinava.`,
        {
          forms: {
            'desig-lloc': ` El teu lloc era aquest: segona veu, sota un gerani.`,
            'desig-algu': ` En mires les cares, d'una en una, de balcó en balcó: una escala sencera, amb bata.`,
            'desig-porta': ` La lletra l'has escrita al dors de la carta de baixa: ara no la pots entregar sense cantar-la.`,
          },
        },
        ` L'Inxa petoneja el paper. Després ataca el toc de castells, i aquest sí que us el fan pagar amb una galleda d'aigua.`,
      ],
    ],
    options: [],
    final: 15,
    note: `gerani inclòs`,
  },
  {
    id: '67',
    title: `Mig pam d'aigua`,
    text: [
      [
        `Mig pam d'aigua, encara de nit, està exactament a la temperatura de la veritat. Hi entreu cridant en silenci, amb la boca ben oberta, a la manera de la Berta. La Puça s'hi estira de cap a peus, que hi cap.`,
        {
          forms: {
            'sabatilla-faixa': ` La sabatilla del trenta-quatre et salta de la faixa, sura un moment i se la queda l'ànec.`,
          },
        },
        ` L'ànec demana el full de reclamacions.`,
      ],
      [
        `Dura quinze segons i et canvia la vida: se't veuen totes les idees. Llavors, entre els arbres, una llanterna. `,
        { neutral: `La Dolors, la vigilant,`, forms: { 'torn-fet': `La Dolors` } },
        ` us il·lumina un per un: un graller blau, una acotxadora blava i `,
        {
          neutral: `algú de blau a qui de dia deu conèixer pel verd`,
          forms: { 'jaqueta-pijama': `algú amb un pijama que coneix de vista` },
        },
        `.`,
      ],
      `—Fa divuit anys que espero que algú s'hi banyi —diu—. El cartell el vaig posar jo, per si us animava.`,
      [
        `Porta tovalloles. Les duu al cotxe des de fa divuit anys. Us hi embolica fort, tres voltes, i us espereu a la vora de la font fins que surt el sol, petant de dents.`,
        {
          forms: {
            'deixat-caixa': ` «Aquella de la llibreta», diu, «l'he trobada a les fosques, vigilant una caixa sola. M'ha dit que estava acompanyada.» No aixeques els ulls de l'aigua.`,
            'mocador-mostassa': ` El mocador mostassa s'ha tornat verd amb l'aigua.`,
          },
        },
      ],
      [
        `La Puça obre la mà: ha pescat les dues monedes de la font. «Quant valen?», crida. «Són de vint duros! Què és un duro?» Ningú no en fa cas. La Dolors mira l'aigua. «A la ronda de les onze», diu, «vaig trobar el vostre baix bressolant la bossa blava. Que hi portava una criatura, em va dir, que l'havien deixada a la vora d'una taula. No sabia que en tingués.» `,
        {
          neutral: `Vosaltres tampoc. Calleu tots tres, blaus, i ho atribuïu a la son.`,
          forms: {
            'nom-tieta': `«El Tieta!», fas. «Ho he dit a la porra.» La Puça s'enfonsa de vergonya, i torna a sortir amb l'ànec al cap i el barret per pagar.`,
            'nom-esventats': `«Els Esventats no tenen bossa blava», diu la Puça, mirant-te. Calleu una bona estona, tots dos, pel que heu dit a la cua. «És el Fundador», fas. Ja era hora.`,
          },
        },
        {
          forms: {
            'desig-lloc': ` En tens mig pam, de lloc, i l'ànec te'l discuteix.`,
            'desig-algu': ` Divuit anys fa que aquesta dona espera algú, i ho diu així, eixugant-te els cabells.`,
            'desig-porta': ` La carta de baixa, sota la camisa, ha sortit de l'aigua en blanc.`,
          },
        },
        ` «Fa fresca», dius. I tots quatre, amb l'ànec: «Per ser maig».`,
      ],
    ],
    options: [],
    final: 16,
    note: `ningú no s'ha refredat fora de la gralla`,
  },
  {
    id: 'BB',
    title: `La rotonda`,
    text: [
      `La rotonda de l'entrada fa vint passes de banda a banda i té gespa, un fanal i una escultura que representa el coneixement o una canonada. Cap a dos quarts de cinc no hi passa ningú. És, diu la Berta amb les mans, la plaça més bonica on ha estat mai.`,
      [
        `Sou vint-i-sis, embolicats amb mantes. El Tieta es descalça. L'enxaneta es treu les lleganyes amb la punta de la faixa. En Guifré, que està en contra dels castells, pregunta on s'ha de posar per estar-hi en contra més de prop, i el col·loquen de vent.`,
        {
          forms: {
            'peto-guifre': ` «Et veig des d'aquí», et diu, i és una promesa i una dada.`,
            'faixa-guifre': ` Faixa, ja en porta: les voltes les hi vas comptar tu.`,
          },
        },
      ],
      [
        `—Un moment —diu el Tieta—. Qui ha begut massa es queda de públic. —I se n'aparten sis, sense discutir, que seuen a la vora i s'agafen les mans. `,
        {
          neutral: `Tu, que et coneixes, demanes lloc a la pinya i no pas a dalt.`,
          forms: {
            'beguda-aigua': `A tu et mira, compta fins a set i et deixa passar a la pinya.`,
            'beguda-ratafia': `A tu t'ensenya tres dits: tres glops. «A les mans», diu, «i perquè la tieta responia de la collita.»`,
          },
        },
        ` La Berta et mira. Fa un gest que aquesta vegada entens a la perfecció: fem-ho, o tothom a dormir? Entre els plàtans fa senyals de llum el nocturn, que va i ve.`,
      ],
    ],
    options: [
      {
        text: [`«Peus!»`, `Ho crides tu, que ella no pot.`],
        link: 'EE',
        forms: [
          {
            when: { veu: 'teva' },
            text: [`«Peus!» La seva veu ets tu:`, `per fi saps per a què.`],
            link: 'EE',
          },
        ],
      },
      {
        text: [`«Tothom a dormir.» De vegades, el castell`, `és no fer-lo. Cap a l'autobús.`],
        link: '62',
        sets: { pilar: 'no' },
      },
    ],
  },
  {
    id: 'EE',
    title: `Pilar de quatre`,
    text: [
      [
        `El pilar es tanca al voltant del baix amb tan poca gent que s'hi veu l'herba. El Tieta s'ho mira tot abans, i a tu t'olora l'alè. `,
        {
          neutral: `Et toquen segones mans: els braços amunt, la galta contra una esquena tèbia, al coll l'alè de qui t'empeny. No veus res.`,
          forms: {
            'desig-lloc': `Et toquen primeres mans. «Aquí», torna a dir la Berta amb el dit, i t'agafa els canells i te'ls posa on van: sota el cul d'un segon que tremola. El lloc era aquest. No es veu res, i hi cabies just.`,
          },
        },
        ` Puja sense música, perquè l'Inxa s'ha adormit en algun lloc i ningú no sap on, i tan a poc a poc que el sents pujar pels braços: el segon s'hi planta; el terç, tremolant de fred, es redreça; i per damunt de tot et passen uns mitjons, amb casc, que dilluns han de defensar una tesi sobre l'IVA. El pes s'atura. Algú, molt amunt, alça la mà cap al fanal i la deixa alçada una mica més del compte, perquè la vista s'ho val. Ho saps perquè el Tieta, dos pams més avall, riu.`,
      ],
      `—Ara ve el que costa —diu, i no ho diu a ningú més. Et pesen els ulls, et fan figa els colzes. Aguantes quan deixa de pesar un, quan en deixen de pesar dos, quan les mans ja no aguanten res i ningú no les vol abaixar primer. No ha tocat terra res que no fossin peus. Descarregat.`,
      [
        `Un camió de la neteja, que ha donat tres voltes a la rotonda per no perdre-s'ho, fa sonar la botzina. El conductor es treu la gorra. En Guifré plora i ho nega amb dades.`,
        {
          forms: {
            'faixa-guifre': ` S'eixuga amb la punta de la faixa, massa llarga per a un de sol, i te'n passa un tros.`,
            'peto-guifre': ` Quan se li acaben, et busca la mà per sota de la manta.`,
          },
        },
        ` La Berta mou els llavis i tothom, per fi, li llegeix el mateix: «Avui sí».`,
      ],
      `Són tres quarts de cinc tocats i ningú no vol ser el primer d'anar-se'n. El Tieta, que viu a quatre passes, anuncia xocolata desfeta al terrat. El nocturn, a baix, encén els llums.`,
    ],
    sets: { pilar: 'fet' },
    options: [
      {
        text: [`Una abraçada a en Guifré i el nocturn.`, `No es pot millorar: cal plegar ara.`],
        link: '62',
        forms: [
          {
            when: { peto: 'guifre' },
            text: [`Un petó a en Guifré i el nocturn.`, `No es pot millorar: cal plegar ara.`],
          },
        ],
      },
      {
        text: [`El terrat del Tieta i la xocolata.`, `No es pot millorar? Que portin melindros.`],
        link: '51',
      },
    ],
  },
] as const satisfies readonly Passage[];
