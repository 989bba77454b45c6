import type { Passage } from '@/lib/story/passage';

// Five in the morning to sunrise: the roof, the avenue and the bakery.
export const alba = [
  {
    id: '51',
    title: `El terrat del Tieta`,
    text: [
      `Quatre pisos. Al segon fas contrafort amb la paret; al tercer jures que ho deixes tot; al quart fa olor de xocolata i et desdius. El terrat té un fil de bombetes, deu cadires de jocs diferents i tota la zona universitària als peus: les facultats, la plaça buida, la carpa com un bolet apagat.`,
      [
        `El Tieta, amb davantal, remena una olla on cabria la Puça. La Puça, de fet, ja ho calcula, dreta a la barana`,
        {
          neutral: `.`,
          forms: [
            {
              when: { sabatilla: 'faixa' },
              text: ` amb un peu descalç. Et treus la sabatilla de la faixa, i ella allarga el peu sense girar-se.`,
            },
          ],
        },
      ],
      `—Els peus a terra —diu ell, i ella baixa. És l'única persona a qui fa cas.`,
      [
        `La Berta hi ha arribat abans que ningú i ha disposat les cadires en forma de folre. `,
        {
          forms: [
            {
              when: { jaqueta: 'jana' },
              text: `Et mira la jaqueta mostassa i et busca una cadira lluny de la barana. `,
            },
          ],
        },
        `Al costat dels fogons en queda una de buida: el Tieta busca qui l'ajudi a servir i ha començat a abocar la bossa blava damunt la taula, cosa que no havia vist mai ningú. Un xic enllà, de cara a llevant, n'hi ha una altra que no ha triat ningú perquè no s'hi sent res. El cel hi fa una ratlla de color de préssec.`,
      ],
    ],
    options: [
      { text: [`La cadira dels fogons:`, `ajudes el Tieta a servir.`], link: '66' },
      { text: [`La cadira de llevant:`, `avui ja s'ha dit gairebé tot.`], link: '71' },
    ],
  },
  {
    id: '66',
    title: `El fons de la bossa blava`,
    text: [
      `La bossa blava no té fons conegut. En surten el fuet, les tiretes, una clau anglesa, camises verdes de totes les talles, una galeta mossegada, un bolquer («mai no se sap») i, embolicada amb un mocador, una cosa de vidre, gruixuda, lletja, amb la nansa cosida amb filferro.`,
      [
        `Es fa un silenci de quan trontollen els terços. El Fundador. La Berta es posa dreta. La Puça s'ennuega amb un melindro.`,
        {
          forms: [
            {
              when: { porro: 'galet' },
              text: ` Tu, que te'l vas beure davant de dues colles, tornes a respirar per primer cop des de les dotze.`,
            },
            {
              when: { porro: 'falda' },
              text: ` Tu, que el vas dur a la falda, entens que amb tu només anava de viatge.`,
            },
          ],
        },
      ],
      `—El tens TU? —crida tothom.`,
      `—És clar que el tinc jo —diu el Tieta, sense entendre res—. A mig sopar vaig pensar: aquí prendrà mal. Que passava alguna cosa? Vaig sense bateria.`,
      [
        `La Berta obre la boca, no en surt so, i l'abraça per la part que pot. Hi serviu la xocolata, desfeta, a galet, i aquesta és la mena de decisió que després ningú no recorda haver pres. Quan el sol toca el vidre, tot el terrat es fa marró i daurat. Teniu la cara feta un nyap`,
        {
          neutral: `.`,
          forms: [{ when: { jaqueta: 'jana' }, text: `, i la jaqueta de la Jana ja no és ben bé mostassa.` }],
        },
        ` No s'ha trencat res.`,
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
        `Penses en el castell. En els dos segons de dalt de tot, que gairebé ningú de la pinya no ha vist i que tanmateix eren de tots: tothom empenyent cap al mateix lloc, sense saber ben bé què aguantava. Penses en els 40 euros, en els 8.000, en els 25. Et fan una mica de riure i gens de por.`,
        {
          forms: [
            {
              when: { remei: 'viatge' },
              text: ` Penses en mig autocar pagat per una noia de vint anys que no volia deixar ningú a terra.`,
            },
            { when: { peto: 'jana' }, text: ` Penses en un gust de llimona.` },
          ],
        },
      ],
      [
        `Surt el sol. La Berta s'asseu al teu costat, abrigada amb dues faixes. Empassa saliva, prova la gola, mira la ciutat, els terrats, les grues, tot allò que encara s'ha d'aixecar. `,
        {
          forms: [
            {
              when: { veu: 'teva' },
              text: `Et toca el braç, com si et demanés permís per agafar una cosa que t'havia deixat. `,
            },
          ],
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
        `A dos quarts de sis, l'avinguda és teva i d'un gat. Els semàfors treballen per a ningú: es posen vermells amb molta convicció i s'esperen. Tu també t'esperes, a cada un, per educació.`,
        {
          neutral: ` Arrossegues la punta de la faixa i deixes darrere teu una ratlla finíssima de confeti, per si mai has de tornar a trobar el camí.`,
          forms: [
            {
              when: { jaqueta: 'pijama' },
              text: ` Dus una jaqueta de ratlles blaves i, a la cintura, una altra de mostassa. El gat se't mira com un client difícil.`,
            },
            { when: { jaqueta: 'guifre' }, text: ` La jaqueta d'en Guifré et tapa les mans.` },
          ],
        },
      ],
      [
        `Fas repàs, com el Tieta quan us compta a la vorada: un castell, una caiguda, un sopar, i uns 25 euros que et segueixen com l'ombra i, quan et gires, s'aturen.`,
        {
          forms: [
            { when: { pessetes: 'grup' }, text: ` I vuit mil pessetes. Mires el grup: encara un sol tic.` },
          ],
        },
        {
          forms: [
            { when: { peto: 'guifre' }, text: ` I un petó amb decimals.` },
            { when: { peto: 'jana' }, text: ` I un petó, que no saps a quina columna va.` },
          ],
        },
        {
          forms: [
            {
              when: { sabatilla: 'faixa' },
              text: ` I una sabatilla a la faixa, que dilluns algú vindrà a buscar a peu coix.`,
            },
          ],
        },
        ` No t'ho esperaves, però el total surt positiu. El fred és d'aquell bo, el que renta.`,
      ],
      `Llavors passen coses de matinada. Una persiana s'alça fins a mitja cama i surt del forn una glopada de pa calent que et fa parar en sec, com si t'haguessin dit el nom. I pel carrer de casa teva ve una figura menuda, amb xandall, caminant a tot drap, i tens la sensació incòmoda de conèixer aquell pas des que vas néixer.`,
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
        { forms: [{ when: { llibreta: 'molla' }, text: `, ondulada com una teula,` }] },
        ` sota el braç i sabates de festa a la mà.`,
      ],
      `—Qui és l'últim? —dius, per dir alguna cosa.`,
      [
        `—Tu —respon la Remei. Però ho diu sense boli. Mira els croissants, et mira els peus, el confeti`,
        {
          neutral: `, la camisa descosida,`,
          forms: [
            { when: { jaqueta: 'pijama' }, text: `, el pijama brodat amb una J i una C,` },
            { when: { jaqueta: 'guifre' }, text: `, la jaqueta d'estadístic,` },
            { when: { mocador: 'mostassa' }, text: `, el mocador mostassa,` },
          ],
        },
        ` i fa a la fornera—: Posi-me'n dos.`,
      ],
      [
        `Us els mengeu a la vorada, amb el paper estès sobre la llibreta perquè no es taqui.`,
        {
          neutral: ` No parleu de diners ni mireu el mòbil: el que hi hagi al grup ja hi serà dilluns.`,
          forms: [
            {
              when: { pessetes: 'grup' },
              text: ` No parleu de diners. Ella té el mòbil apagat dins d'una sabata; allà dins, una foto espera amb un sol tic.`,
            },
          ],
        },
        ` Parleu de l'aleta, que ella va mirar entre els dits, i de si a l'agulla li devia fer pena quedar-se sola.`,
        { forms: [{ when: { remei: 'plats' }, text: ` «Noranta-sis plats», diu de sobte, i riu sola.` }] },
        ` Surt un sol de mantega. Quan us aixequeu, ella plega el paper en quatre, obre la llibreta pel teu full i hi escriu una ratlla, amb molt bona lletra: «+ 1 croissant».`,
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
      `És qui et sembla que és. La iaia, xandall malva, vuitanta-un anys, de camí cap al primer torn de l'aiguagim, amb la tovallola al coll.`,
      [
        `—Maco, maca o el que siguis a aquesta hora —diu, sense afluixar el pas, de manera que has de girar cua i acompanyar-la—. Heu fet el castell?`,
        {
          forms: [
            {
              when: { mocador: 'mostassa' },
              text: ` —I et mira el coll—. Això no és verd. A mi els secrets, de dia.`,
            },
          ],
        },
      ],
      `—Carregat, iaia.`,
      `—O sigui, a terra. —S'ajusta el casquet de bany—. Jo sempre he dit que això dels castells és una animalada. Tanta gent amuntegada per no arribar enlloc. —Camina vint passes en silenci—. I qui feia de baix?`,
      [
        `L'hi expliques. Tot: el Tieta, la Puça, la veu de la Berta, l'agulla que es queda sola. Ella no diu res, però cada vegada camina més a poc a poc. A la porta de la piscina et passa el dit per la galta, se'l mira, el tasta i hi diagnostica vi, sucre i bogeria. «El dissabte que ve, m'hi portes», sentencia. «A empènyer. `,
        {
          neutral: `I abriga't, criatura, que és nit fresca per ser maig.»`,
          forms: [
            {
              when: { jaqueta: 'pijama' },
              text: `I torna la de nacre, criatura, que el seu amo es deu gelar: és nit fresca per ser maig.»`,
            },
            {
              when: { jaqueta: 'guifre' },
              text: `I que vingui també qui t'ha deixat la jaqueta: qui se'n queda sense, en nit fresca per ser maig, és de fiar.»`,
            },
          ],
        },
        ` Li dius que ja clareja. «Doncs pitjor.»`,
      ],
    ],
    options: [],
    final: 17,
    note: `la Remei ja li ha trobat camisa`,
  },
] as const satisfies readonly Passage[];
