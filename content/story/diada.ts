import type { Passage } from '@/lib/story/passage';

// Half past five to a quarter past eight in the evening: the square and its towers.
export const diada = [
  {
    id: '1',
    title: `Peus!`,
    text: [
      `Són dos quarts de sis de la tarda a la plaça del campus i la teva colla, els Enfilats, està a punt de tirar el quatre de set amb l'agulla: quatre persones per pis mentre n'hi ha i, a dins, un pilar que es queda sol quan el castell es desfà, com aquell convidat que no entén les indirectes.`,
      `—Peus! —crida la Berta, la cap de colla, que és com diu «bon dia»—. Ningú no mira amunt, ningú no parla i ningú no aprofita l'ocasió per lligar!`,
      `La Remei, tresorera, recorre els rengles amb la llibreta de quadres. La universitat us reclama 8.000 euros l'any pel local. Sou dues-centes persones. Dilluns hi ha assemblea i ella porta una proposta: 40 euros de derrama per cap. Ho recita com qui llegeix un testament i no surt a l'herència.`,
      `—I tu —el boli vermell t'apunta al cor—, a més, em deus 25 euros del viatge.`,
      `El Tieta, el vostre baix, un armari amb sentiments, et mira amb llàstima. La Puça, acotxadora, fa estiraments dalt d'una paperera. Falten deu minuts. La Remei avança.`,
    ],
    options: [
      { text: [`Et fiques al mig de la pinya,`, `on no arriba la comptabilitat.`], link: '2' },
      { text: [`Encara falten deu minuts:`, `te'n vas a buscar un cafè amb gel.`], link: '3' },
    ],
  },
  {
    id: '2',
    title: `A dins de tot`,
    text: [
      `La pinya es tanca al teu voltant com una carpeta massa plena. Tens la galta contra l'omòplat d'un estudiant de Veterinària, un colze d'origen desconegut a les costelles i l'escalfor de dues-centes persones que han dinat macarrons.`,
      `A sota, el Tieta es prepara respirant com una balena jubilada.`,
      `—Reina —et diu des de les profunditats; ho diu a tothom, fins i tot al rector—, si en surto viu, tinc fuet a la bossa blava.`,
      `La Puça et passa per sobre amb les sabatilles lligades de qualsevol manera. Et trepitja l'espatlla, l'orella i una part del passat. «Perdó!», fa, i continua amunt com qui puja a buscar una pilota a la teulada. A fora demanen pes; a dins falta aire. La gralla de l'Inxa arrenca el toc i ja no hi ha marxa enrere: o ets paret o ets públic.`,
    ],
    options: [
      { text: [`T'ancores al lloc, tanques els ulls`, `i decideixes que ets paret.`], link: '4' },
      { text: [`Fas cas dels de fora i recules`, `fins a l'últim cordó, on passa l'aire.`], link: '5' },
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
      `El cafè arriba just quan, a la plaça, comença a sonar el toc. Tens un got en una mà, mitja faixa a l'altra i una colla sencera preguntant-se (o no) on t'has ficat. En Guifré t'observa amb una curiositat d'entomòleg.`,
    ],
    options: [
      { text: [`Deixes el cafè a la barra i corres`, `cap a l'últim cordó de la pinya.`], link: '5' },
      { text: [`«Vine, que t'ho explico en directe.»`, `Us ho mireu des de fora.`], link: '6' },
    ],
  },
  {
    id: '4',
    title: `Llenya`,
    text: [
      `Saps que l'enxaneta ha fet l'aleta perquè la plaça esclata; tu, del castell, només en veus un clatell de Veterinària. Carregat! Ara només cal baixar-lo, i llavors notes a les espatlles un tremolor de rentadora en ple centrifugat. A fora, un «Aguanteu!» de la Berta s'esquerda a mitja paraula i no torna.`,
      `I llenya.`,
      `Cau tot amb molta educació. Cauen els dosos, cauen els quarts, cau algú que demana perdó mentre cau. L'agulla s'aguanta sola un segon, mira al seu voltant i s'hi afegeix per companyonia. Quan la pinya s'obre, tothom es compta els braços i les cames i surt el nombre que tocava. «Un carregat és un carregat», diu una veu. És la frase que direu tota la nit.`,
      `A la mà hi tens una sabatilla del trenta-quatre que no és teva. Damunt de la cama hi tens una màniga de color mostassa amb algú a dins, que riu: una dels Esventats, la colla rival, que us havia vingut a donar un cop de mà.`,
    ],
    options: [
      {
        text: [`Busques el peu de la sabatilla.`, `En alguna banda hi ha d'haver una Ventafocs.`],
        link: '7',
      },
      { text: [`T'interesses per la màniga mostassa:`, `«Tot bé, aquí dins?»`], link: '8' },
    ],
  },
  {
    id: '5',
    title: `L'últim cordó`,
    text: [
      `A l'últim cordó no es veu res i no es toca res. La teva missió és empènyer qui empeny qui empeny. És com votar: sense tu seria gairebé igual, però si tothom ho pensés no hi hauria castell ni república.`,
      `—Quarts, amunt! —crida la Berta des de dalt d'una cadira—. Respireu! No tant!`,
      `L'enxaneta fa l'aleta i la plaça esclata. Carregat. I quan ja baixen, el castell fa un gest de flam, s'ho pensa i cau a dins de la pinya com un armari ple de mantes. La Berta crida «Aguanteu!» amb tota l'ànima i, a mitja paraula, se li'n va la veu: un grinyol de porta vella i després res. Fa mal de sentir, sobretot perquè és la que mana.`,
      `Tothom s'aixeca, ningú no s'ha trencat. Un carregat és un carregat. A deu passes, una noia de mostassa, dels Esventats, s'aguanta una bossa de gel al colze i et fa lloc a la vorada. Al teu costat, la Berta mou els llavis, no en surt so i t'estira la màniga.`,
    ],
    options: [
      { text: [`T'asseus a la vorada,`, `al costat de la bossa de gel.`], link: '8' },
      { text: [`Atens la Berta, que gesticula`, `com si aparqués un avió.`], link: '9' },
    ],
  },
  {
    id: '6',
    title: `Retransmissió en directe`,
    text: [
      `—Aquests de sota són els baixos. Els que els envolten, els contraforts, les primeres mans, els laterals i els vents. Aquella petita és l'acotxadora, que s'ajup perquè l'enxaneta li passi per sobre i aixequi la mà.`,
      `—I aixecar la mà és el gol —conclou ell.`,
      `En Guifré calcula en veu baixa la probabilitat que tot se'n vagi en orris. Va pel segon decimal quan l'enxaneta fa l'aleta, la plaça esclata i ell, que hi està en contra, aplaudeix. Llavors, baixant, el castell se'n va en orris. Et trobes la mà d'en Guifré agafada a la teva camisa i la seva cara enfonsada a la teva espatlla. No mira fins que li jures que tothom s'ha aixecat.`,
      `—Carregat —li expliques—. Val gairebé igual. —Ell, molt pàl·lid, no et deixa anar la màniga. Al mig de la plaça, la Berta, que s'ha quedat sense veu en ple crit, t'ha vist i et fa uns gestos que demanen un mànec d'escombra.`,
    ],
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
      `—Des d'aquí dalt no fa gens de por —crida—. Llança-me-la!`,
      `La hi llances i l'agafa al vol, en un peu, amb el peu. Baixa per la toga, fa una reverència i et posa la mà a l'espatlla amb solemnitat, cosa que l'obliga a posar-se de puntetes.`,
      `—Te'n dec una. I jo les pago, no com altres. —Mira la Remei, que ha començat a cobrar per l'altra punta de la plaça. La Remei us mira. Obre la llibreta. La Puça xiula, innocent, i ja s'ha fos.`,
      `Fins a la foto tot són abraçades, esparadrap i teories sobre de qui ha estat la culpa, que mai no és de qui la té. Després, el Tieta demana braços per a la furgoneta i la Puça t'escriu: «vermut o covardia».`,
    ],
    options: [
      { text: [`Vas a la furgoneta del Tieta:`, `qui carrega, sopa.`], link: '11' },
      { text: [`Vas al vermut.`, `La covardia, per a dilluns.`], link: '13' },
    ],
  },
  {
    id: '8',
    title: `Color mostassa`,
    text: [
      `Es diu Jana, fa de segona als Esventats i avui feia de lateral al vostre castell, perquè una cosa és la rivalitat i una altra deixar algú sense pinya. S'aguanta una bossa de gel al colze i somriu amb els ulls de qui ja sap com acabarà la nit, però no t'ho dirà.`,
      `—Bonic castell —diu—. Sobretot el tros de pujada.`,
      `—Un carregat és un carregat.`,
      `—Això ho diem els que caiem. —Et mira la camisa verda, que ha perdut una costura—. Nosaltres hem descarregat el nostre. Ho dic per si no havia sortit a la conversa.`,
      `Parleu de caigudes, d'exàmens (dilluns en té un de Dret Romà i no ha obert el llibre) i de per què totes les colles tenen un Tieta. Quan es desfà la plaça, us heu canviat els mocadors sense saber qui ha començat. La Jana assenyala dues direccions: els seus van a fer el vermut i, després, al sopar, hi haurà una taula de colors barrejats.`,
    ],
    options: [
      { text: [`«Primer, vermut.»`, `L'ordre de les coses és important.`], link: '13' },
      { text: [`«Guarda'm un lloc al sopar.»`, `Abans t'has de dutxar per caritat pública.`], link: '14' },
    ],
  },
  {
    id: '9',
    title: `La veu de la Berta`,
    text: [
      `La Berta s'assenyala la gola, t'assenyala a tu i assenyala la plaça. Ho entens: fins a nova ordre, la seva veu ets tu. És un honor i un error.`,
      `Falta la ronda de pilars. Ella aixeca cinc dits i tu crides: «Pilar de cinc!» Ella es toca l'espatlla: «Segon, col·loca't!» Ella dibuixa un cercle amb el braç i tu, que ja has agafat confiança, ordenes a la colla que giri. Dues-centes persones giren. El pilar, també. La Berta es tapa els ulls: volia dir que tanquessin la pinya.`,
      `Miraculosament, el pilar puja i baixa girat, de cara a la biblioteca quan tothom mira cap al rectorat, i la plaça aplaudeix el que sembla una innovació artística. Els Atabalats, la colla lila, que arriba tard a tot arreu, pregunten si ja heu començat.`,
      `—Descarregat —et xiuxiueja la Berta amb l'últim fil de veu. I et fa un petó al front, i després una llista de gestos: furgoneta, caixes, sopar, canalla. O potser balena, caixes, sopar, formiga.`,
    ],
    options: [
      { text: [`Interpretes «furgoneta»:`, `vas a carregar caixes amb el Tieta.`], link: '11' },
      { text: [`Interpretes «canalla»: dutxa ràpida`, `i a la seva taula, que és la que riu.`], link: '15' },
    ],
  },
  {
    id: '10',
    title: `Dotze pams de roba negra`,
    text: [
      `—Aguanta la punta, ben tibada —li dius—, i gira cap aquí.`,
      `En Guifré gira. La faixa se li enrosca a la cintura volta rere volta i, com que la tela s'acaba, a cada volta és més a prop. A l'última us quedeu nas amb nas, tu amb la punta de la faixa als dits i ell amb cara de trobar una dada que no li encaixa a la gràfica.`,
      `—Funció? —pregunta.`,
      `—Protegeix els ronyons i serveix de graó —respons. Ell diu que no, que la d'això, i fa un gest petit entre la seva barbeta i la teva. «Deixa-ho. Ja ho deduiré.»`,
      `No se la vol treure. Passeja per la plaça amb l'esquena dreta i rep felicitacions per un castell que no ha fet. La Remei, que ha vist una faixa nova i hi ha olorat una quota, li demana el DNI. A la tarda, de mica en mica, se li acaba el sol; l'Inxa crida que hi ha vermut i després sopar, i que en Guifré hi està convidat «com a mostra representativa».`,
    ],
    options: [
      { text: [`Vermut, abans que la Remei`, `l'apunti amb efectes retroactius.`], link: '13' },
      { text: [`Directament al sopar: el presentes`, `a tothom com a convidat teu.`], link: '16' },
    ],
  },
  {
    id: '11',
    title: `El Fundador`,
    text: [
      `A un quart de nou, la furgoneta és plena de caixes, faixes i una olor que ja té personalitat jurídica. El Tieta tanca la porta del darrere, mira a banda i banda i treu de la bossa blava un embalum lligat amb un mocador.`,
      `—Saps què és, això, reina?`,
      `Ho sap tothom. És el Fundador, el porró de l'any 94: vidre gruixut, nansa cosida amb filferro, tan lleig que no l'ha volgut robar mai ningú fora dels Esventats. Diuen que si falta a taula, la colla es desfà. També ho diuen de la Remei.`,
      `—El portes tu fins al sopar —decideix el Tieta—. Jo condueixo, i amb una mà no el puc agafar ben agafat. Si es trenca, no em diguis res. Jo ja ho notaré.`,
      `Fas el trajecte amb el porró a la falda i el cinturó per a tots dos. Sobreviu a tres rotondes. En arribar al porxo de Geologia, on les taules ja són parades, respires per primer cop en deu minuts.`,
    ],
    options: [
      { text: [`El poses a la taula dels colors barrejats,`, `que és on hi ha més ambient.`], link: '14' },
      { text: [`El portes a la taula principal,`, `com mana el protocol.`], link: '17' },
    ],
  },
  {
    id: '13',
    title: `Vermut amb testimonis`,
    text: [
      `El vermut és al terradet del bar, on hi ha sis cadires per a trenta persones: és a dir, una pinya amb olives. La Puça seu a la barana. L'Inxa remulla la canya de la gralla al got d'un altre. En Guifré, el seu company de pis, que és el pelegrí més incrèdul de la diada, porta una faixa que s'ha guanyat o que ha trobat. La Jana, dels Esventats, reparteix patates amb el colze embenat.`,
      `—Pel quatre de set amb l'agulla! —brinda l'Inxa.`,
      `—Per la pujada —precisa la Jana.`,
      `—Un carregat és un carregat! —responeu els verds, tots alhora, i per això els de mostassa s'ho passen tan bé.`,
      `Cap a les nou comença a fosquejar i algú diu la frase: «És nit fresca per ser maig». La repetireu fins a l'alba, sobretot per omplir silencis i per demanar jaquetes. Al segon brindis, per l'escala puja una llibreta de quadres amb la Remei al darrere. En trenta segons, el terradet queda desert; algú deixa un pinyol que encara gira.`,
    ],
    options: [
      { text: [`Segueixes la Puça per la barana`, `fins a la taula de la canalla.`], link: '15' },
      { text: [`T'emportes en Guifré del braç:`, `«Vine, que avui sopes amb nosaltres.»`], link: '16' },
    ],
  },
] as const satisfies readonly Passage[];
