import type { Passage } from '@/lib/story/passage';

// Half past five to a quarter past eight in the evening: the square and its towers.
export const diada = [
  {
    id: '1',
    title: `Peus!`,
    text: [
      `Són dos quarts de sis de la tarda a la plaça del campus i la teva colla, els Enfilats, està a punt de tirar el quatre de set amb l'agulla: quatre persones per pis i, a dins, un pilar que es queda sol quan el castell es desfà, com aquell convidat que no entén les indirectes.`,
      `—Peus! —crida la Berta, la cap de colla, que és com diu «bon dia»—. Ningú no mira amunt, ningú no parla i ningú no aprofita l'ocasió per lligar!`,
      `La Remei, tresorera, recorre els rengles amb la llibreta de quadres. La universitat us reclama per carta 8.000 euros l'any pel local i sou dues-centes persones: dilluns, a l'assemblea, proposarà 40 euros de derrama per cap. Ho recita com qui llegeix un testament i no surt a l'herència.`,
      `—I tu —el boli vermell t'apunta al cor—, a més, em deus 25 euros del viatge.`,
      `El Tieta, el baix de l'agulla, un armari amb sentiments i una bossa blava al coll, et mira amb llàstima. La Puça, acotxadora, fa estiraments dalt d'una paperera, perquè a terra s'hi avorreix. L'Inxa, el graller, afina; no es nota. Els Esventats, la colla rival, ja han descarregat el seu; els Atabalats, la colla lila, que arriba tard a tot arreu, encara no hi són. La Remei avança. I tu no has dit a ningú a què vens.`,
    ],
    options: [
      {
        text: [`Vens a buscar-hi lloc: et fiques al mig`, `de la pinya, on no arriba la comptabilitat.`],
        link: '2',
        sets: { desig: 'lloc' },
      },
      {
        text: [`Vens a plegar, i portes la carta escrita.`, `Però abans, un cafè amb gel.`],
        link: '3',
        sets: { desig: 'porta' },
      },
    ],
  },
  {
    id: '2',
    title: `A dins de tot`,
    text: [
      `La pinya es tanca al teu voltant com una carpeta massa plena. Tens la galta contra l'omòplat d'un estudiant de Veterinària, un colze d'origen desconegut a les costelles i l'escalfor de dues-centes persones que han dinat macarrons.`,
      `A sota, el Tieta es prepara respirant com una balena jubilada.`,
      `—Reina —et diu des de les profunditats; ho diu a tothom, fins i tot al rector—, si en surto viu, tinc fuet a la bossa blava.`,
      [
        `La Puça et passa per sobre amb les sabatilles lligades de qualsevol manera. Et trepitja l'espatlla, l'orella i una part del passat. «Perdó!», fa, i continua amunt, xiulant. A fora demanen pes; a dins falta aire. Per una escletxa entre dues orelles veus l'Inxa, a fora, que es posa la gralla a la boca i es mira la Berta: quan bufi, cadascú ha de ser on ha de ser. Et queden tres segons per saber on ets`,
        { neutral: `.`, forms: { 'desig-lloc': ` i si, de debò, has vingut només a buscar lloc.` } },
      ],
    ],
    options: [
      { text: [`Ets aquí: t'ancores, tanques els ulls`, `i fas de paret.`], link: '4' },
      {
        text: [`Has vingut per si hi ha algú: recules`, `a l'últim cordó, on passa l'aire i es veuen cares.`],
        link: '5',
        sets: { desig: 'algu' },
      },
    ],
  },
  {
    id: '3',
    title: `Cafè amb gel`,
    text: [
      `El bar de la plaça té una cua, i la cua té en Guifré: company de pis de l'Inxa, estudiant d'Estadística i l'única persona del campus que ha vingut a la diada per principis. En contra.`,
      `—Explica-m'ho —et diu, mentre el cambrer fa veure que no us veu—. Us enfileu els uns sobre els altres, no hi ha ni pilota ni gol, i quan sou a dalt, baixeu.`,
      `—Exacte.`,
      `—I per això assageu dos dies la setmana. —En Guifré mou el cap—. A casa, l'Inxa toca la gralla al lavabo. Diu que hi ha més ressonància. Jo em dutxo amb taps a les orelles.`,
      `El cafè arriba just quan, a la plaça, comença a sonar el toc. Tens un got en una mà, mitja faixa a l'altra, quatre ratlles de baixa plegades sota la camisa i una colla sencera preguntant-se (o no) on t'has ficat. En Guifré t'observa amb una curiositat d'entomòleg.`,
    ],
    sets: { guifre: 'conegut' },
    options: [
      {
        text: [`Deixes el cafè a la barra i, per última vegada,`, `corres cap a l'últim cordó de la pinya.`],
        link: '5',
      },
      { text: [`«Vine, que t'ho explico en directe.»`, `Us ho mireu des de fora.`], link: '6' },
    ],
  },
  {
    id: '4',
    title: `Llenya`,
    text: [
      `Saps que l'enxaneta ha fet l'aleta perquè la plaça esclata; tu, del castell, només en veus un clatell de Veterinària. Carregat! Ara només cal baixar-lo, i llavors notes a les espatlles un tremolor de rentadora en ple centrifugat. A fora, un «Aguanteu!» de la Berta s'esquerda a mitja paraula i no torna.`,
      `I llenya.`,
      `Cau tot amb molta educació. Cauen els dosos, cauen els quarts, cau algú que demana perdó mentre cau. L'agulla s'aguanta sola un segon, mira al seu voltant i s'hi afegeix per companyonia. Quan la pinya s'obre, tothom es compta els braços i les cames i surt el nombre que tocava. «Un carregat és un carregat», diu una veu. És la frase que direu tota la tarda.`,
      `A la mà hi tens una sabatilla del trenta-quatre que no és teva. Damunt de la cama hi tens una màniga de color mostassa amb algú a dins, que riu: una dels Esventats, que us havia vingut a donar un cop de mà.`,
    ],
    options: [
      {
        text: [`Busques el peu de la sabatilla.`, `En alguna banda hi ha d'haver una Ventafocs.`],
        link: '7',
      },
      {
        text: [`Et fiques la sabatilla a la faixa`, `i t'interesses per la màniga: «Tot bé, aquí dins?»`],
        link: '8',
        sets: { sabatilla: 'faixa' },
      },
    ],
  },
  {
    id: '5',
    title: `L'últim cordó`,
    text: [
      [
        {
          neutral: `A l'últim cordó no es veu res i no es toca res. La teva missió és empènyer qui empeny qui empeny. És com votar: sense tu seria gairebé igual, però si tothom ho pensés no hi hauria castell ni república.`,
          forms: {
            'guifre-conegut': `Hi arribes amb gust de cafè i la fila se t'obre sense preguntes: a l'últim cordó no es demana mai d'on vens. La feina és empènyer qui empeny qui empeny, i és com pagar impostos: ningú no nota els teus fins que els deixes de pagar. En Guifré, que ha sortit del bar darrere teu, apunta que l'abnegació no es pot mesurar.`,
          },
        },
      ],
      `—Quarts, amunt! —crida la Berta des de dalt d'una cadira—. Respireu! No tant!`,
      {
        neutral: `L'enxaneta fa l'aleta i la plaça esclata. Carregat. I quan ja baixen, el castell fa un gest de flam, s'ho pensa i cau a dins de la pinya com un armari ple de mantes. La Berta crida «Aguanteu!» amb tota l'ànima i, a mitja paraula, se li'n va la veu: un grinyol de porta vella i després res. Fa mal de sentir, sobretot perquè és la que mana.`,
        forms: {
          'guifre-conegut': `Hi ha un instant de silenci, una mà molt petita i molt amunt, i un crit que travessa la pinya fins a tu, que ets on s'acaba: carregat. Després, ja de baixada, notes que l'esquena del davant recula mig pas sense demanar permís. El castell s'inclina com qui busca les ulleres per terra i no es torna a redreçar. «Aguanteu!», crida la Berta, i a mitja paraula se li'n va la veu: primer un fil, després aire, després res. Es queda amb la boca oberta i la mà a la gola, per comprovar si encara hi és.`,
        },
      },
      [
        {
          neutral: `Tothom s'aixeca, ningú no s'ha trencat. Un carregat és un carregat. A deu passes, una noia de mostassa, dels Esventats, s'aguanta una bossa de gel al colze i et fa lloc a la vorada.`,
          forms: {
            'guifre-conegut': `S'aixequen d'un en un, palpant-se com qui busca les claus, i no hi falta cap os. «Un carregat és un carregat», diu tothom, i també tu, que te n'anaves. A deu passes, una noia amb camisa mostassa, dels Esventats, s'ha deixat caure a la vorada amb una bossa de gel al colze, i s'arracona perquè hi càpigues.`,
          },
        },
        {
          forms: {
            'guifre-conegut': ` Més enllà, en Guifré ha recollit de terra una faixa que no és de ningú.`,
            'desig-algu': ` Més enllà, un noi alt que no és de cap colla ha recollit de terra una faixa. Quan la pinya s'ha obert n'has mirat dues-centes, de cares, i t'has quedat en aquestes dues.`,
          },
        },
        ` Mentrestant, algú t'estira la màniga: és la Berta, que mou els llavis i no treu cap so.`,
      ],
    ],
    options: [
      {
        text: [`T'asseus a la vorada,`, `al costat de la bossa de gel.`],
        link: '8',
        sets: { cara: 'jana' },
        forms: [
          {
            when: { guifre: 'conegut' },
            text: [`Vas amb en Guifré, que busca`, `per quina banda es comença una faixa.`],
            link: '10',
            sets: { cara: 'guifre' },
          },
          {
            when: { desig: 'algu' },
            text: [`La cara és la d'ella: t'asseus a la vorada,`, `al costat de la bossa de gel.`],
          },
        ],
      },
      {
        text: [`Atens la Berta, que gesticula`, `com si aparqués un avió.`],
        link: '9',
        forms: [
          {
            when: { desig: 'algu' },
            text: [`La cara és la del noi alt: vas a dir-li`, `per quina banda es comença una faixa.`],
            link: '10',
            sets: { cara: 'guifre' },
          },
        ],
      },
    ],
  },
  {
    id: '6',
    title: `Retransmissió en directe`,
    text: [
      `—Aquests de sota són els baixos. Els que els envolten, els contraforts, les primeres mans, els laterals i els vents. Aquella petita és l'acotxadora, que s'ajup perquè l'enxaneta li passi per sobre i aixequi la mà.`,
      `—I aixecar la mà és el gol —conclou ell.`,
      `En Guifré calcula en veu baixa la probabilitat que tot se'n vagi en orris. Va pel segon decimal quan l'enxaneta fa l'aleta, la plaça esclata i ell, que hi està en contra, aplaudeix. Llavors, baixant, el castell se'n va en orris. Et trobes la mà d'en Guifré agafada a la teva camisa i la seva cara enfonsada a la teva espatlla. No mira fins que li jures que tothom s'ha aixecat.`,
      `—Carregat —li expliques—. Val gairebé igual. —Ell, molt pàl·lid, no et deixa anar la màniga. Al mig de la plaça, la Berta, que s'ha quedat sense veu en ple crit, et busca per tots els cordons i et troba a la banda de fora, amb un got a la mà. Triga un moment a fer-te cap gest. Després te'n fa vint.`,
    ],
    sets: { castell: 'fora' },
    options: [
      { text: [`Corres cap a la Berta,`, `que et necessita o et vol matar.`], link: '9' },
      {
        text: [`Et quedes amb en Guifré, que vol provar`, `una faixa. «Per curiositat científica.»`],
        link: '10',
      },
    ],
  },
  {
    id: '7',
    title: `La Ventafocs del trenta-quatre`,
    text: [
      `El peu és a tres metres d'alçada, a l'estàtua del primer rector. La Puça s'hi ha assegut a coll i li mira la plaça per damunt de la calba, amb una sabatilla posada i l'altra a la teva mà.`,
      `—Des d'aquí dalt no fa gens de por! —crida—. Què esperes? Llança-me-la!`,
      `La hi llances i l'agafa al vol, en un peu, amb el peu. Baixa per la toga, fa una reverència i et posa la mà a l'espatlla amb solemnitat, cosa que l'obliga a posar-se de puntetes.`,
      `—Te'n dec una! I jo les pago, eh? No com d'altres! —Mira la Remei, que ha començat a cobrar per l'altra punta de la plaça. La Remei us mira. Obre la llibreta. La Puça xiula, innocent, i ja s'ha fos.`,
      `Et quedes a peu d'estàtua, enmig d'abraçades, d'esparadrap i de teories sobre de qui ha estat la culpa, que mai no és de qui la té. La Berta busca algú amb els ulls i amb els braços, perquè amb la veu ja no pot; i la Puça, a mig camí del vermut, ja et crida que al sopar et guarda cadira a la taula de la canalla, i que no accepta excuses de ningú que faci més d'un metre seixanta.`,
    ],
    sets: { sabatilla: 'tornada' },
    options: [
      { text: [`Vas amb la Berta.`, `Algú ha de saber què diu.`], link: '9' },
      { text: [`La taula de la canalla. Hi seus primer`, `i ja preguntaràs què s'hi fa.`], link: '15' },
    ],
  },
  {
    id: '8',
    title: `Color mostassa`,
    text: [
      [
        {
          neutral: `Es diu Jana, fa de segona als Esventats i avui feia de lateral al vostre castell, perquè una cosa és la rivalitat i una altra deixar algú sense pinya. S'aguanta una bossa de gel al colze i somriu amb els ulls de qui ja sap com acabarà la nit, però no t'ho dirà.`,
          forms: {
            'sabatilla-faixa': `La màniga es diu Jana, fa de segona als Esventats i us feia de lateral: rivals, diu, n'hi ha tot l'any, i mans en falten sempre a la mateixa hora. Us desemboliqueu sense cap pressa. Algú li porta una bossa de gel per al colze, i se l'aguanta com una copa que acabés de guanyar. Et mira la faixa, d'on treu el cap la sabatilla del trenta-quatre. «És teva?», pregunta. «Encara no ho sé», respons.`,
            'cara-jana': `De prop, la cara es diu Jana, fa de segona als Esventats i avui us feia de lateral: quan a una colla li falten braços, diu, el color ja es mirarà després. Té una bossa de gel al colze i ulls d'haver rigut mentre queia. «M'has mirat des de l'últim cordó», et diu. «Allà s'hi va a empènyer, eh?»`,
          },
        },
      ],
      `—Bonic castell —diu—. Sobretot el tros de pujada.`,
      `—Un carregat és un carregat.`,
      `—Això ho diem els que caiem. —Et mira la camisa verda, que ha perdut una costura—. Nosaltres hem descarregat el nostre. Ho dic per si no havia sortit a la conversa.`,
      {
        neutral: `Parleu de caigudes, d'exàmens (dilluns repeteix el de Dret Romà, per tercera vegada, i no ha obert el llibre) i de per què totes les colles tenen un Tieta. Quan la plaça es buida us heu canviat els mocadors sense saber qui ha començat: el seu, mostassa, et fa olor de gel i de taronja. Ella se'n va amb els seus a fer el vermut, caminant enrere, i a mig camí et crida que al sopar hi haurà una taula de colors barrejats, que no hi serà per les seques i que, a galet, et guanya amb el colze dolent.`,
        forms: {
          'sabatilla-faixa': `Us quedeu a terra més estona de la que demana una caiguda. Ella fa inventari: un morat, mig quilo de gel i, dilluns, l'examen de Dret Romà, que ja serà el tercer, amb el llibre encara dins del plàstic. Tu fas el teu: una sabatilla. No n'hi ha prou per a un canvi just i hi afegiu els mocadors. El mostassa fa olor de gel i de taronja; a ella, el vermell li lliga amb el morat. Els seus la criden al vermut. Se n'hi va d'esquena, sense topar amb ningú, i a mig camí et diu a crits que al sopar hi haurà una taula de colors barrejats, que no hi anirà per les seques i que, a galet, et guanya amb el colze dolent.`,
          'cara-jana': `T'explica que dilluns torna a tenir Dret Romà, per tercera vegada, i que el llibre, de moment, li falca la finestra. Tu li expliques què es veu des de l'últim cordó, que és poc, i ella vol saber quant. Algú escombra la plaça al voltant vostre. Us proveu els mocadors canviats, per veure quin dels dos dissimula millor, i ningú no proposa de desfer-ho: el seu, mostassa, fa olor de gel i de taronja. Quan els Esventats la reclamen per al vermut se n'hi va reculant, perquè ara li toca mirar a ella, i de lluny et crida que al sopar hi ha una taula de colors barrejats, que no hi serà per les seques i que, a galet, et guanya amb el colze dolent.`,
        },
      },
    ],
    sets: { mocador: 'mostassa' },
    options: [
      { text: [`«Primer, vermut.»`, `L'ordre de les coses és important.`], link: '13' },
      {
        text: [`«Al sopar, tu i jo.» Hi vas de dret,`, `a fer canell amb una ampolla d'aigua.`],
        link: '18',
      },
    ],
  },
  {
    id: '9',
    title: `La veu de la Berta`,
    text: [
      [
        {
          forms: {
            'castell-fora': `La Berta es mira el got que encara portes. El deixes a terra, i no hi ha cap més pregunta. Després `,
          },
          neutral: `La Berta `,
        },
        `s'assenyala la gola, t'assenyala a tu i assenyala la plaça. Ho entens: fins a nova ordre, la seva veu ets tu. És un honor i un error.`,
      ],
      {
        neutral: `Falta la ronda de pilars. Ella aixeca cinc dits i tu crides: «Pilar de cinc!» Ella es toca l'espatlla: «Segon, col·loca't!» Ella dibuixa un cercle amb el braç i tu, que ja has agafat confiança, ordenes a la colla que giri. Dues-centes persones giren. El pilar, també. La Berta es tapa els ulls: volia dir que tanquessin la pinya.`,
        forms: {
          'castell-fora': `Falta la ronda de pilars i, aquesta vegada, la veus de dins. La Berta aixeca cinc dits: «Pilar de cinc!», crides. Es toca l'espatlla: «El segon, a lloc!» Traça un cercle amb el braç, i tu, que li deus una pinya, hi poses tota la veu: «Gireu!» Dues-centes persones giren, amb el pilar al mig. La Berta es tapa els ulls. Volia dir «tanqueu la pinya».`,
        },
      },
      `Miraculosament, el pilar puja i baixa girat, de cara a la biblioteca quan tothom mira cap al rectorat, i la plaça aplaudeix el que sembla una innovació artística. Els Atabalats, que tot just arriben, pregunten si ja heu començat.`,
      {
        neutral: `—Descarregat —et xiuxiueja la Berta amb l'últim fil de veu. I et fa un petó al front, i després una llista de gestos que hauries d'entendre perquè ets ella: una mà al colze i dents que peten; una criatura bressolada i, tot seguit, un raig que cau a la boca. O vol que algú dugui més gel a la lateral que ha rebut, o vol que vagis a la furgoneta del Tieta a buscar el que no s'ha de trencar.`,
        forms: {
          'castell-fora': `—Descarregat —et diu la Berta amb tota la veu que li queda, que fa just per a una paraula. T'agafa la cara, te la sacseja i et fa un petó al front. Tot seguit ve una llista de gestos que, com que ets ella, hauries d'entendre: una mà al colze i dents que peten; una criatura bressolada i un raig que cau a la boca. O vol que algú dugui més gel a la lateral que ha rebut, o vol que vagis a la furgoneta del Tieta a buscar el que no s'ha de trencar.`,
        },
      },
    ],
    sets: { veu: 'teva' },
    options: [
      { text: [`Interpretes «gel»: n'hi portes a la vorada,`, `a la de mostassa.`], link: '8' },
      {
        text: [`Interpretes «porró»: el Tieta demana braços`, `per a la furgoneta, i tu en tens dos.`],
        link: '11',
      },
    ],
  },
  {
    id: '10',
    title: `Dotze pams de roba negra`,
    text: [
      {
        neutral: `La faixa la té un noi alt que la ressegueix amb el dit, a contrallum: en Guifré, que viu amb l'Inxa, estudia Estadística i és contrari als castells. «En principi, per curiositat científica», diu, i te n'allarga una punta.`,
        forms: {
          'guifre-conegut': `La faixa l'ha trobada en Guifré a terra, i la ressegueix amb el dit, a contrallum. Fa no res era el noi que no entenia els castells. «Per curiositat científica», diu ara, i te n'allarga una punta.`,
        },
      },
      {
        forms: {
          'cara-guifre': `«Amb dues-centes persones per triar, has vingut de dret», observa. «Si no m'erro, no és l'atzar.» No s'erra.`,
        },
      },
      {
        forms: {
          'castell-fora': `Dos contraforts que s'espolsen els genolls et pregunten on t'ha tocat. «A fora», dius, i se t'acaba la frase.`,
        },
      },
      `—Aguanta-la ben tibada —li dius—, i gira cap aquí.`,
      {
        neutral: `En Guifré gira. La faixa se li enrosca a la cintura volta rere volta i, com que la tela s'acaba, a cada volta és més a prop. A l'última us quedeu nas amb nas, tu amb la punta de la faixa als dits i ell amb cara de trobar una dada que no li encaixa a la gràfica.`,
        forms: {
          'castell-fora': `Ell, que fa cinc minuts s'agafava a la teva camisa, ara es deixa embolicar. Comptes les voltes en veu alta, perquè té la boca seca: a la segona li torna el color, a la quarta descobreix que la tela és un recurs finit i, a la setena, us quedeu nas amb nas, tu amb la punta als dits i cap volta més per comptar.`,
          'guifre-conegut': `La primera vegada gira massa de pressa i s'ha de desfer. La segona ho fa amb mètode: talons junts, barbeta alta, un quart de volta i pausa. Tu, a l'altre cap, vas cedint pam a pam. Dotze pams es gasten de seguida, i a l'últim us quedeu nas amb nas, tu amb la punta de la faixa als dits i ell mirant-te com es mira un resultat abans de repassar-lo.`,
        },
      },
      `—Funció? —pregunta.`,
      [
        `—Protegeix els ronyons i serveix de graó —respons. Ell diu que no, que la d'això, i fa un gest petit entre la seva barbeta i la teva. «Deixa-ho. Ja ho deduiré.»`,
        {
          neutral: ` No se la vol treure. Passeja per la plaça amb l'esquena dreta i rep felicitacions per un castell que no ha fet, fins que la Remei, que ha vist una faixa nova i hi ha olorat una quota, li demana el DNI. L'Inxa el salva cridant que hi ha vermut i que després hi ha sopar, i que en Guifré hi està convidat «com a mostra representativa».`,
          forms: {
            'castell-fora': ` Se la deixa posada, per si en tornés a caure un altre. Per la plaça ja el prenen per contrafort: un senyor li estreny la mà, una criatura vol saber on s'ha fet mal, i la Remei, que distingeix a trenta metres una faixa nova d'una de pagada, se li acosta amb el boli destapat. L'Inxa s'hi posa al mig. Crida que hi ha vermut, que després hi ha sopar i que en Guifré hi ve convidat, «com a mostra representativa».`,
            'guifre-conegut': ` Amb la faixa posada camina com qui porta un gerro a dins. L'han felicitat tres vegades i n'ha rectificat dues; la tercera venia d'una àvia i l'ha acceptada per no allargar-ho. La Remei, que compta els seus, n'hi troba un de més. «Nom?», demana, i busca full. L'Inxa contesta per ell, a crits, que hi ha vermut, que després hi ha sopar i que en Guifré no és cap soci: el convida ell, «com a mostra representativa».`,
          },
        },
      ],
    ],
    sets: { guifre: 'conegut', faixa: 'guifre' },
    options: [
      {
        text: [`De dret al sopar, del braç:`, `«Vine, que t'asseus amb nosaltres.»`],
        link: '16',
      },
      { text: [`Vermut, abans que la Remei`, `l'apunti amb efectes retroactius.`], link: '13' },
    ],
  },
  {
    id: '11',
    title: `El Fundador`,
    text: [
      `A tres quarts de vuit, la furgoneta és plena de caixes, faixes i una olor que ja té personalitat jurídica. El Tieta tanca la porta del darrere, mira a banda i banda i treu de la caixa de les gralles un embalum lligat amb un mocador.`,
      `—Saps què és, això, reina?`,
      `Ho sap tothom. És el Fundador, el porró de l'any 94: vidre gruixut, nansa cosida amb filferro, tan lleig que no l'ha volgut robar mai ningú fora dels Esventats. Diuen que si falta a taula, la colla es desfà. També ho diuen de la Remei.`,
      `—El portes tu fins al sopar —decideix—. Jo condueixo, i una cosa així no es deixa sola en un seient. Ni a la vora de res. Si es trenca no m'ho diguis, reina. Ja ho notaré al clatell.`,
      `Fas el trajecte amb el porró a la falda i el cinturó per a tots dos. Sobreviu a tres rotondes. Al porxo de Geologia ajudes a parar les taules amb una sola mà i, quan tothom seu, encara has de triar cadira per a tots dos.`,
    ],
    sets: { porro: 'falda' },
    options: [
      { text: [`La dels colors barrejats:`, `que presideixi, i que el vegin de lluny.`], link: '14' },
      {
        text: [`La principal, davant teu, a dos pams:`, `com mana el protocol.`],
        link: '17',
      },
    ],
  },
  {
    id: '13',
    title: `Vermut amb testimonis`,
    text: [
      {
        neutral: `El terradet del bar té sis cadires i trenta persones, i la barana fa la resta. Abans que et puguis recolzar enlloc ja tens un got a la mà, una oliva al got i l'Inxa al costat, que remulla la canya de la gralla en el vermut d'un altre perquè diu que el seu és per beure.`,
        forms: {
          'mocador-mostassa': `Al terradet del bar, trenta persones s'asseuen en sis cadires i la barana cruix quan riuen. Et donen un got abans que hagis dit hola, amb una oliva que hi neda d'esquena. L'Inxa hi acosta la canya de la gralla, que s'ha d'estovar; tapes el got amb la mà i la remulla en el del veí. El seu, diu, és per beure.`,
        },
      },
      [
        {
          neutral: `La Jana, una segona dels Esventats, reparteix patates amb el colze embenat i cobra en elogis.`,
          forms: {
            'mocador-mostassa': `La Jana reparteix patates amb el teu mocador vermell lligat al colze, sobre la bena. Tots els de mostassa ho han vist; en parlaran anys.`,
          },
        },
        ` `,
        {
          neutral: `En Guifré, que comparteix pis amb l'Inxa i està en contra dels castells per motius metodològics, busca una paret on posar l'esquena.`,
          forms: {
            'faixa-guifre': `En Guifré, molt dret dins els dotze pams de roba, descobreix que així no pot agafar l'oliva de terra.`,
            'guifre-conegut': `En Guifré et saluda amb la mà plana, de lluny: en principi, per no condicionar-te.`,
          },
        },
        ` `,
        {
          neutral: `La Puça seu a la barana, de cara al buit.`,
          forms: {
            'sabatilla-faixa': `I la Puça, a la barana, amb un peu descalç: «La tens tu! A la faixa! Guarda-me-la, que així sé a qui he de buscar si caic.»`,
            'sabatilla-tornada': `La Puça, a la barana, et pica l'ullet amb les dues sabatilles posades.`,
          },
        },
      ],
      `—Pel quatre de set amb l'agulla! —brinda l'Inxa.`,
      [
        `—Per la pujada —precisa la Jana. «Un carregat és un carregat!», responeu els verds alhora, i per això els de mostassa s'ho passen tan bé.`,
        {
          forms: {
            'castell-fora': ` «No t'he notat a l'esquena», et diu una crossa amb un morat. «Ho he vist tot», contestes, i el morat et mira.`,
          },
        },
      ],
      {
        neutral: `Cap a les nou, el cel es torna del color del vermut i corre un aire prim. «És nit fresca per ser maig», diu algú. Ningú no li fa cas, i d'aquí a l'alba ho haureu dit tots. Al segon brindis puja per l'escala una llibreta de quadres, amb la Remei al darrere, i en trenta segons tot el terradet és a taula.`,
        forms: {
          'mocador-mostassa': `Cap a les nou, el sol s'amaga darrere del rectorat i tots us abaixeu les mànigues. «És nit fresca per ser maig», diu un, com qui diu l'hora; d'aquí a l'alba ho haureu dit tots. Pel forat de l'escala treu el cap una llibreta de quadres i, graó a graó, la Remei. No fuig ningú: és que de cop us ha agafat gana a tots. Al terradet hi queden sis cadires i una oliva.`,
        },
      },
    ],
    sets: { guifre: 'conegut' },
    options: [
      {
        text: [`Segueixes la Puça per la barana`, `fins a la taula de la canalla.`],
        link: '15',
        forms: [
          {
            when: { mocador: 'mostassa' },
            text: [`La Jana t'estira pel mocador, que és seu:`, `«La taula dels colors barrejats. Va.»`],
            link: '14',
          },
        ],
      },
      { text: [`T'emportes en Guifré del braç:`, `«Vine, que avui sopes amb nosaltres.»`], link: '16' },
    ],
  },
] as const satisfies readonly Passage[];
