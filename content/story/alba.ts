import type { Passage } from '@/lib/story/passage';

// Five in the morning to sunrise: the roof, the avenue and the bakery.
export const alba = [
  {
    id: '51',
    title: `El terrat del Tieta`,
    text: [
      [
        `Quatre pisos. Al segon fas contrafort amb la paret; al tercer jures que ho deixes tot; al quart fa olor de xocolata i et desdius.`,
        { forms: { 'beguda-aigua': ` Set gots d'aigua pugen amb tu i es queixen a cada replà.` } },
        ` El terrat té un fil de bombetes, deu cadires de jocs diferents i tota la zona universitària als peus: les facultats, la plaça buida, la carpa plegada a mitges.`,
      ],
      [
        `El Tieta, amb davantal, remena una olla on cabria la Puça. La Puça, de fet, ja ho calcula, dreta a la barana`,
        {
          neutral: `.`,
          forms: {
            'sabatilla-faixa': ` amb un peu descalç. Et treus la sabatilla de la faixa, i ella allarga el peu sense girar-se.`,
          },
        },
        {
          forms: {
            'bossa-oberta': ` «A sota del pal hi havia un estadístic i un cambrer!», et diu sense mirar-te. «De verds, cap! On eres?»`,
          },
        },
      ],
      [
        `—Els peus a terra, reina —diu ell, i ella baixa. És l'única persona a qui fa cas.`,
        {
          forms: {
            'deixat-aposta': ` Després mira per damunt teu, com si hi hagués boira: «L'aposta la vam guanyar els altres cinc!».`,
            'sabatilla-tornada': ` De passada et toca el peu amb el seu: «Te'n devia una!».`,
            'veu-teva': ` «I tu no cridis!», et diu. «Que t'he sentit tot el dia!»`,
          },
        },
      ],
      [
        {
          neutral: `La Berta hi ha arribat abans que ningú i ha disposat les cadires en forma de folre. `,
          forms: {
            'bossa-oberta': `La Berta i tu hi heu pujat darrere d'ell i heu disposat les cadires en forma de folre. Del que sabeu, ella no n'ha dit res: vol que ho tregui ell. `,
            'pilar-fet': `Hi heu pujat tots en filera, des de la rotonda, i la Berta col·loca les cadires en folre sense deixar de riure. La xocolata tot just fa la primera bombolla. `,
            'ruta-mapa': `La Berta hi ha arribat abans que ningú, ha posat les cadires en folre i mira la ciutat per dins del forat del mapa. El terrat amb un sol era aquest. El Tieta hi esmorza cada dissabte; no l'hi havia preguntat ningú. `,
          },
        },
        {
          forms: {
            'deixat-cara': `La cadira de la Remei és buida. «L'acta l'ha signada ella», diu el Tieta, que té ordres de no dir-te res i no en sap. «Seu. Menja.» `,
          },
        },
        {
          forms: {
            'jaqueta-jana': `Et mira la jaqueta mostassa i et busca una cadira lluny de la barana. `,
          },
        },
        `Al costat dels fogons en queda una de buida: el Tieta busca qui l'ajudi a servir i, amb l'hora del brindis a sobre, ha començat a abocar la bossa blava damunt la taula, molt a poc a poc, com qui espera que li diguin prou. Un xic enllà, de cara a llevant, n'hi ha una altra que no ha triat ningú perquè no s'hi sent res. Encara és fosc; el cel hi tindrà, d'aquí a una estona, una ratlla de color de préssec.`,
      ],
    ],
    sets: { sabatilla: null },
    options: [
      { text: [`La cadira dels fogons:`, `ajudes el Tieta a buidar la bossa.`], link: '66' },
      { text: [`La cadira de llevant:`, `avui ja s'ha dit gairebé tot.`], link: '71' },
    ],
  },
  {
    id: '66',
    title: `El fons de la bossa blava`,
    text: [
      `La bossa blava no té fons conegut. En surten el fuet, les tiretes, una clau anglesa, una camisa verda de la talla que no existeix, una galeta mossegada, un bolquer («mai no se sap») i, embolicada amb un drap de cuina, amb un tap de pa al broc, una cosa de vidre, gruixuda, lletja, amb la nansa cosida amb filferro.`,
      [
        `Es fa un silenci de quan trontollen els terços. El Fundador. La Berta es posa dreta. La Puça s'ennuega amb un melindro.`,
        {
          forms: {
            'bossa-oberta': ` La Berta i tu sou les úniques persones que no crideu. Us mireu, i és el castell més ben parat de la nit.`,
            'nom-tieta': ` «Ho has dit!», et crida, «i hem rigut!», i t'aboca el barret a la falda: vuitanta croquetes fredes, que són teves.`,
            'nom-esventats': ` Després us mira un per un, els del barret. «Vuitanta croquetes», diu. «Les portarem als Esventats. A peu. Tu, que ho has dit més fort, al davant.»`,
            'taula-confessa': ` «La vora», et diuen tots, assenyalant-te, i per primer cop en tota la nit ho diuen rient.`,
            'porro-galet': ` Tu, que no vas dir on l'havies deixat, et serveixes una tassa que no et toca i no te'n sents.`,
            'porro-falda': ` Tu, que el vas dur a la falda, entens que amb tu només anava de viatge.`,
          },
        },
      ],
      `—El tens TU? —crida tothom.`,
      `—El tinc jo —diu el Tieta, i es tapa els ulls amb el drap—. Era a la vora. Una cosa que és a la vora, o la fas enrere o ja la pots escombrar. Anava a dir-ho, i ja cantàveu als Esventats. Dues-centes persones, reina. I vaig pensar: d'aquí a una mica. Us he deixat la bossa a totes les cadires. No la mirava ningú.`,
      [
        `La Berta obre la boca, no en surt so, i l'abraça per la part que pot. El sol encara no hi és; us n'ha vingut de cinc minuts. Al brindis hi serviu la xocolata, desfeta, a galet, i aquesta és la mena de decisió que després ningú no recorda haver pres.`,
        {
          forms: {
            'remei-viatge': ` Pares onze tasses de més, per als del mig autocar.`,
            'full-perdut': ` La llibreta s'eixuga estesa a la barana; del teu full, en queda un núvol blau.`,
            'vocal-si torn-fet': ` Serveixes tu, que n'ets vocal.`,
            'vocal-si': ` «La vocalia no serveix», diu algú. «Ja ho sabem.»`,
            'peto-jana': ` La xocolata et sap a llimona, i no en dius res.`,
          },
        },
        ` Quan el sol toca el vidre, tot el terrat es fa marró i daurat. Teniu la cara feta un nyap`,
        {
          neutral: `.`,
          forms: { 'jaqueta-jana': `, i la jaqueta de la Jana ja no és ben bé mostassa.` },
        },
        ` No s'ha trencat res.`,
      ],
      [
        `Queda a terra una còpia d'una carta del Servei d'Espais, plegada en quatre perquè una cadira no balli: els vuit mil. No la mira ningú. Dilluns serà dilluns.`,
        {
          forms: {
            'carta-berta': ` De dins de la camisa, la Berta es treu la teva carta, sense obrir. La pesa en una mà i te la torna. «dilluns», escriu a la xocolata seca de la taula, «de viva veu».`,
            'desig-algu': ` Sou deu al voltant d'una olla. Ja els aniràs mirant: avui ningú no té pressa per acabar de sortir.`,
            'desig-porta': ` Quan t'inclines a servir, el paper que duies sota la camisa cau a l'olla. El Tieta el pesca, el tasta i diu que hi falta sucre.`,
          },
        },
      ],
    ],
    options: [],
    final: 12,
    note: `els Esventats ho sospitaven des del principi`,
  },
  {
    id: '71',
    title: `Llevant`,
    text: [
      `Seus. Darrere teu, la colla es va apagant de cadira en cadira: la Puça, feta un cabdell; el Tieta, dret, amb la cullera a la mà; els altres, on els ha enxampat. Sona una gralla, molt lluny, o és el record d'una gralla, que dura més.`,
      [
        `Penses en el castell. En els dos segons de dalt de tot, que gairebé ningú de la pinya no ha vist i que tanmateix eren de tots: tothom empenyent cap al mateix lloc, sense saber ben bé què aguantava. `,
        {
          forms: {
            'castell-fora': `Tu els has vist, de fora estant, i ara els canviaries per un clatell. `,
          },
        },
        `Penses en els 40 euros, en els 8.000, en els 25. No saps què són. Et fan una mica de riure i gens de por.`,
        {
          forms: {
            'vocal-si torn-fet': ` Penses en quaranta aigües amb llimona.`,
            'vocal-si': ` Penses en un torn, a les dues, que ha fet algú altre.`,
            'full-perdut': ` Penses en un full blau que ningú no ha eixugat.`,
            'full-eixut': ` Penses en un full que encara es llegeix.`,
          },
        },
        {
          forms: {
            'desig-lloc': ` N'has canviat set vegades, de lloc, en una nit, i a tots et tocava algú amb el colze.`,
            'desig-algu': ` No recordes qui t'esperaves de trobar, i això deu ser que ja no l'esperes.`,
            'desig-porta': ` Dobles en vuit el paper de la camisa i el fiques sota la pota de la cadira del costat, que ballava.`,
            'carta-berta': ` La carta la té ella. No l'ha oberta: se la fa servir de ventall, per despertar-se.`,
          },
        },
        {
          forms: {
            'remei-viatge': ` Penses en mig autocar pagat per una noia de vint anys que no volia deixar ningú a terra.`,
            'deixat-cara': ` Penses en un nom al peu d'una acta, que hauria de ser el teu i és el de la Remei.`,
            'peto-jana': ` Penses en un gust de llimona.`,
          },
        },
      ],
      [
        `El primer raig entra per la taula del Tieta, on ha buidat la bossa blava, travessa una cosa de vidre i et posa a la mà una taca verda que tremola. Et gires el just: és al mig de la taula, a mil quilòmetres de cada vora, damunt d'un drap de cuina on algú ha escrit amb retolador «a la vora, no». Ningú no diu «el Fundador»: qui l'ha vist, ja dorm tranquil.`,
        {
          forms: {
            'bossa-oberta': ` A tu ja t'havia mirat una vegada, des del fons de tot.`,
            'taula-confessa': ` Tu vas dir la vora, i ell el va fer enrere. Entre tots dos, no s'ha trencat.`,
          },
        },
      ],
      [
        `Surt el sol. La Berta s'asseu al teu costat, abrigada amb dues faixes. `,
        {
          forms: {
            'ruta-mapa': `Deixa el mapa a terra, amb el forat cap amunt: ja no li fa falta. `,
          },
        },
        `Empassa saliva, prova la gola, mira la ciutat, els terrats, les grues, tot allò que encara s'ha d'aixecar. `,
        {
          forms: {
            'veu-teva': `Et toca el braç i et demana permís, amb els ulls, per agafar una cosa que t'havia deixat. `,
          },
        },
        `I amb una veu trencada i nova, la primera en dotze hores, diu:`,
      ],
      `—Peus.`,
      `Darrere vostre, sense obrir els ulls, tots es posen drets.`,
    ],
    options: [],
    final: 20,
    note: `fa fresca, per ser maig`,
  },
  {
    id: '42',
    title: `Avinguda avall`,
    text: [
      [
        `A dos quarts de sis, l'avinguda és teva i d'un gat. Els semàfors no tenen a qui aturar: es posen vermells amb molta convicció i s'esperen. Tu també t'esperes, a cada un, per educació.`,
        {
          neutral: ` Arrossegues la punta de la faixa i deixes darrere teu una ratlla finíssima de pols, per si mai has de tornar a trobar el camí.`,
          forms: {
            'jaqueta-pijama': ` Dus una jaqueta de ratlles blaves i, a la cintura, una altra de mostassa. El gat se't mira amb objeccions.`,
            'jaqueta-guifre': ` La jaqueta d'en Guifré et tapa les mans.`,
          },
        },
      ],
      [
        `Fas repàs: un castell, una caiguda, un sopar, i uns 25 euros que et segueixen de tan a prop que, quan et gires, s'aturen.`,
        {
          forms: {
            'pilar-fet': ` I un pilar de quatre, descarregat, que encara duus als colzes.`,
            'deixat-llum': ` I un llum encès, a la boca de Geologia, que hauries d'haver apagat tu.`,
            'torn-fet': ` I quaranta gots d'aigua, servits.`,
          },
        },
        {
          forms: {
            'pessetes-grup': ` I vuit mil pessetes. Mires el grup: encara un sol tic.`,
            'pilar-no': ` I un pilar de quatre que has enviat a dormir. Pesa més que si s'hagués fet.`,
            'termo-cafe': ` I un termo retornable, encara tebi, que t'obliga a tornar-hi.`,
          },
        },
        {
          forms: {
            'peto-guifre': ` I un petó amb decimals.`,
            'peto-jana': ` I un petó, que no saps a quina columna va.`,
          },
        },
        {
          forms: {
            'sabatilla-faixa': ` I una sabatilla a la faixa, que dilluns algú vindrà a buscar a peu coix.`,
          },
        },
        ` No t'ho esperaves, però el total surt positiu. El fred és d'aquell bo, el que renta.`,
      ],
      `Llavors passen coses de matinada. Una persiana s'alça fins a mitja cama i surt del forn una glopada de pa calent que et fa parar en sec: t'ha dit el nom. I pel carrer de casa teva ve una figura menuda, amb xandall, caminant a tot drap, i tens la sensació incòmoda de conèixer aquell pas des que vas néixer.`,
    ],
    options: [
      { text: [`El forn.`, `La carn és feble i el croissant, tou.`], link: '60' },
      { text: [`El carrer de casa.`, `Esperes que no sigui qui et sembla que és.`], link: '70' },
    ],
  },
  {
    id: '60',
    title: `Qui és l'últim?`,
    text: [
      [
        `Dins del forn hi ha una fornera amb farina fins a les celles i una sola clienta. No cal que es giri. Du una llibreta de quadres`,
        { forms: { 'llibreta-molla': `, ondulada per l'aigua,` } },
        ` sota el braç i sabates de festa a la mà.`,
      ],
      `—Qui és l'últim? —dius, per dir alguna cosa.`,
      [
        `—Tu —respon la Remei. Però ho diu sense boli. Mira els croissants, et mira els peus, els ulls`,
        {
          neutral: `, la camisa descosida,`,
          forms: {
            'jaqueta-pijama': `, el pijama brodat amb una J i una C,`,
            'jaqueta-guifre': `, la jaqueta d'estadístic,`,
            'mocador-mostassa': `, el mocador mostassa,`,
          },
        },
        ` i fa a la fornera—: Posi-me'n dos.`,
      ],
      [
        `Us els mengeu a la vorada, amb el paper estès sobre la llibreta perquè no es taqui. No parleu de diners.`,
        {
          forms: {
            'deixat-caixa': ` «M'has deixat a les fosques», diu ella. «Amb la caixa. Quaranta minuts.» Ho diu una vegada i ja no ho dirà més, i això és el que costa.`,
            'full-eixut': ` «El teu full és l'únic que es llegeix», diu. «L'has eixugat tu.» Li passes el tros amb més mantega.`,
            'full-perdut': ` «El teu full s'ha escorregut», diu. «No pateixis. Me'l sé.»`,
          },
        },
        ` Parleu de l'aleta, que ella ha mirat entre els dits, i de si a l'agulla li devia fer pena quedar-se sola.`,
      ],
      [
        {
          neutral: `Del porró, res: un, vidre, falta. Dels vuit mil, tampoc. Té la primera claror als genolls i ha tancat els ulls, i tu hi hauries pogut dir dues coses i has fet un badall.`,
          forms: {
            'nom-tieta': `—Has dit un nom, a la porra —diu de sobte—. L'Inxa hi ha perdut seixanta croquetes. —Obre un ull—. Era el bo. El porró anava a caure i ell l'ha fet enrere; a la rodona hi havia greix de fuet. —«I no ho has dit?»— A les dues de la matinada, buscant-lo, encara érem cent noranta-vuit. L'any passat, sense buscar res, cent deu.`,
            'remei-plats': `—Noranta-sis plats —diu de sobte—. Et toca una resposta. Una. —Li demanes pel porró—. El té el Tieta. Era a la vora, i tot el que és a la vora, ell ho fa enrere. A la rodona hi havia greix de fuet. —«I no ho has dit?»— A les dues de la matinada, buscant-lo, encara érem cent noranta-vuit. L'any passat, sense buscar res, cent deu.`,
            'vocal-si': `—Vocal. Tu també l'has ensumada, la rodona —diu de sobte—. Greix de fuet. Era a la vora, i ell, el que és a la vora, ho fa enrere. —«El Tieta», dius. «I no ho has dit?»— A les dues de la matinada, buscant-lo, encara érem cent noranta-vuit. L'any passat, sense buscar res, cent deu.`,
          },
        },
        {
          forms: {
            'pessetes-grup': ` Té el mòbil apagat dins d'una sabata, i allà dins hi ha la teva foto amb un sol tic. No dius res; mires com l'encén. «Pessetes», fa, amb mantega a la barbeta. Hi torna a posar el dit. «Pessetes», i et dona la meitat del seu croissant.`,
          },
        },
        {
          forms: {
            'desig-porta': ` El paper que fa d'estovalles és la teva carta. Quan l'aparteu, de tan transparent, s'hi veu l'altra banda.`,
            'desig-algu': ` Era l'última persona que hauries dit, i feia cua davant teu.`,
          },
        },
        ` Quan us aixequeu, ella plega el paper en quatre, obre la llibreta pel teu full i hi escriu una ratlla: «+ 1 croissant».`,
      ],
    ],
    options: [],
    final: 19,
    note: `26,30 euros`,
  },
  {
    id: '70',
    title: `La iaia`,
    text: [
      `És qui et sembla que és. La iaia, xandall malva, vuitanta-un anys, va a guardar tanda per a l'aiguagim, amb la tovallola al coll.`,
      [
        `—Maco, maca, tu —diu, sense afluixar el pas, de manera que has de girar cua i acompanyar-la—. Heu fet el castell?`,
        {
          forms: {
            'mocador-mostassa': ` —I et mira el coll—. Això no és verd. A mi els secrets, de dia.`,
          },
        },
      ],
      `—Carregat, iaia.`,
      `—O sigui, a terra. —S'ajusta el casquet de bany—. Jo sempre he dit que això dels castells és una animalada. Tanta gent amuntegada per no arribar enlloc. —Camina vint passes en silenci—. I qui feia de baix?`,
      [
        `L'hi expliques. Tot: el Tieta, la Puça, la veu de la Berta, els vuit mil del local. `,
        {
          neutral: `«Vuit mil què?», diu. Euros, suposes. «Suposes. Jo vaig fregar Geologia onze anys i, de supòsits, en vaig treure cabassos.» D'aquí no la treus.`,
          forms: {
            'pessetes-grup': `«Pessetes», li dius, i li ensenyes la foto. «Un tic», diu. «Truca, criatura, que les coses bones es diuen de viva veu.» Truques a la Remei. La senten des de la piscina.`,
          },
        },
      ],
      [
        `Del porró, en canvi, no en dubta gens: «Quan falta una cosa de vidre, no l'ha robada ningú. L'ha guardada algú que us estima, perquè no us la carregueu. Qui és?». `,
        {
          neutral: `La tresorera, dius; es diu Remei. «Doncs ella.» No ho acabes de veure.`,
          forms: {
            'bossa-oberta': `Et mira. «Ja ho sabies», diu. Les mentides també les troba.`,
            'nom-tieta': `«El Tieta. Ho he dit davant de tothom i han rigut.» «I ell?» Ell no. «Doncs ja ho tens», diu ella, que no afluixa.`,
            'nom-esventats': `«Els Esventats», comences, i et sents la veu de la cua. «I us estimen?» No gaire. «Doncs qui us fa menjar?» El Tieta, dius. T'ha costat sis hores i una colla sencera.`,
          },
        },
        {
          forms: {
            'desig-lloc': ` «I tu, on t'hi poses, a la colla?», et pregunta. On hi ha lloc, dius. «Posa't on et faci mal l'endemà.»`,
            'desig-algu': ` «I has trobat algú?», et pregunta. Ho havies dit a ningú? «Fas cara de tenir-ne massa per triar», decideix.`,
            'desig-porta': ` De la camisa et treu la carta de baixa, que ho troba tot. «No hi ha faltes», diu. «Llàstima de paper.»`,
          },
        },
        ` Cada vegada camineu més a poc a poc. A la porta de la piscina et passa el dit per la galta, se'l mira, el tasta i hi diagnostica sucre, son i bogeria. «El dissabte que ve, m'hi portes», sentencia. «A empènyer. `,
        {
          neutral: `I abriga't, criatura, que és nit fresca per ser maig.»`,
          forms: {
            'jaqueta-pijama': `I torna la de nacre, criatura, que el seu amo es deu gelar: és nit fresca per ser maig.»`,
            'jaqueta-guifre': `I que vingui també qui t'ha deixat la jaqueta: qui se'n queda sense, en nit fresca per ser maig, és de fiar.»`,
          },
        },
        ` Li dius que ja clareja. «Doncs pitjor.»`,
      ],
    ],
    options: [],
    final: 17,
    note: `la Remei ja li ha trobat camisa`,
  },
] as const satisfies readonly Passage[];
