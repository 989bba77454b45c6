import type { Passage } from '@/lib/story/passage';

// Twenty to twelve to a quarter to two: the bars, and then the free bar under the marquee.
export const bars = [
  {
    id: '25',
    title: `Bar Sisens`,
    text: [
      `El Bar Sisens fa trenta metres quadrats i ara mateix hi ha cent deu persones, o sigui que tècnicament és un folre. Per demanar cal aixecar la mà; cada vegada que algú ho fa, la canalla crida «aleta!» i el cambrer, que ja no té esperança, fa sonar una campana.`,
      `Et vibra el mòbil. És la Berta, que des que no té veu escriu en majúscules: «QUI TÉ EL FUNDADOR???». El porró no és a la taula del sopar, ni a la furgoneta, ni enlloc. Tot el bar mira els mostasses. Els mostasses miren el sostre.`,
      `—Ja ens agradaria —diu la Jana, dels Esventats, des del futbolí—. Fa trenta anys que ho intentem. Ara, si us feu una partida, potser us diem el que sabem.`,
      `El Tieta seria un bon testimoni, però té el mòbil sense bateria des de migdia perquè el fa servir de llanterna, i quan te li acostes et posa un tros de fuet a la boca i la pregunta se te'n va avall.`,
    ],
    options: [
      { text: [`Acceptes la partida de futbolí.`, `Per l'honor i per la informació.`], link: '29' },
      { text: [`Vas al lavabo.`, `Allà és on se sap tot.`], link: '30' },
    ],
  },
  {
    id: '26',
    title: `Ruta amb folre`,
    text: [
      `La Berta ha dissenyat la nit com un castell. El mapa té pisos: els baixos són un celler on es paga amb monedes; els segons, un bar amb dianes; els terços, una cocteleria coixa. Dalt de tot hi ha un terrat amb vistes que en set anys de rutes no ha coronat ningú.`,
      `—Terços, col·loqueu-vos! —tradueixes tu, i vint persones entren en fila en un local on en caben dotze. Ella corregeix la posició de la barra amb dos dits.`,
      `A mitja consumició, trenta mòbils vibren alhora. La Berta és al teu costat, però escriu al grup, en majúscules, perquè quedi clar: «QUI TÉ EL FUNDADOR???». El porró de l'any 94 no ha tornat del sopar. Se sospita dels Esventats, d'un col·leccionista de vidre que potser no existeix i d'en Guifré, el company de pis de l'Inxa, que n'havia preguntat el volum.`,
      `El Tieta, que no ha rebut res perquè va sense bateria, reparteix aigua amb la bossa blava penjada al colze i canta. La ruta trontolla: al lavabo hi ha una cua de quinze, i al bar següent la Puça ja ha començat a pujar sobre algú.`,
    ],
    options: [
      { text: [`La cua del lavabo:`, `necessitat i xafarderia.`], link: '30' },
      { text: [`El bar següent, abans que la Puça`, `hi comenci sense cap de colla.`], link: '31' },
    ],
  },
  {
    id: '27',
    title: `Segones veus`,
    text: [
      `Qui destrossa la balada que se sent des del carrer és en Guifré, el company de pis de l'Inxa, enemic declarat dels castells i, pel que es veu, també de la música. Canta amb els ulls tancats i la mà al cor. En veure't t'allarga l'altre micròfon i no hi ha manera digna de dir que no.`,
      `Canteu. A la tornada, l'Inxa s'hi suma amb la gralla i el gos de la mestressa marxa sol cap a casa. Us donen un set i mig, i en Guifré ho compara amb la nota mitjana del local: sou dins de l'interval.`,
      `—Fa un parell d'anys no hauria sortit pas de casa —et confessa, encara agafat al micròfon, de manera que ho confessa a tothom.`,
      `A mig aplaudiment, els mòbils de tots els verds vibren alhora: «QUI TÉ EL FUNDADOR???», pregunta la Berta, que com que no té veu escriu a crits. El porró ha desaparegut. La Puça proposa invocar-lo amb un pilar caminant, aquí mateix. Al carrer, una finestra s'obre amb mala intenció.`,
    ],
    options: [
      { text: [`El pilar, per descomptat.`, `En nom del porró.`], link: '31' },
      { text: [`Surts al carrer a veure qui hi ha`, `a la finestra i què duu a les mans.`], link: '32' },
    ],
  },
  {
    id: '28',
    title: `Reintegrament`,
    text: [
      `El caixer et demana el número secret i tu, amb una emoció nova, te'n recordes a la tercera. Ets a punt de treure 25 euros, liquidar el viatge i viure com la gent que dorm.`,
      `—No et volia pressionar —diu una veu arran del teu clatell. La Remei és darrere teu a la cua, amb la llibreta. No ve a treure diners: fa companyia als que en treuen.`,
      `Potser és el sobresalt: la màquina fa un soroll de mastegar i s'empassa la targeta. Surt un paperet que diu «Operació en estudi». La Remei el llegeix, te'l grapa a la llibreta i, per primer cop en la vida, et posa la mà a l'espatlla.`,
      `—Això li va passar al meu pare amb una granja —diu. Llavors us vibra el mòbil a tots dos. La Berta, en majúscules: «QUI TÉ EL FUNDADOR???». La Remei es posa pàl·lida: el porró consta a l'inventari. Surt disparada carrer amunt, d'on venen música, crits de veí i un soroll d'aigua. A l'altra banda, et fa l'ullet l'escala de l'estació. Encara hi ha un tren.`,
    ],
    options: [
      { text: [`Carrer amunt, cap al soroll.`, `Sense un euro no et poden robar res.`], link: '32' },
      { text: [`Escala avall, cap al tren.`, `Tothom té un límit i el teu és de plàstic.`], link: '37' },
    ],
  },
  {
    id: '29',
    title: `Futbolí de neutrals`,
    text: [
      `Verds contra mostasses. Tu fas de defensa amb la Puça, que juga dalt d'un tamboret. Davant, la Jana mou la davantera amb el colze bo i conversa com si res.`,
      `—Si perdeu, la pròxima diada feu pinya amb la nostra camisa. I si guanyeu, us diem on no hem amagat el porró.`,
      `Cinc a cinc i l'última bola. La Puça defensa cridant «Pit i amunt!» i xuta de canell; la bola fa dues parets, surt volant, pica a la làmpada i cau dins d'una gerra de cervesa que aixecava l'enxaneta dels altres. Silenci. El cambrer, cridat com a àrbitre, resol que és gol i que la gerra s'ha de pagar.`,
      `—Doncs t'ho dic —fa la Jana, i se t'acosta tant que l'únic que entens és el perfum—: no el tenim. Paraula. Però jo buscaria algú que ho guardi tot. —Abans que lliguis caps, algú crida que a la carpa del campus la barra lliure dura fins a les dues. La Puça vol cobrar la resta de l'aposta; la Jana diu que té un codi per entrar sense cua.`,
    ],
    options: [
      { text: [`Vas a la carpa amb la Jana`, `i el seu codi misteriós.`], link: '34' },
      { text: [`Ajudes la Puça a cobrar l'aposta:`, `que es posin la camisa verda, ara.`], link: '39' },
    ],
  },
  {
    id: '30',
    title: `Sala de juntes`,
    text: [
      `A la cua del lavabo hi ha més saviesa que al claustre de Dret. Una veterinària maquilla l'enxaneta. Dues liles que no es coneixien s'expliquen el divorci dels pares. Algú plora, algú riu, i són la mateixa persona.`,
      `—A mi m'agrada algú —deixes anar, perquè la cua convida.`,
      `—Però li has preguntat si li ve de gust? —diuen totes alhora, amb un cansament tendre—. Es pregunta, s'espera la resposta i, si és «potser», vol dir que no i es parla d'una altra cosa. Això val amb dues copes o amb cap. Amb vuit no es pregunta res: s'acompanya a casa.`,
      `Sobre el porró desaparegut hi ha quatre versions, totes de primera mà. Segons l'última, es va veure per darrer cop «prop d'algú que donava menjar», cosa que descarta mitja colla i cap Tieta. Hi donaries voltes, però arriba la Remei a la cua, et saluda amb la llibreta i la conversa canvia de gènere literari. Tota la cua, de cop, té ganes d'anar a la carpa.`,
    ],
    options: [
      { text: [`Barra lliure fins a les dues:`, `cap a primera línia.`], link: '35' },
      { text: [`Per despistar la Remei,`, `et poses a l'altra banda de la barra.`], link: '40' },
    ],
  },
  {
    id: '31',
    title: `Pilar de tres amb làmpada`,
    text: [
      `Tres pisos, un sostre de tres metres i mig i una fe enorme. El Tieta es planta de baix entre les taules; un segon que no sabia que ho era s'encomana al sant Crist de la màquina escurabutxaques; la Puça puja doblegada, amb el clatell contra el guix, i des d'allà dirigeix.`,
      `—Caminem! Peu dret! L'altre dret!`,
      `El pilar avança tres metres, davant per davant de la barra, com una processó que ha perdut el sant. Tu fas de pinya, de semàfor i de qui aparta cadires. Tot el bar aguanta la respiració i les copes. I funciona. Ja gairebé el teniu a baix quan la Puça, per celebrar-ho, fa l'aleta.`,
      `La làmpada era de l'àvia de la mestressa. Cau sense pressa, en quatre fascicles. La mestressa mira els vidres, mira el Tieta, que s'ha posat a plorar, i acaba consolant-lo ella: «Era lletja, fill». Ell obre la bossa blava, remena entre el fuet i les tiretes, i li deixa en penyora una ampolla sense etiqueta. Tu escombres. És la primera cosa útil que fa la colla en tota la nit.`,
    ],
    options: [
      { text: [`Preguntes al Tieta què hi havia`, `a l'ampolla, i si en té més.`], link: '36' },
      { text: [`Demanes aigua, molta,`, `i cap a la carpa a prendre l'aire.`], link: '41' },
    ],
  },
  {
    id: '32',
    title: `El veïnat`,
    text: [
      `A la finestra del segon hi ha una senyora amb bata i una galleda. Al carrer hi ha l'Inxa, amb la gralla, que li dedica el toc de castells perquè la veu il·luminada i s'ha pensat que era un balcó d'autoritats.`,
      `—Toca'n una altra i et batejo! —crida la senyora. L'Inxa en toca una altra. El bateig és complet, amb padrins.`,
      `La Remei, que tot just arriba corrent, en rep la meitat, i per primer cop en la història la llibreta es mulla. Alguns deutes s'escorren. Un silenci religiós recorre el carrer: és el teu, el de la senyora i el de quaranta morosos mirant com els quadres es tornen aquarel·la.`,
      `—El teu era amb retolador permanent —et diu la Remei, eixugant-la amb la màniga.`,
      `La senyora, penedida, llança una tovallola. Li demaneu disculpes de tot cor i en veu baixa, ella us demana el nom de la cançó i algú troba la solució: a la carpa del campus encara hi ha barra lliure i no hi ha veïns. La Jana, dels Esventats, té un codi per entrar; el Tieta, una garrafa.`,
    ],
    options: [
      { text: [`El codi de la Jana.`, `Entrar sense cua és una forma de justícia.`], link: '34' },
      {
        text: [`La garrafa del Tieta, que és d'aigua.`, `I aquesta no la llancen: la serveixen.`],
        link: '41',
      },
    ],
  },
  {
    id: '34',
    title: `El codi`,
    text: [
      `La carpa és darrere de Geologia. A l'entrada, un noi amb armilla reflectant demana un codi de barra lliure que només val una vegada, i que s'aconsegueix demostrant que no se'l mereix ningú més.`,
      `La Jana te'l dicta a cau d'orella, lletra a lletra, tan a poc a poc que al noi de l'armilla li puja la temperatura. L'escrius. La màquina s'ho rumia. Llum verda.`,
      `—Verda —diu ella—. Quina ràbia.`,
      `A dins hi ha llums, globus, mig campus, un discjòquei de segon de Física i una barra que ocupa tot el fons com una línia de costa. Encara no has fet dos passos i et trobes amb dues coses: una filera de gent agafada per les espatlles, amb l'Inxa al capdavant, que absorbeix tot el que troba, i la Jana, que camina d'esquena cap al centre de la pista, mirant-te, amb les celles alçades com un signe d'interrogació.`,
    ],
    options: [
      { text: [`T'absorbeix la filera.`, `Resistir-s'hi seria de mala educació.`], link: '43' },
      {
        text: [`Respons la pregunta de les celles:`, `«Balles?» «Em pensava que no ho diries.»`],
        link: '44',
      },
    ],
  },
  {
    id: '35',
    title: `Tres dits de vuit coses`,
    text: [
      `La carta de la barra lliure l'ha redactada un casteller: el «pilar» és un dit de qualsevol cosa; el «tres de vuit», tres dits de vuit coses; el «quatre amb l'agulla» porta una palla que, en acabar-te'l, es queda dreta tota sola. Demanes un tres de vuit. El cambrer et pregunta si tens família.`,
      `El primer glop té gust de colònia de nadó. El tercer ja és bo. A mig got estimes tothom: estimes el veí de la barra, estimes els Atabalats, que acaben d'arribar i es pensen que són les onze; estimes fins i tot el rètol de la sortida d'emergència, que és verd com vosaltres.`,
      `Deixes el got a mitges amb una maduresa que et sorprèn. O potser és que t'ha caigut: al terra hi ha un toll en forma de Menorca.`,
      `A la pista, la Jana, dels Esventats, et reclama amb un dit. A fora, assegut a la gespa, hi ha en Guifré, l'home que odia els castells, mirant el cel com si l'hagués de declarar a Hisenda.`,
    ],
    options: [
      { text: [`La pista i el dit.`, `Fas cas de la geometria.`], link: '44' },
      { text: [`La gespa i en Guifré.`, `Necessites aire i una mica de pessimisme.`], link: '45' },
    ],
  },
  {
    id: '36',
    title: `La tieta del Tieta`,
    text: [
      `L'ampolla era de ratafia, la feia la tieta del Tieta —d'aquí li ve el nom— i, sí, en té més. Camineu cap a la carpa del campus i en beveu a morro, a glopets de capellà, mentre ell t'explica la recepta: trenta-tres herbes, quaranta nits de serena i un disgust.`,
      `—Ma tieta deia que la ratafia no emborratxa, reina: aclareix.`,
      `A tu t'aclareix coses. Per exemple, que el Tieta és la persona més bona que coneixes. O que li volies fer una pregunta important, sobre una cosa de vidre; però ell remena dins de la bossa blava, aparta amb molt de compte un embalum i et dona una galeta. «Menja, reina», et diu. Menges. La pregunta s'allunya, saludant amb un mocador.`,
      `A la carpa, la música fa tremolar els estels. Al pal central, a mitja alçada i pujant, hi ha la Puça. A la gespa, un punt fosc amb forma d'estadístic: en Guifré, que mira enlaire amb els braços plegats.`,
    ],
    options: [
      { text: [`T'estires a la gespa, al costat d'en Guifré.`, `Tot el cel fa voltes gratis.`], link: '45' },
      { text: [`Et poses sota el pal de la Puça.`, `Algú ha de fer pinya.`], link: '46' },
    ],
  },
  {
    id: '37',
    title: `L'últim tren`,
    text: [
      `El vagó és buit, fora d'un senyor que dorm i d'un gos que no és seu. Seus. Et treus la faixa, que és com treure's un dia del damunt: surten tres pams de tela, una mongeta, una croqueta. Ta mare sempre diu que una retirada a temps és una victòria. Ta mare es retira a les deu.`,
      `A casa són dos quarts d'una. Et dutxes, menges la coca de la Montserrat, que encara és tova, i et fiques al llit amb les finestres obertes. És nit fresca per ser maig. De lluny, si fas callar el cor, arriba una gralla desafinada.`,
      `L'endemà et lleves a les nou amb bona cara i la memòria sencera, i passes tot el matí rebent els missatges dels altres. N'hi ha cent vuitanta. L'últim és de la Remei: «El caixer ha tornat la targeta. La tinc jo. Com a penyora».`,
    ],
    options: [],
    final: 2,
    note: `ningú no et creurà, però has dormit vuit hores`,
  },
  {
    id: '39',
    title: `Cobrar-ho tot`,
    text: [
      `L'aposta, segons la Puça, incloïa la lletra petita. A la cua de la carpa, sis Esventats es posen, entre laments, camises verdes tretes de la bossa blava del Tieta, que en porta de recanvi de totes les talles i d'una que no existeix.`,
      `—Et fa els ulls macos —li dius a un mostassa, i ell s'empipa perquè és veritat.`,
      `El mal és la segona part: com que ara semblen vostres, el noi de l'armilla els deixa passar amb el vostre descompte, es beuen la vostra part de la barra lliure i, quan la Remei fa recompte de verds, li'n surten sis de més. Els cobra la derrama per endavant. N'hi ha un que paga.`,
      `La Puça i tu rieu fins a seure a terra. Aleshores, dos raigs us enlluernen: d'una banda, els focus de la carpa, on l'Inxa arrossega una filera de gent que creix com el deute públic; de l'altra, la llanterna de la Dolors, la vigilant del campus, que ve cap a vosaltres amb una pregunta a la cara.`,
    ],
    options: [
      { text: [`Cap als focus i la filera,`, `que la multitud amaga.`], link: '43' },
      { text: [`Cap a la llanterna,`, `que l'educació també.`], link: '47' },
    ],
  },
  {
    id: '40',
    title: `L'altra banda de la barra`,
    text: [
      `Darrere de la barra de la carpa falta gent i sobra set. Et donen un obridor, un drap i la instrucció tècnica: «Tu digues que sí». Durant mitja hora ets la persona més estimada de Catalunya.`,
      `Aprens coses. Que tothom diu «l'últim». Que els Atabalats demanen cafè amb llet. Que els mostasses deixen propina per humiliar-vos. Que una copa d'aigua ben servida, amb llimona i un nom estranger, fa el mateix efecte i s'agraeix l'endemà: en serveixes quaranta.`,
      `—Què li poso? —dius sense mirar.`,
      `—El que valguin 25 euros —diu la Remei. S'asseu, cansada, i es treu el boli de l'orella. Li poses l'aigua amb llimona. Se la beu. No apunta res: és el moment més tendre que has viscut amb ella. Llavors passen dues coses alhora. Per la porta entra la Dolors, la vigilant del campus, amb la llanterna. I a fora el generador, que fa una estona que tus, comença a fer soroll de comiat.`,
    ],
    options: [
      { text: [`Vas a rebre la Dolors`, `amb una aigua amb llimona.`], link: '47' },
      { text: [`Vas a veure què li passa al generador,`, `com si hi entenguessis.`], link: '48' },
    ],
  },
  {
    id: '41',
    title: `Set gots d'aigua`,
    text: [
      `El Tieta té una teoria: set gots d'aigua i un tros de pa esborren qualsevol error que no estigui casat. T'instal·la en una cadira, a l'entrada de la carpa, i te'ls fa beure d'un en un mentre et parla de la vida.`,
      `—Jo soc baix perquè m'agrada saber qui tinc a sobre sense veure'l. Si s'espanten, ho noto al clatell. El que fa por no és el pes, reina: és que no s'hi pugi ningú.`,
      `Al quart got el veus doble, i encara t'agradaria abraçar-los tots dos. Al sisè ja només en veus un, i al setè tornes a saber quin dia és, la lletra de l'himne i l'import exacte del que deus a la Remei.`,
      `T'aixeques amb set quilos de més i una lucidesa insultant. A dins, la festa està en aquell punt que, mirat des de fora, fa una mica de por. Al pal central de la carpa s'hi enfila la Puça amb un globus a les dents. I més enllà, darrere la lona, el generador fa unes tosses que només tu, que serves el cap clar, sembles sentir.`,
    ],
    options: [
      { text: [`Vas sota el pal, a fer pinya`, `per si cau la Puça o el globus.`], link: '46' },
      { text: [`Vas a auscultar el generador.`, `Avui ets la persona adulta.`], link: '48' },
    ],
  },
] as const satisfies readonly Passage[];
