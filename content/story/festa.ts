import type { Passage } from '@/lib/story/passage';

// Ten past two to half past five: the marquee, the lawn and the library that never closes.
export const festa = [
  {
    id: '43',
    title: `La filera`,
    text: [
      `Fa cinc minuts això era una conga. Ara ja té soca, cordons i una agulla al mig que no sap com sortir-ne. L'Inxa obre camí tocant la gralla a dos pams dels altaveus i perd per poc.`,
      `Vas a la tercera fila, amb les mans a les espatlles d'un desconegut i les d'una desconeguda a les teves. És exactament com una pinya, però amb canvis de direcció. Passeu per la barra, per la cabina del discjòquei, per darrere d'una parella que no se n'adona.`,
      `—Qui porta això? —preguntes al cap d'una estona.`,
      `—Tu —et respon el desconegut, i té raó: en algun moment l'Inxa s'ha despenjat i els del davant també, i ara la gent que et segueix arriba fins al rectorat. Davant teu hi ha la sortida de la carpa i, més enllà, l'avinguda buida, amb tots els semàfors en verd. A la porta, la Berta aixeca el palmell perquè paris. A l'altra mà li dringa una clau.`,
    ],
    options: [
      { text: [`Pares en sec davant de la Berta.`, `La cua et va al darrere, per inèrcia.`], link: '50' },
      { text: [`Els semàfors són verds per alguna cosa.`, `Endavant les atxes.`], link: '55' },
    ],
  },
  {
    id: '44',
    title: `Coordinades cartesianes`,
    text: [
      `La Jana balla com fa castells: els peus clavats i tot el que passa de cintura en amunt és política exterior. Tu balles com pots, que és molt si ningú no ho mesura. Us feu una volta, us en feu dues; a la tercera us trepitgeu i demaneu perdó alhora, i us quedeu a la distància en què ja no cal cridar.`,
      `—És nit fresca per ser maig —dius. És la pitjor frase possible.`,
      `—Fresquíssima —diu ella, amb la cara encesa.`,
      `—Et ve de gust un petó? —preguntes, i ella diu «em ve de gust» sense ni un «potser» a la vora. És llarg i curt, té gust de llimona i l'interrompen quatre Esventats fent l'onada. El discjòquei us dedica el final d'una balada amb un acoblament espantós. A ella li comença a fer mal el colze de la caiguda, a tu els peus, i per l'obertura de la lona entra olor de ceba fregida.`,
    ],
    options: [
      { text: [`«Tens gana?» Sortiu a buscar`, `el que fa aquesta olor.`], link: '52' },
      {
        text: [`Balleu fins que els seus se l'emporten`, `(té examen dilluns) i els peus et diuen prou.`],
        link: '57',
      },
    ],
  },
  {
    id: '45',
    title: `Estadística descriptiva`,
    text: [
      `En Guifré t'ensenya una constel·lació que es diu, segons ell, «l'Estadi». Es treu un tovalló de la butxaca, el desplega sobre la gespa i fa llum amb el mòbil.`,
      `—He pres dades. Dos-centes persones. Nou abraçades per hora i persona, sense motiu. Quatre plors, tots contents. Ningú no ha preguntat a ningú què val. —Es grata el clatell—. Quan ha caigut el castell, tothom ha corregut cap al lloc on queia. La gent normal corre cap a l'altra banda. No sé on posar-ho, a la gràfica.`,
      `—Deu ser un valor atípic.`,
      `—Sí. Tu també. —Ho diu a la gespa, per si de cas. Després aixeca el cap i fa, amb la gravetat d'algú que defensa un projecte—: Et puc fer un petó? Em val qualsevol resposta. Vull dir que me n'agrada més una que l'altra, però em valen totes dues.`,
      `Comença a refrescar de debò. Per la finestra de la biblioteca, que al maig obre tota la nit, surt una llum groga de calefacció.`,
    ],
    options: [
      { text: [`«Pots.» I després, cap a les mantes`, `que han estès darrere de la carpa.`], link: '53' },
      {
        text: [
          `«Avui no.» Somriu, et dona les gràcies i tu`,
          `te'n vas sense ell a l'escalfor de la biblioteca.`,
        ],
        link: '58',
      },
    ],
  },
  {
    id: '46',
    title: `Pal de paller`,
    text: [
      `La Puça arriba dalt de tot del pal central, deixa anar el globus i fa l'aleta. Tota la carpa crida. Llavors mira avall i, per primera vegada des que la coneixes, no diu res.`,
      `—Què? —crides.`,
      `—Que no hi ha ningú a sota per baixar! En un castell baixo per sobre de la gent! Això és un pal! —S'hi agafa amb les quatre extremitats—. Els pals no tenen gent!`,
      `En trenta segons hi ha gent. Ho ordenes tu, amb una veu que no sabies que tenies: baixos, contraforts, segons. Tres Esventats, un lila i un cambrer es deixen col·locar. Puges de terç, tu que de terç només tens l'alçada, i notes un peu del trenta-quatre que et busca l'espatlla a les palpentes i la troba.`,
      `A terra, la Puça us abraça d'un en un i anuncia que no tenia por. Li tremolen les celles. «Te'n dec una», et diu, i la Berta, des de l'altra banda, que ho ha vist tot, et fa venir amb un dit i un dringar de claus. L'Inxa també et crida: ell, però, amb la gralla.`,
    ],
    options: [
      { text: [`Vas amb la Berta.`, `Una clau és una clau.`], link: '50' },
      { text: [`Vas amb l'Inxa, que vol fer`, `un concert en un lloc «amb bona façana».`], link: '54' },
    ],
  },
  {
    id: '47',
    title: `La Dolors`,
    text: [
      `La Dolors és la vigilant de nit del campus. Fa divuit anys que desallotja festes i té una manera de fer-ho molt seva: entra, mira, es treu la gorra i pregunta qui s'encarregarà d'escombrar.`,
      `—Tu mateix, tu mateixa, el que sigui —et diu, enfocant-te els peus per no enlluernar-te—. Fins a quarts de quatre faig com si no hi veiés. Però en aquells edificis —assenyala els pisos de professors— hi viu el senyor Cabestany, del Servei d'Espais. Aquell sí que hi veu. I hi sent. I ho redacta.`,
      `Li fas arribar un got d'aigua amb llimona i, a canvi, et demana una cosa amb molta vergonya. Al cap d'un moment gira com una baldufa amb la faixa de recanvi d'algú mentre vint persones piquen de mans. Li queda impecable.`,
      `—Protegeix els ronyons —constata, i en treu una galeta de dins, que no se sap d'on ha sortit. Ve olor de ceba fregida d'una banda i, de l'altra, un corrent d'aire gelat: algú estén mantes a la gespa.`,
    ],
    options: [
      { text: [`La ceba fregida.`, `El cos mana.`], link: '52' },
      { text: [`Les mantes.`, `El cos mana, però més fluix.`], link: '53' },
    ],
  },
  {
    id: '48',
    title: `Apagada`,
    text: [
      `T'acostes al generador amb cara d'enginyer i li dones un copet, que és el que fan a les pel·lícules. El generador fa «puf», que és el que fa a la vida. S'apaguen els llums, la música i quatre-centes converses.`,
      `En la fosca, un silenci enorme. I al mig del silenci, l'Inxa.`,
      `Toca fluixet, primer. Una havanera que ningú no li havia sentit mai, afinada, sencera, neta com un got. La gent calla i s'acosta. Algú encén una llanterna de mòbil, després cinquanta; la canalla s'asseu a terra i fins i tot els Atabalats arriben a l'hora a alguna cosa.`,
      `—Al lavabo em surt millor —es disculpa quan acaba, i el campus li cau a sobre. L'arrosseguen cap a fora entre crits de «concert, concert». I al teu costat, en la fosca, sents un dring de monedes i una respiració que coneixes.`,
      `—No t'espantis —diu la Remei—. Tinc la caixa de tota la nit aquí a la falda i no hi veig. Necessito algú de confiança. O algú que no pugui fugir gaire lluny.`,
    ],
    options: [
      { text: [`Segueixes l'Inxa i la gentada`, `cap al concert improvisat.`], link: '54' },
      { text: [`Et quedes a vigilar la caixa`, `fins que tanquin i torni la llum.`], link: '72' },
    ],
  },
  {
    id: '50',
    title: `La clau`,
    text: [
      `Són les tres tocades i la Berta, asseguda damunt d'un altaveu mort, reparteix l'última feina com si col·loqués un folre. A tu et posa a la mà una clau lligada a un mocador verd.`,
      `És la del local: el soterrani de Geologia, quaranta esglaons avall, primera porta després de la rata. Fa el gest de portar una cosa freda. O una cosa pesant. O potser un nadó. Es toca el genoll, s'estremeix, fa que sí amb el cap i et tanca els dits al voltant de la clau.`,
      `—Gel? —proves. Diu que no—. Mantes? —Potser—. Berta, escriu-m'ho.`,
      `Treu el mòbil. No té bateria: ha escrit massa «QUI TÉ EL FUNDADOR???». Et mira amb els ulls humits d'una gran tràgica del cinema mut, et posa una mà al cor i s'adorm allà mateix, asseguda i recta, amb la cara de qui ha quadrat un tres de nou. L'abrigues amb una pancarta. Des d'aquí veus dos llums: la bombeta de l'escala del soterrani i els finestrals de la biblioteca.`,
    ],
    options: [
      { text: [`Baixes al local a buscar`, `el que sigui que t'ha demanat.`], link: '73' },
      {
        text: [`Deixes la clau a la mà de la Berta`, `i te'n vas a escalfar-te a la biblioteca.`],
        link: '58',
      },
    ],
  },
  {
    id: '52',
    title: `El millor entrepà del món`,
    text: [
      `Tots els entrepans de les tres de la matinada són el millor entrepà del món, però aquest, a més, ho és. L'home de la furgoneta hi posa ceba, salsitxa, formatge i un secret, i no en demana diners: demana que no li preguntis pel secret.`,
      `A la cua hi ha tothom. La Jana, que fa de segona als mostasses, se n'emporta un a cada mà («un és per al Dret Romà») i s'acomiada enviant-te un petó amb mostassa, que de tan corporatiu t'emociona. El Tieta n'ha demanat quatre i els ha cridat pel nom.`,
      `—Va, que avui convido jo —sents que dius amb la boca plena, sense un euro a sobre. I just darrere, per damunt de la teva espatlla, algú destapa un boli.`,
      `Abans que la Remei, amb la caixa de la barra sota el braç, pugui arribar a la paraula «viatge», la lona s'aparta i apareix un home en pijama de ratlles, amb plantofes, una carpeta de pinça i la cara de qui ha redactat molts reglaments. Mira l'hora. L'apunta.`,
    ],
    options: [
      {
        text: [`Parles amb l'home del pijama.`, `Algú ha de donar la cara i la teva ja fa ceba.`],
        link: 'AA',
      },
      { text: [`Parles amb la Remei.`, `Entre dos mals, tries el conegut.`], link: '72' },
    ],
  },
  {
    id: '53',
    title: `Mantes de pinya`,
    text: [
      `Darrere de la carpa, a la gespa, la colla ha inventat el castell horitzontal: trenta persones sota onze mantes, amb els caps en rotllana i els peus a fora, on la nit, fresca per ser maig, els compta d'un en un. T'hi fan lloc. Tothom és de confiança i la meitat ja ronca.`,
      `Hi ha en Guifré, que comparteix pis amb l'Inxa: havia vingut a estar-hi en contra i ara explica a l'enxaneta què és una desviació típica. L'enxaneta ronca. Hi ha el Tieta, que fa de paret nord, i la Berta, que dirigeix les mantes en silenci.`,
      `—El que més m'agrada dels castells —diu en Guifré cap al cel— és quan no se'n fan.`,
      `Riu tothom, fins i tot tu, que en aquell moment no canviaries de lloc per cap balcó del món. Però falten mantes. La Berta et fa dringar davant del nas la clau del local i es frega els braços. L'altra mà, mentrestant, assenyala la rotonda de l'entrada: buida, rodona, amb un llum al mig. Aixeca quatre dits. Somriu com una criatura.`,
    ],
    options: [
      { text: [`Quatre dits: un pilar de quatre,`, `ara, a la rotonda.`], link: 'BB' },
      { text: [`La clau: baixes al local`, `a buscar més mantes.`], link: '73' },
    ],
  },
  {
    id: '54',
    title: `Serenata amb eco`,
    text: [
      `L'Inxa vol una bona façana, i la millor de totes és la dels pisos de professors. Ho té calculat: tres parets de maó, un pati al mig i una ressonància de catedral. Hi arribeu vuitanta persones de puntetes, que fan el mateix soroll que quaranta normals.`,
      `La Puça reparteix el públic pels bancs, tu portes el so (el teu equip són dues galledes) i l'Inxa ataca un vals. És preciós. És tan preciós que triguen gairebé un minut a obrir-se les finestres.`,
      `—Visca! —crida una veu d'Àlgebra. «Vergonya!», en crida una altra, de Dret Administratiu. I al tercer pis, darrere una cortina, un senyor en pijama de ratlles no crida res: es mira el rellotge, s'asseu i comença a escriure.`,
      `—És en Cabestany —xiuxiueja la Puça—. El del Servei d'Espais. El dels 8.000 euros. —I el públic es desfà com un sucre. L'Inxa, amb els ulls tancats, continua tocant: és l'únic que no sap que ja no té públic. El Tieta et fa senyals des de la vorada de l'avinguda, on tothom corre a seure i a riure.`,
    ],
    options: [
      { text: [`Agafes l'Inxa pel coll de la camisa`, `i correu fins a la vorada.`], link: '57' },
      { text: [`T'hi quedes. Si baixa en Cabestany,`, `que trobi algú amb educació.`], link: 'AA' },
    ],
  },
  {
    id: '55',
    title: `La conga se'n va`,
    text: [
      `Creueu l'avinguda en verd, després en un altre verd. Ningú no et dona l'ordre de parar i tu no saps com es dona. Darrere teu canta una serp de tres-centes persones que ja no és de cap colla. A la primera gasolinera us omplen el dipòsit d'aigua. A la segona us aplaudeixen.`,
      `Al cap d'una hora us saluden en un poble on fan festa major per un altre motiu. L'alcaldessa, en camisa de dormir, us confon amb l'acte de les quatre i us afegeix al programa. Passeu per la plaça. Us tiren confeti. Algú del final, que s'hi ha afegit en aquell poble, es promet amb algú del mig.`,
      `Cap a trenc d'alba arribeu a mar, i allà sí que et pares, perquè la conga s'acaba o comença la travessia. Et gires. Hi ha sorra, confeti i, a l'últim lloc, caminant sola, amb les mans a les espatlles del penúltim i la llibreta a les dents, la Remei.`,
    ],
    options: [],
    final: 3,
    note: `vint-i-tres quilòmetres, homologats`,
  },
  {
    id: '58',
    title: `Silenci, si us plau`,
    text: [
      `La biblioteca, al maig, obre vint-i-quatre hores. Entres amb la camisa verda descosida, confeti als cabells i una olor de festa que fa girar el cap a quatre files de Medicina. Hi ha un centenar de persones despertes per força. Ningú no diu res. Passa una pàgina.`,
      `Camines de puntetes. Cada pas sona com si pelessis un plàtan de vidre. Una noia et mostra, sense aixecar els ulls dels apunts, un cartell escrit a mà: «Aquí també patim».`,
      `Però hi fa una calor de pa acabat de fer, les butaques són toves i et comencen a pesar les pestanyes. A la taula del fons hi ha un lloc buit, amb un llum encès i uns apunts de Termodinàmica que no són de ningú. I darrere de l'última prestatgeria, entre els llibres de Dret, t'ha semblat veure un punt de color mostassa.`,
    ],
    options: [
      { text: [`T'asseus a la taula del fons.`, `Només cinc minuts.`], link: '49' },
      { text: [`Vas a comprovar si el mostassa`, `és un llibre o una persona.`], link: '38' },
    ],
  },
  {
    id: '38',
    title: `Dret Romà`,
    text: [
      `És una persona. És la Jana, que fa de segona als Esventats, amb una bufanda, tres retoladors i una bena al colze. Davant hi té un manual del gruix d'una soca. T'escriu en un paper i te'l passa:`,
      `«Examen dilluns. He fet veure que me n'anava a dormir. No em delatis.»`,
      `Respons per escrit. Ella contesta. En deu minuts heu omplert dues cares de ratlles i teniu les galtes inflades de riure sense fer soroll, que és la manera més perillosa de riure. Un estudiant d'Arquitectura us mira amb enveja. Un altre s'ha posat de peu per estirar l'esquena i, per costum, un tercer li ha posat les mans als ronyons. La Jana ho veu. Tu veus que ho veu.`,
      `«Aquí n'hi ha sis que fan castells», escriu. I tot seguit ho ratlla i hi posa: «O em preguntes el tema quatre. Tria tu, que jo ja no hi soc».`,
    ],
    options: [
      { text: [`Acostes la cadira i agafes el manual:`, `«Tema quatre. Les obligacions.»`], link: '64' },
      { text: [`Mires el sostre. És alt.`, `Escrius: «Pilar?»`], link: '68' },
    ],
  },
  {
    id: '49',
    title: `Cinc minuts`,
    text: [
      `Et desperta una mà a l'espatlla i una claror que no és de fluorescent. Tens la galta enganxada a uns apunts i l'espiral marcada des de l'ull fins a la barba, o allà on hi hauria la barba. Són les nou del matí.`,
      `—Perdona —diu una noia amb ulleres—. Tu has escrit això?`,
      `Això són onze fulls de lletra teva, a mig camí entre l'abecedari i el gargot, que expliquen el segon principi de la termodinàmica amb l'exemple d'una pinya: l'energia es conserva, l'ordre no, i sempre hi ha algú que no ha pagat. Al marge hi has dibuixat un porró.`,
      `—És la primera vegada que ho entenc —diu ella. Al voltant s'hi ha aplegat mig grup, amb cafès. Et demanen el tema cinc. Quan surts al carrer, a migdia, tens set amics nous, un torn d'exposició i una assignatura de la qual no t'has matriculat mai.`,
    ],
    options: [],
    final: 4,
    note: `només et falta la matrícula`,
  },
  {
    id: '64',
    title: `De les obligacions`,
    text: [
      `Li preguntes el tema quatre en veu tan baixa que heu d'acostar les cadires, i després els caps. La Jana respon amb els ulls tancats: l'obligació és un vincle de dret que ens força a complir una prestació.`,
      `—Exemple.`,
      `—Tu i els 25 euros de la Remei —xiuxiueja, i la biblioteca sencera us fa callar.`,
      `Cap al tema vuit, els finestrals s'aclareixen. Cap al nou proposa fer un descans i no s'aixeca ningú. «Puc?», li preguntes. «Ja trigaves», diu la Jana. El petó dura menys que el tema set i no cau a l'examen, però dels apunts no s'esborrarà. Algú, rere els codis, passa un paper de mà en mà fins a la vostra taula: «Enhorabona. I ara, silenci».`,
    ],
    options: [],
    final: 6,
    note: `a l'examen, ella traurà un excel·lent`,
  },
  {
    id: '68',
    title: `El pilar més silenciós del món`,
    text: [
      `Us descalceu. Els sis de les taules, que són d'arreu i avui són d'aquí, s'aixequen sense arrossegar la cadira. Arquitectura fa de baix sobre la moqueta. Medicina es posa de contrafort i es pren el pols. Ningú no crida, ningú no compta, no sona cap gralla. La Jana puja de segona i, amb els ulls, et diu: «Amunt».`,
      `Et trobes a tres metres del terra, entre dos prestatges de Dret Civil, amb una persona petita de Farmàcia que se t'enfila per l'esquena com si busqués un volum. Arriba dalt. Aixeca la mà. El bibliotecari, que tornava de fer un cafè, es queda a la porta amb la boca oberta.`,
      `Cent persones deixen el bolígraf i aplaudeixen a l'aire, sense tocar-se les mans. Baixeu. Descarregat, net, ni una pàgina moguda. El bibliotecari treu el segell de la data, us el posa a tots al dors de la mà i diu, molt fluix: «S'ha de retornar».`,
    ],
    options: [],
    final: 7,
    note: `descarregat, però no ho podeu dir en veu alta`,
  },
] as const satisfies readonly Passage[];
