import type { Passage } from '@/lib/story/passage';

// Half past nine to eleven at night: dinner under the porch of Geologia.
export const sopar = [
  {
    id: '14',
    title: `La taula dels colors barrejats`,
    text: [
      `El porxo de Geologia té bona acústica i mala llum, i això afavoreix tothom. A la vostra taula hi ha verds, mostasses i un lila que s'ha equivocat de sopar i que ningú no té cor de fer fora. Al mig, el Fundador, el porró de l'any 94, presideix les seques amb la dignitat d'un càntir que ha fet carrera.`,
      `Davant teu seu la Jana, la segona dels Esventats: avui us feia de lateral i el castell li ha caigut damunt d'un colze. Te'l presenta formalment.`,
      `—Colze, Enfilats. Enfilats, colze.`,
      `El Tieta serveix botifarra com si fossis a punt d'emigrar. La Jana roba l'última patata mirant-te als ulls, que és una manera de parlar. Mentrestant, a l'altra punta, dos mostasses fan números en veu baixa i miren el porró: fa trenta anys que el volen robar i fa trenta anys que se'ls nota. A la taula del costat, la Remei puja en una cadira i s'aclareix la gola.`,
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
      `La Puça, acotxadora i delegada sindical, hi presideix la taula des de sobre de la taula. Expliquen caigudes com qui ensenya cromos. L'enxaneta d'avui, que està fent el doctorat en dret fiscal, descriu el moment de l'aleta: «Vaig pensar en l'IVA.» Un dels dosos s'ha adormit dret, per costum.`,
      `—Regla de la taula —diu la Puça, i et para un got al davant—: aquí qui no canta, beu; qui no beu, canta, i qui no vol ni una cosa ni l'altra menja seques, que fan el mateix efecte però l'endemà.`,
      `Al fons, els Esventats comencen a picar amb els coberts un ritme provocador. L'Inxa es posa dret i es treu la gralla de dins de la camisa. I per la dreta, de mà en mà, arriba el Fundador, el vell porró de la colla, ple fins al broc.`,
    ],
    options: [
      { text: [`Agafes el porró:`, `la canalla vol espectacle.`], link: '18' },
      { text: [`Agafes una cullera i un plat:`, `això és la guerra de les cançons.`], link: '20' },
    ],
  },
  {
    id: '16',
    title: `La mostra representativa`,
    text: [
      `En Guifré sopa amb la faixa posada i cara d'antropòleg a qui han ofert un cuc. Li han preguntat quatre vegades quant pesa, i ja sap que no era per interès sentimental.`,
      `—Un metre vuitanta-u i espatlla recta —diu el Tieta, prenent-li les mides amb un fuet—. Reina, tu ets un segon i no ho sabies.`,
      `—Jo soc contrari als castells —avisa en Guifré.`,
      `—I jo al colesterol —respon el Tieta, i li'n talla un tros.`,
      `Tu tradueixes: «assaig» vol dir abraçada multitudinària; «neta», sense pinya; «ja t'ho explicaré», que no t'ho explicaran. En Guifré ho apunta tot en un tovalló. A sota, mig tapada, veus una columna que es titula «a favor»: hi ha la botifarra, l'escalfor i el teu nom, amb un interrogant al costat. Fa veure que no ho has vist; tu fas veure que no ho fa veure. Llavors, la Remei puja dalt d'una cadira per un costat i els Esventats arrenquen a cantar per l'altre.`,
    ],
    options: [
      { text: [`«Mira, això t'agradarà: números.»`, `Escolteu la Remei.`], link: '19' },
      { text: [`«Mira, això no t'agradarà gens.»`, `T'afegeixes a la guerra de les cançons.`], link: '20' },
    ],
  },
  {
    id: '17',
    title: `Protocol i seques`,
    text: [
      `Diposites el Fundador al centre de la taula principal i, quan et gires per marxar, ja tens una cadira darrere dels genolls. És la de davant de la Remei. La trampa era el plat: t'han servit botifarra doble.`,
      `—Menja tranquil·lament —diu ella, i destapa el boli vermell.`,
      `La Berta, afònica, fa de presidenta amb les mans: dos dits, més pa; palma plana, menys crits; puny tancat, que algú faci callar l'Inxa. A cada gest li responen «pit i amunt», que és el que es diu quan no s'ha entès una ordre.`,
      `—Tenim una vocalia per cobrir —et comenta la Remei, casualment—. Un càrrec petit. Poca feina. Qui l'accepta pot fraccionar els deutes. En vint-i-cinc terminis, posem per cas. —El somriure li dura el que dura una croqueta a prop de l'Inxa—. D'aquí a cinc minuts pujo a la cadira i parlo dels 8.000 euros. Podria anunciar-ho de passada.`,
    ],
    options: [
      { text: [`Balbuceges «m'ho pensaré»`, `i te'n vas a escoltar-la ben lluny.`], link: '19' },
      { text: [`«Un càrrec petit?»`, `Preguntes en què consisteix exactament.`], link: '24' },
    ],
  },
  {
    id: '18',
    title: `A galet`,
    text: [
      `El reglament és senzill: es beu del Fundador a galet, amb el braç ben estirat, fins que et falta l'aire, el vi o l'honor. Per la colla, tu. Pels Esventats, la Jana, que s'arremanga fins a la bena del colze i deixa que li desitgis sort perquè no li'n fa falta.`,
      `Ella hi va primer: un raig net, finíssim, de mig metre, i encara li sobra temps per picar l'ullet. Tu hi vas després. Els primers segons són gloriosos. Llavors algú diu «la Remei» i, en girar-te, et regues el coll, la camisa i un estudiant de Filologia que passava amb les postres.`,
      `—Tècnicament, també és beure —sentencia el jurat, que és el Tieta—. Per osmosi.`,
      `Empat. La Jana t'eixuga la barbeta amb el mocador i es prorroga la rivalitat fins a nova ordre. El porró torna a la taula, sencer, entre aplaudiments. De lluny, la Berta et fa senyals amb una cullera a tall de micròfon; de més amunt, des d'una columna, la Puça et fa senyals amb una pancarta.`,
    ],
    options: [
      {
        text: [`La cullera és un micròfon:`, `t'acostes a la Berta, per desgràcia teva.`],
        link: '21',
      },
      { text: [`La columna és una escala:`, `t'acostes a la Puça i a la pancarta.`], link: '23' },
    ],
  },
  {
    id: '19',
    title: `Precs i preguntes`,
    text: [
      `—Companyes, companys, morosos —comença la Remei, dalt de la cadira—. El Servei d'Espais de la universitat diu que el local costa 8.000 euros l'any. El local té goteres, un folre arnat i una rata que ja és sòcia. Vuit mil, dividit per dos-cents: 40 euros per cap. Preguntes.`,
      `—I si ens en donem de baixa cent? —diu algú.`,
      `—Vuitanta per cap els que quedin.`,
      `—I si l'Inxa deixa de tocar al soterrani, ens fan descompte?`,
      `En Guifré, que comparteix pis amb l'Inxa i ha vingut com a opositor als castells, revisa l'operació en un tovalló i, a contracor, la troba correcta. Es vota amb la forquilla alçada: surt que sí, que no i una croqueta. La Remei ho apunta tot. «Els acords, dilluns, a l'assemblea», anuncia, i llavors baixa de la cadira mirant-te amb vint-i-cinc euros als ulls. La Berta, des de la presidència, et fa uns signes que volen dir «digues alguna cosa» o «tens seques a la cara».`,
    ],
    options: [
      { text: [`Dius alguna cosa.`, `Ja t'ho trobaràs.`], link: '21' },
      { text: [`Fuges de la Remei`, `per la porta de la cuina.`], link: '22' },
    ],
  },
  {
    id: '20',
    title: `La guerra de les cançons`,
    text: [
      `Els Esventats canten que sou verds perquè no heu madurat. Vosaltres els responeu que són de color mostassa perquè repeteixen. La Jana, la seva segona, dirigeix el cor enemic amb una forquilla; l'Inxa, el vostre, amb la gralla, que a dos pams fa el mateix efecte que una visita al dentista.`,
      `Els Atabalats arrenquen amb la cançó del vermut quan ja hi ha el cafè a taula.`,
      `—Estadísticament —et crida a l'orella en Guifré, que viu amb l'Inxa—, en un recinte tancat això és un delicte. —Li fas notar que és un porxo—. Doncs un delicte amb corrent d'aire.`,
      `Us quedeu sense lletra a la quarta estrofa i tu n'improvises una on fas rimar «Servei d'Espais» amb «no en tindreu mai». Ovació. Fins i tot la Remei pica de mans, però avançant: fa servir els aplaudiments per acostar-se. Et queden dues sortides: la porta de la cuina, que fa olor d'aigua bullint, i la columna del porxo, per on s'enfila la Puça amb una pancarta al coll.`,
    ],
    options: [
      { text: [`La cuina.`, `Ningú no busca un deute a l'aigüera.`], link: '22' },
      { text: [`La columna.`, `La Remei té vertigen; tu encara no ho saps.`], link: '23' },
    ],
  },
  {
    id: '21',
    title: `Quatre paraules`,
    text: [
      `Quatre paraules, diu la Berta amb quatre dits, que són la veu que li queda. Et pugen a la cadira, et posen a la mà una cullera que fa de micròfon i el porxo calla amb aquella crueltat dels silencis voluntaris.`,
      `—Companys —comences, i ja n'has gastat una—. Avui hem pujat un castell. I l'hem baixat... de pressa.`,
      `Riuen. Agafes embranzida. Dius que la pinya és l'únic lloc del món on et trepitgen i dones les gràcies; que un castell és com un deute: el que fa por no és l'alçada, és qui hi ha a sota. La Remei pren nota de la metàfora. Acabes amb un «visca» que no saps com acabar, i la gent hi posa el que vol: visca la colla, visca la mare que els va parir, visca el lila perdut.`,
      `La Berta plora, tot i que potser és l'allioli. Ja desparen. Cadascú tiba cap a una banda: la canalla, cap al Bar Sisens, que és a tocar; la Berta desplega un mapa amb els bars numerats i units per fletxes, que vol fer tots seguits, i et vol a tu de veu.`,
    ],
    options: [
      { text: [`El Bar Sisens.`, `Un de sol, però fins al fons.`], link: '25' },
      { text: [`El mapa de la Berta.`, `Qui t'ha fet parlar et farà caminar.`], link: '26' },
    ],
  },
  {
    id: '22',
    title: `L'aigüera`,
    text: [
      `La cuinera et posa un davantal i no et fa cap pregunta. Es diu Montserrat, fa trenta anys que dona sopars a estudiants i els ha vist amagar-se de tot: d'ex, de tutors, d'un parell de rectors.`,
      `—De qui fuges?`,
      `—De la tresorera.`,
      `—Ah. Eixuga fort.`,
      `Eixugues noranta-sis plats. Per la finestreta veus passar la llibreta de quadres d'esquerra a dreta i, al cap d'una estona, de dreta a esquerra, com un tauró. La Montserrat t'explica que, de jove, havia fet pinya: «Vaig plegar perquè sempre tiraven el castell a l'hora del sofregit». Quan el porxo es buida, t'obre la porta dels proveïdors i et dona un tros de coca embolicat: per al camí, diu, que la nit és llarga i els bars no hi entenen. A fora fa fresca. A l'esquerra, una veu destrossa una balada dins d'un bar il·luminat; a la dreta hi ha un caixer automàtic, amb la seva llum de consciència.`,
    ],
    options: [
      { text: [`Cap a la balada.`, `Algú ha d'aturar-ho o fer-hi les segones veus.`], link: '27' },
      { text: [`Cap al caixer. Potser que paguis`, `els 25 euros i visquis.`], link: '28' },
    ],
  },
  {
    id: '23',
    title: `Façana nord`,
    text: [
      `La Puça té un pla i el pla és vertical. Vol penjar dalt de tot del porxo una pancarta que diu «8.000 EUROS? PUGEU-LOS A BUSCAR» i necessita algú que li aguanti l'altra punta i l'esperit.`,
      `—És com un pilar —diu—, però d'arquitecte.`,
      `Puges fins al primer capitell i t'hi abraces amb més sentiment que a cap ex. Ella continua, descalça, xiulant. Des d'allà dalt veieu tot el sopar: les calbes, els secrets, l'Inxa omplint-se les butxaques de croquetes, i la Remei, a baix, que t'ha localitzat i es queda a tres passes de la columna.`,
      `—No puja —observa la Puça—. Li fa por l'alçada. Per això sempre ens compta des de terra.`,
      `La pancarta queda penjada, una mica torta i del tot il·legal. Baixeu per l'altra banda quan la gent ja ha plegat, i al carrer hi ha dos corrents: la Berta, amb un mapa ple de fletxes, ha organitzat una ruta de bars; l'Inxa, sense mapa, sent un karaoke.`,
    ],
    options: [
      { text: [`La ruta de la Berta.`, `Una bona caiguda s'ha de planificar.`], link: '26' },
      { text: [`El karaoke.`, `Després d'aquesta alçada, quin ridícul vols témer?`], link: '27' },
    ],
  },
  {
    id: '24',
    title: `Un càrrec petit`,
    text: [
      `Consisteix, exactament, en tot. La Remei s'enfila a la cadira, diu el teu nom, algú crida «sí!» des del fons, potser demanant pa, i les actes ho recullen com a unanimitat. La Berta et fa un gest nou: una mà que s'enfonsa en el mar.`,
      `A dos quarts d'onze ja tens una clau, una caixa de cabals de joguina i el títol de vocal de barra, lleixiu i assumptes que no vol ningú. A les onze comptes gots. A les dotze, quan tothom se'n va de bars i el porxo queda en silenci, comptes forquilles amb la Remei, que, quan compta, canta. Canta bé. No t'ho hauries imaginat mai.`,
      `—Saps què? —diu cap a les dues, quan quadra l'última columna—. Fa set anys que ningú no es quedava. —I et posa al davant el teu deute, imprès, dividit en vint-i-cinc terminis. Al primer, amb boli vermell, hi ha escrit: «Pagat en forquilles».`,
    ],
    options: [],
    final: 1,
    note: `et queden vint-i-quatre terminis`,
  },
] as const satisfies readonly Passage[];
