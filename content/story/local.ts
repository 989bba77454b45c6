import type { Passage } from '@/lib/story/passage';

// Twenty to four to the morning: the basement of Geologia and what the cupboard keeps.
export const local = [
  {
    id: '73',
    title: `Quaranta esglaons`,
    text: [
      [
        `Baixes quaranta esglaons i obres la primera porta després d'una rata que ni s'immuta. El local, a les fosques, fa olor de faixa, de guix i d'humitat amb antiguitat reconeguda. `,
        {
          neutral: `Venies per una cosa. Ara que hi ets, ja no saps quina.`,
          forms: {
            'bossa-oberta clau-berta': `Vens, amb la clau de la Berta, a buscar un porró que saps que no hi és: una mentida, almenys, et fa fer exercici.`,
            'clau-berta': `Venies a buscar el que ha dit la Berta: una cosa freda, pesant o que plora. A primera vista, totes les coses del local ho són.`,
            'clau-vocal': `La clau de no se sap què, que t'han donat amb el càrrec, és d'aquí. L'Inxa se n'ha anat passadís endins, de memòria, a buscar on dormir.`,
            'clau-dolors': `El llum que has d'apagar és al fons del passadís, sota la porta del quartet dels tabals. Per arribar-hi, primer n'has d'encendre un altre.`,
          },
        },
      ],
      `Trobes l'interruptor. La bombeta fa dos intents i, al tercer, carrega. Apareixen les caixes de camises, els bancs, el tabal sense pell, un pòster de l'any de la primera torre i un cartell de la Remei: «Apagueu el llum. Són 8.000 euros l'any SENSE el llum».`,
      `—Tot això, per això —dius en veu alta, i del sostre et cau una gota a l'ull, com si et contestés.`,
      `Mai no havies baixat aquí sense pressa. Sense pressa, el local és ple: la rata, que t'ha seguit, seu damunt d'un llibre d'actes amb tapes de roba, i al fons, mig tapat per un folre arnat, hi ha l'armari gran, que avui algú ha deixat obert. Per la reixeta entra una mica de nit: encara en queda per a dues hores i mitja, i arriba un crit, «Fundador!», molt lluny.`,
    ],
    options: [
      {
        text: [`Agafes el llibre d'actes.`, `El paper no mossega.`],
        link: 'A',
        forms: [
          {
            when: { coca: 'butxaca' },
            text: [`Dones un tros de coca a la rata`, `i agafes el llibre d'actes, que li fa de seient.`],
          },
        ],
      },
      { text: [`Obres l'armari.`, `Si mossega, no ho saps.`], link: 'B' },
    ],
  },
  {
    id: 'A',
    title: `Acta número u`,
    text: [
      `T'asseus damunt d'una caixa i obres el llibre per la primera pàgina. Tardor del 94. Lletra rodona, tinta verda. «Som disset, i dos han vingut perquè plovia. S'acorda fundar una colla. S'acorda comprar faixes quan hi hagi diners. S'acorda anar a fer una cervesa.» L'ordre de prioritats, comproves, no ha canviat mai.`,
      `Passes fulls. El primer pilar. La primera llenya. El primer que devia el viatge, un tal Ricard, «que diu que demà». I, a la pàgina trenta-u, una línia que llegeixes tres vegades, i la tercera dempeus:`,
      `«La universitat ens deixa el soterrani de Geologia per un preu simbòlic de 8.000 pessetes l'any. La tresorera celebra que surt a mig menú per barba, i que encara s'ha de veure que les cobrin.»`,
      [
        `Pessetes. Fas el compte amb els dits, amb el mòbil i un altre cop amb els dits: quaranta-vuit euros. La carta duia un número sol, i els euros els hi heu posat vosaltres. L'acta remet a «les cartes de la carpeta blava, a l'armari». Se t'han passat de cop la son i el fred`,
        {
          neutral: `.`,
          forms: {
            'beguda-aigua': `, i del setè got d'aigua només te'n queda la lucidesa.`,
            'vocal-si': `. Recordes que ets vocal d'assumptes que no vol ningú. Aquest, de sobte, el vols.`,
          },
        },
      ],
    ],
    sets: { pessetes: 'acta' },
    options: [
      {
        text: [
          `Puges els esglaons amb el llibre obert, rellegint`,
          `a cada replà: això ho ha de saber algú.`,
        ],
        link: '77',
      },
      { text: [`Vas a l'armari.`, `Una acta és bona; una signatura és millor.`], link: 'B' },
    ],
  },
  {
    id: 'B',
    title: `L'armari`,
    text: [
      [
        `L'armari gran fa un sospir i et cau al damunt, per aquest ordre: una pluja de mocadors, un cap de gegant que no és vostre, tres trofeus de botifarra i un paraigua dels Esventats que deu ser botí de guerra. El Fundador no hi és`,
        {
          neutral: `; ho mires dues vegades, per si de cas.`,
          forms: {
            'bossa-oberta': `. Ja ho sabies; ho mires igualment, per respecte a la mentida.`,
          },
        },
        {
          forms: {
            'bossa-oberta': ` El paraigua, si més no, és d'algú que va perdre una cosa de debò.`,
            'porro-galet': ` Amb la set que t'ha deixat, el reconeixeries per l'olor.`,
            'clau-berta': ` Tampoc no hi ha res fred, ni que plori.`,
          },
        },
      ],
      [
        `Al prestatge de baix, sota els apunts d'Àlgebra d'algun ex-cap de colla, hi ha una carpeta blava amb gomes. A l'etiqueta, a màquina: «SERVEI D'ESPAIS. CARTES. 1995. NO LLENÇAR».`,
        {
          forms: {
            'pessetes-acta': ` És ella: la de l'acta. T'estrenys el llibre contra el pit i et tremolen les mans.`,
          },
        },
        ` I just al davant de la carpeta hi ha el sac de les faixes: tou, immens, negre, encara tebi de la diada.`,
      ],
      [
        `Són les quatre i cinc. `,
        {
          neutral: `El teu cos proposa una moció: seure al sac un moment, només per llegir-la bé. El teu cap hi presenta una esmena. La rata, des de la porta, s'absté.`,
          forms: {
            'pessetes-acta': `El teu cos, dret des de la pàgina trenta-u, proposa una moció: ja que hi sou, seure un minut. El teu cap sap com acaben aquests minuts. La rata, des de la porta, s'absté.`,
          },
        },
      ],
    ],
    options: [
      { text: [`Obres la carpeta blava.`, `El cos pot esperar.`], link: 'D' },
      { text: [`Et deixes caure al sac de les faixes.`, `La carpeta pot esperar.`], link: 'E' },
    ],
  },
  {
    id: 'D',
    title: `Correspondència amb el Servei d'Espais (format letter)`,
    text: [
      `«12 de gener de 1995. Al Servei d'Espais: Som una colla castellera i necessitem un lloc on no ens plogui. El soterrani de Geologia és buit, fora d'una rata. Pagaríem el que fos, mentre fos poc. Atentament, Assumpta Vilanera, tresorera.»`,
      `«30 de gener de 1995. Senyora Vilanera: El preu que fixa la normativa és de 8.000 pessetes l'any, rata inclosa. Caldrà un compromís escrit de no fer soroll. Atentament, J. Cabestany, auxiliar administratiu.»`,
      `«2 de febrer de 1995. Senyor Cabestany: Acceptem les 8.000 pessetes. Quant al soroll, li oferim, a canvi, un pilar al pati cada primavera, que és un soroll que es mira. Vingui. Si vol, no li caldrà ni treure's la corbata. Atentament, A. Vilanera.»`,
      `«24 d'abril de 1995. Senyora Vilanera: Vaig venir. Vaig posar les mans on em van dir. La corbata se'm va esquinçar i fa un dia que somric. El preu s'entén perpetu, i la primavera que hi hagi pilar es donarà per pagat. No ho digui a ningú. Atentament, molt atentament, J. Cabestany.»`,
      [
        {
          neutral: `Deixes la carpeta a la falda. Pessetes. No 8.000 euros: 8.000 pessetes, quaranta-vuit euros i escaig, signats, segellats i perpetus. I ni això: un pilar.`,
          forms: {
            'pessetes-acta': `Deixes la carpeta a la falda. L'acta no mentia, i això és més: una firma, un segell i la paraula «perpetu». I ni les pessetes, vau pagar: un pilar.`,
          },
        },
        ` Aquest any, el del pati, el vau suspendre per la pluja. Dalt, al carrer, passa algú que xiula; passadís endins cruix alguna cosa que no és la rata.`,
      ],
    ],
    sets: { pessetes: 'carpeta' },
    options: [
      { text: [`Carpeta sota el braç i escales amunt,`, `cap a qui xiula.`], link: '77' },
      { text: [`Passadís endins,`, `cap a qui cruix.`], link: '59' },
    ],
  },
  {
    id: 'E',
    title: `El sac de les faixes`,
    text: [
      [
        `T'hi deixes anar d'esquena, com es cau quan se sap que hi ha gent. Dotze dotzenes de faixes s'obren, et reconeixen i es tornen a tancar. El darrer que sents és la rata, que passa pel costat de puntetes, fent la ronda.`,
        { forms: { 'clau-dolors': ` El llum del passadís, al final, no l'has apagat.` } },
      ],
      `Somies que puges. Els pisos són de gent que et deu diners i ho sap, i que tanmateix et dona la mà. A dalt de tot hi ha una finestreta i, darrere, la Remei, joveníssima, amb trenes. «Són vuit mil», et diu, «de les d'abans. Passi, que no és res: només és alt».`,
      [
        `Et desperta una llista. Per l'escala baixa claror de migdia; hi ha quaranta persones i la Berta que les fa callar amb una pissarreta: són els que han vingut a desfer les caixes. T'aixeques del sac amb una faixa al cap i ningú no s'espanta; algú et posa un plat de fideus a les mans.`,
        {
          neutral: ` La Remei canta el teu nom. «De les d'abans», contestes, encara del somni. «De les d'abans de què?», diu ella. No t'ho saps explicar: era clar mentre dormies. Algú ha tancat l'armari perquè s'hi recolzin les taules, i a dins hi ha una carpeta blava que vas dir que obriries després.`,
          forms: {
            'pessetes-acta': ` El llibre d'actes, que t'ha fet de coixí, s'ha obert per la pàgina trenta-u. La Remei n'ha llegit en veu alta les pessetes a tothom mentre dormies i ara, en arribar al teu nom, no troba la veu.`,
          },
        },
        ` A la casella, la Remei hi escriu amb boli vermell: «Primera persona que arriba puntual en tot l'any».`,
      ],
      [
        `Els fideus passen amb vi: al mig de les caixes hi ha el Fundador, tret de la bossa blava amb la mateixa naturalitat amb què hi va entrar. Quan ha sortit el sol hi han brindat, i t'has perdut el raig i la cara del Tieta: «El tinc jo», ha dit davant de tothom, i s'ha tapat els ulls. Li han fet quaranta petons.`,
        {
          forms: {
            'bossa-oberta': ` La Berta et mira. «no ho sé», li havies escrit. Te'l posa a la falda, perquè ho sàpigues.`,
            'clau-berta': ` La Berta te'l posa a la falda: fred, pesant, ben bressolat. Era això.`,
          },
        },
        {
          forms: {
            'desig-lloc': ` Al sac n'ha quedat un, de lloc, amb la forma de la teva esquena. La Berta hi clava un paper: «reservat».`,
            'desig-porta': ` La carta ha anat a parar al fons del sac. Per plegar, hauries de plegar dotze dotzenes de faixes.`,
          },
        },
      ],
    ],
    options: [],
    final: 14,
    note: `la rata ha vetllat tota la nit`,
  },
  {
    id: '59',
    title: `Postdata`,
    text: [
      [
        `Qui cruix és l'Inxa. S'ha adormit al quartet dels tabals, dins de la caixa del tabal gros, amb la gralla abraçada i el cap sobre una partitura.`,
        {
          forms: {
            'clau-dolors': ` El llum que has d'apagar és el seu: diu que a les fosques no sap desafinar.`,
            'clau-vocal': ` L'has baixat tu, del braç, i ja no se'n recorda.`,
          },
        },
        ` Li expliques el que has trobat. Triga una mica.`,
      ],
      `—O sigui que no devem 8.000 euros l'any —diu a la fi.`,
      `—En devem quaranta-vuit. D'un sol any. I perquè va ploure.`,
      `—Això ho tinc jo! —I es palpa les butxaques, i li surten tres croquetes i una canya de recanvi—. No.`,
      `De la carpeta cauen unes postals que no havies vist, una per primavera, totes del mateix pati i amb la mateixa lletra fina: «Vist el pilar. Pagat. J. C.» Hi són totes menys la d'ara. «Les postals? Venen a la bústia i les hi fico jo», diu l'Inxa. «Eren boniques.» Trenta anys pagats en pilars, de quatre, nets, un per any; per això la Remei no en trobava cap ratlla. L'Inxa es posa dret, s'eixuga els ulls amb la faixa i decideix que això s'ha de tocar. Aconsegueixes que, de moment, només s'hagi de dir. Són tres quarts de cinc i pugeu junts els quaranta esglaons; ell se'n va a dormir com cal i tu et quedes al pati amb la prova sota el braç.`,
    ],
    options: [
      { text: [`En fas una foto per al grup de la colla`, `i dones la nit per guanyada.`], link: '75' },
      { text: [`Busques la Remei, que deu ser`, `a la carpa comptant gots.`], link: '56' },
    ],
  },
  {
    id: '77',
    title: `Control d'equipatges`,
    text: [
      [
        `A dalt de l'escala hi ha una llanterna i, darrere la llanterna, la Dolors`,
        {
          neutral: `, la vigilant del campus,`,
          forms: { 'clau-dolors': ` altra vegada,` },
        },
        ` que xiula per fer-se companyia.`,
        {
          forms: {
            'clau-dolors': ` «Has apagat el llum?», et diu. N'has encès un altre, respons, i no és cap metàfora.`,
          },
        },
      ],
      `—Què duus sota el braç?`,
      `—Història —dius. I l'hi ensenyes, perquè mentir a algú que porta una llanterna cansa molt.`,
      [
        `Ho llegeix dreta, movent els llavis.`,
        {
          forms: { 'pessetes-acta': ` Pregunta qui era aquell Ricard i si ha pagat mai.` },
        },
        ` Quan arriba a les pessetes, fa una rialla d'una sola síl·laba. Ella també cobra de la universitat, t'explica, i l'any del canvi de programa informàtic li van ingressar un sou en lires. Va trigar set mesos a tornar-lo, perquè li feia pena.`,
      ],
      `—Guarda-ho com si fos una criatura —et diu—. La de la llibreta encara és a la carpa, comptant gots i parlant sola. Si l'hi dius avui, la mates o la cures. —Et posa la gorra un instant, se la torna a posar i se'n va a apagar llums. Falta poc per a les cinc. El paper, si l'estrenys, escalfa.`,
    ],
    options: [
      {
        text: [`En fas una foto, l'envies al grup de la colla`, `i te'n vas a casa amb la feina feta.`],
        link: '75',
        forms: [
          {
            when: { clau: 'dolors' },
            text: [`Li tornes la clau, n'envies una foto al grup`, `i te'n vas a casa amb la feina feta.`],
          },
        ],
      },
      { text: [`Vas a la carpa.`, `La mates o la cures.`], link: '56' },
    ],
  },
  {
    id: '75',
    title: `Un sol tic`,
    text: [
      `Fas la foto amb el flaix, amb bon pols, i l'envies al grup de la colla amb un text sobri: «PESSETES!!!!!!!!». Surt un sol tic. La colla dorm, o balla, o ha fos la bateria. Te la mires com qui ha posat un ou i espera que algú se n'adoni.`,
      [
        `A la fi arriba una resposta. És de ta mare, al grup des que va fer un viatge amb vosaltres i no n'ha sabut sortir: «Encara voltes, a aquestes hores? Abriga't, que és nit fresca per ser maig».`,
        {
          forms: {
            'mocador-mostassa': ` I tot seguit: «De qui és la punta de mocador que surt a la foto?».`,
          },
        },
      ],
      [
        {
          neutral: `Deixes l'original a lloc segur, amb clau i amb un petó.`,
          forms: {
            'pessetes-acta': `El llibre d'actes no passa per cap bústia. La Dolors, que fa la ronda, te'l tanca a l'armariet de les claus i te'n fa un rebut: «Un llibre. Trenta anys».`,
            'pessetes-carpeta': `Deixes la carpeta a lloc segur: la bústia del Servei d'Espais no; la de la colla, sí, amb clau i amb un petó.`,
          },
        },
        ` Seus un moment al primer esglaó.`,
        {
          neutral: ` Tota la vida has volgut saber una cosa de debò. Ja la saps, i resulta que sola no fa companyia.`,
          forms: {
            'desig-porta': ` Sota la camisa tens un paper que diu que te'n vas, i al grup, un altre que diu que et necessiten. Tots dos amb un sol tic.`,
          },
        },
        ` El fred et fa aixecar. L'avinguda és blava i fa baixada. Més enllà, la gent que espera el nocturn s'aguanta dreta per pressió lateral, i et fa lloc amb la mirada.`,
      ],
    ],
    sets: { pessetes: 'grup' },
    options: [
      { text: [`A peu, avinguda avall,`, `que el cap ho agrairà.`], link: '42' },
      { text: [`La parada del nocturn,`, `que els peus ho exigeixen.`], link: '62' },
    ],
  },
  {
    id: '56',
    title: `Nou-cents dotze gots`,
    text: [
      [
        `La Remei és sola sota la carpa, entre torres de gots de plàstic més ben parades que alguns dels vostres castells. N'ha comptat nou-cents dotze. S'ha tret les sabates i s'ha posat el boli vermell darrere de l'altra orella, senyal que avui ja no pensa cobrar a ningú.`,
        {
          forms: {
            'deixat-caixa': ` «Ara torno», diu, imitant-te la veu. «Han estat dues hores.»`,
          },
        },
      ],
      [
        `—No queda ni l'Inxa —et diu sense girar-se—. Els 25 euros, deixa-ho. Ara no sabria on posar-los.`,
        {
          forms: {
            'vocal-si torn-fet': ` —«Vinc com a vocal», dius. «Doncs seu, vocal. Quaranta gots els has servit tu, d'aigua. Consten.»`,
            'vocal-si': ` —«Vinc com a vocal», dius. «El torn era a les dues. Són les cinc. Els gots, els he servit jo. Els terminis, els he estripat jo.»`,
          },
        },
      ],
      [
        `T'asseus. Et fa lloc. T'explica, mirant els gots, que ha fet els números de totes les maneres. Amb derrama. Sense. Amb rifa. Amb calendari de la colla sense camisa («ho descarto per humanitat»). No surt.`,
        {
          forms: {
            'llibreta-molla': ` La llibreta s'ha eixugat ondulada, i algunes ratlles s'han enfonsat.`,
          },
        },
        {
          forms: {
            'full-eixut': ` El teu full, no: l'has eixugat tu, ratlla per ratlla, i ella ho sap.`,
          },
        },
        ` Es veu dilluns, davant de tothom, demanant 40 euros a gent que es menja les croquetes dels altres.`,
      ],
      [
        `—Jo no sé fer castells. Tinc vertigen. Només sé comptar qui hi ha a sota. —Fa l'últim feix de gots`,
        {
          forms: {
            'pessetes-acta': `. El llibre et crema sota el braç`,
            'pessetes-carpeta': `. La carpeta et crema sota el braç`,
          },
        },
        `—. Avui no dormiré. Demà tampoc. Ja ho tinc previst.`,
      ],
    ],
    options: [
      { text: [`L'hi poses al davant, obert:`, `«Llegeix la moneda.»`], link: '76' },
      {
        text: [`T'ho guardes per a dilluns: que ho senti`, `davant de tothom, i s'ho passi bé.`],
        link: '74',
      },
    ],
  },
  {
    id: '76',
    title: `Vint-i-quatre cèntims`,
    text: [
      `La Remei ho llegeix una vegada dreta, una vegada asseguda i una tercera amb el dit. Després agafa la llibreta, divideix, i ja no cal que digui res: 8.000 pessetes són quaranta-vuit euros; i quaranta-vuit, entre tots els que sou, vint-i-quatre cèntims per barba.`,
      `—Vint-i-quatre cèntims —diu. I es posa a plorar amb una gran economia de mitjans, i després gens: a raig, amb sorolls, abraçada a tu i a dues torres de gots que s'enfonsen amb vosaltres. Dura el que dura un pilar ben parat.`,
      [
        `Surt el sol per darrere de Geologia. Ella arrenca el full dels 40 euros de derrama`,
        { forms: { 'llibreta-molla': `, que de tan ondulat ja mig volava sol` } },
        `, en fa un avió i el llança; vola sorprenentment lluny. Camineu fins a l'avinguda sense dir res, amb el fred bo de la matinada a la cara.`,
      ],
      `—I el porró? —dius al cap d'una estona.`,
      [
        {
          forms: {
            'bossa-oberta': `—Això ho saps tu. —Et veu la cara. Li expliques el drap, el retolador i la mentida en minúscules—. La mentida, l'apunto a part.`,
          },
          neutral: `—El Tieta. —Obre l'inventari i fa l'última creueta—. Anava a caure i el va desar. Va deixar mig dit de fuet a les estovalles: ho sé des de les deu. No ho vaig dir. Mentre el buscàveu, no se n'anava ningú. I abans del sol l'hauria tret ell.`,
        },
        {
          forms: {
            'desig-lloc': ` Hi ha un lloc que no sabies que hi fos: al costat de qui compta. S'hi veu tothom.`,
            'desig-algu': ` Venies a buscar algú: ni en broma hauries dit la tresorera.`,
            'desig-porta': ` La carta de baixa l'has gastada per eixugar-li els ulls. La tinta s'ha escorregut i ja no s'entén qui plega.`,
          },
        },
      ],
      [
        `—Escolta —fa, en arribar al semàfor. T'agafa la mà. La hi estrenys. I ella, amb la tendresa més gran que li coneixeràs mai, t'hi escriu amb boli vermell: «25,24».`,
        {
          forms: {
            'vocal-si torn-fet': ` A sota, més petit: «en terminis».`,
            'vocal-si': ` A sota, més petit: «d'un sol cop».`,
          },
        },
      ],
    ],
    options: [],
    final: 10,
    note: `la derrama més barata de la història`,
  },
  {
    id: '74',
    title: `Ordre del dia`,
    text: [
      `Dilluns, a les vuit del vespre, no hi cap ningú més a l'aula. La Remei s'ha posat una brusa de funeral i fa dues nits que no dorm: se li nota en els set, que li surten uns. Tu hauries pogut estalviar-les-hi. Punt primer: aprovació de l'acta anterior. Punt segon: 8.000 euros. Punt tercer: 40 euros de derrama. Obre la boca.`,
      `—Demano la paraula —dius, i puges a la cadira.`,
      [
        `Ho llegeixes sencer, sense córrer, fent una pausa abans de cada «pessetes». Primer no ho entén ningú. Després ho entén l'Inxa, cosa que fa por. I llavors el sostre: dues-centes persones dretes, la Puça damunt del projector, el Tieta abraçant columnes, la Berta, que just havia recuperat la veu, perdent-la altre cop`,
        {
          neutral: `.`,
          forms: { 'veu-teva': ` i assenyalant-te perquè cridis tu per ella.` },
        },
        ` La Remei no diu res: et mira. «Des de quan?», llegeixes als llavis. Des de dissabte a la nit. Ho apunta. Després, a poc a poc, se li posa cara de vacances.`,
      ],
      [
        `Us traieu les jaquetes, sortiu al pati i feu el pilar que aquesta primavera us havia robat la pluja. A un tercer pis, algú hi posa un segell. Quan torneu a seure, amb la respiració entretallada, el Tieta aixeca el dit: ell també té un assumpte. Diumenge, quan sortia el sol, el Fundador va aparèixer al mig de la taula del terrat, hi vau brindar i no vau preguntar res. «El tenia jo», diu, dret. «Era a la vora, i el vaig desar. Als deu minuts ja cantàveu als Esventats, i no vaig gosar. Us vaig deixar la bossa a totes les cadires. No la mirava ningú.»`,
        {
          forms: {
            'bossa-oberta': ` La Berta es treu de la faixa el teu «no ho sé» i te l'ensenya des de l'altra punta. Et poses del color del boli vermell.`,
            'clau-berta': ` La Berta et mira i es toca el genoll: fred, pesant, bressolat.`,
          },
        },
        {
          forms: {
            'desig-porta': ` Darrere del paper que has llegit hi ha l'altre, el de la baixa. El gires. Ningú no demana què hi diu, al dors.`,
          },
        },
        ` La Remei tus, repassa l'ordre del dia i somriu amb totes les dents.`,
      ],
      [
        `—Punt quart —llegeix, buscant-te amb el boli—. `,
        {
          neutral: `Morosos.`,
          forms: {
            'vocal-si torn-fet': `Vocals morosos.`,
            'vocal-si': `Cessament de vocals. I morosos.`,
          },
        },
      ],
    ],
    options: [],
    final: 18,
    note: `ovació, i encara 25 euros`,
  },
] as const satisfies readonly Passage[];
