import type { LegalDocument } from '@/lib/legal/types';

/** Internal rules, 2023. */
export const reglament = {
  id: 'reglament-regim-intern',
  title: 'Reglament de règim intern dels Enfilats de la Zona Universitària',
  year: 2023,
  approval:
    "Text aprovat per l'assemblea general ordinària del 15 de juny de 2023 i revisat el juny de 2025, sense canvis.",
  articleWord: 'Article',
  preamble: [
    "Aquest reglament explica com funciona la colla dia a dia. S'ha escrit perquè el pugui llegir sencer, en vint minuts, qualsevol persona que acabi d'arribar. Si una norma no s'entén o ja no serveix, es porta a l'assemblea i es canvia.",
  ],
  chapters: [
    {
      title: 'Disposicions generals',
      articles: [
        {
          title: 'Objecte',
          blocks: [
            'Aquest reglament desenvolupa els estatuts i regula els assajos, les actuacions, la seguretat, el material i la convivència de la colla.',
          ],
        },
        {
          title: 'A qui obliga',
          blocks: [
            "Obliga els socis i totes les persones que participen en una activitat de la colla, encara que no en siguin sòcies. L'equip d'acollida n'explica el més important a qui ve per primera vegada.",
          ],
        },
        {
          title: 'Interpretació',
          blocks: [
            "En cas de dubte sobre els castells, decideix la junta tècnica; en la resta, la junta directiva. Entre dues interpretacions possibles, s'aplica la que protegeix més les persones.",
          ],
        },
      ],
    },
    {
      title: 'Els assajos',
      articles: [
        {
          key: 'horaris',
          title: 'Dies i hores',
          blocks: [
            "Els assajos ordinaris són els dimarts i els dijous de 14 a 16 hores al pati de l'Escola d'Enginyeria Industrial, i els dijous de 20 a 22 hores al gimnàs d'assaig. La junta tècnica pot convocar assajos especials amb una setmana d'antelació.",
            "El calendari, amb els dies festius i les pauses d'exàmens, es publica al web abans de començar cada quadrimestre.",
          ],
        },
        {
          title: 'Arribar i marxar',
          blocks: [
            "Es pot arribar tard i es pot marxar abans: som a la universitat. Qui marxa abans ho diu a la persona de la pinya o del tronc que l'ha col·locat, i mai no se'n va mentre hi ha un castell dret.",
          ],
        },
        {
          title: 'Assistència',
          blocks: [
            "L'assistència no és obligatòria. Per formar part del tronc d'un castell de set cal haver assajat almenys tres cops durant les quatre setmanes anteriors; per a un castell de vuit, cinc, dos dels quals al gimnàs. No se'n fan excepcions per al tronc ni per al pom de dalt.",
          ],
        },
        {
          title: 'Escalfament',
          blocks: [
            "Tot assaig i tota actuació comencen amb un escalfament d'un quart d'hora com a mínim. Qui no ha escalfat no s'enfila. Qui arriba tard escalfa pel seu compte, acompanyat d'algú de l'equip de seguretat.",
          ],
        },
        {
          key: 'proves',
          title: 'Proves i silenci',
          blocks: [
            "Abans de cada prova, qui dirigeix explica què es farà, fins a quin pis i com es desmunta. Des que es tanca la pinya fins que l'últim toca a terra, només parlen les persones que dirigeixen.",
            'Qualsevol participant pot dir «prou». Si ho diu, el castell es desmunta en ordre, i les explicacions es demanen a terra.',
          ],
        },
        {
          title: 'Assajos al gimnàs',
          blocks: [
            "El gimnàs és d'una altra colla i s'hi aplica també la seva normativa. Els castells nous, els folres i els castells aixecats per sota es proven primer amb xarxa. La persona responsable de seguretat comprova la xarxa i els matalassos abans de començar.",
          ],
        },
        {
          title: 'Suspensió',
          blocks: [
            "Si plou, es fa tècnica al porxo. Un assaig se suspèn si hi ha alerta meteorològica, si no hi ha la farmaciola o si no hi ha ningú de l'equip de seguretat. S'avisa amb dues hores de marge sempre que sigui possible, a les xarxes de la colla, al calendari públic del web i al grup de missatgeria.",
          ],
        },
      ],
    },
    {
      title: 'Les actuacions',
      articles: [
        {
          title: 'Calendari',
          blocks: [
            "Les dues juntes acorden les actuacions de cada quadrimestre i les comuniquen abans de començar-lo. No s'accepten actuacions en període d'exàmens ni si no hi ha ambulància o servei mèdic previst.",
          ],
        },
        {
          title: "Com s'hi apunta la gent",
          blocks: [
            "Per preparar les pinyes i els autocars, cal apuntar-se fins al dilluns abans de la diada. Qui no s'hi ha apuntat hi pot anar igualment i farà falta, però no pot comptar amb plaça a l'autocar.",
          ],
        },
        {
          title: "Hora d'arribada",
          blocks: [
            "La colla es troba una hora i mitja abans de la primera ronda. El tronc i el pom de dalt que arriben quan ja ha acabat l'escalfament poden ser substituïts en la primera ronda.",
          ],
        },
        {
          key: 'decisio-castells',
          title: 'Decisió dels castells',
          blocks: [
            "El cap o la cap de colla decideix els castells de cada ronda després d'escoltar la junta tècnica. Un castell no es tira amunt si ho desaconsella la persona responsable de seguretat.",
            'No es porta a plaça cap castell que no hagi sortit amb tot el tronc, fins als dosos, almenys dos cops en assaig.',
          ],
        },
        {
          title: 'Pinya amb les altres colles',
          blocks: [
            "La colla fa pinya a totes les colles que ho demanen. Qui dirigeix la pinya de l'altra colla mana, també sobre la nostra gent. Mentre actuen els altres, no s'escalfa ni es canta al davant.",
          ],
        },
        {
          title: 'Després de la diada',
          blocks: [
            "Acabada l'actuació, es recull la plaça, es compten els cascos i els instruments, i es pregunta per qui s'ha fet mal. L'assaig següent comença amb una valoració oberta en què tothom pot parlar, primer qui era a baix.",
          ],
        },
      ],
    },
    {
      title: 'Seguretat i salut',
      articles: [
        {
          key: 'equip-seguretat',
          title: 'Equip de seguretat',
          blocks: [
            "L'equip de seguretat el formen com a mínim tres persones amb formació en primers auxilis. A cada assaig i a cada actuació n'hi ha d'haver una, identificada amb un braçal, que no participa en el castell que es prova.",
          ],
        },
        {
          key: 'casc',
          title: 'Casc i proteccions',
          blocks: [
            "El pom de dalt porta casc homologat a tots els assajos i a totes les actuacions. El casc s'ajusta a cada persona, es revisa a l'inici de cada quadrimestre i es retira després d'un cop fort.",
            "Ningú no s'enfila amb arracades, anells, rellotges, ulleres sense subjecció, ungles llargues ni res a les butxaques.",
          ],
        },
        {
          title: 'Alcohol i altres drogues',
          blocks: [
            "No es fan castells ni pinya sota els efectes de l'alcohol o d'altres drogues. Qui dirigeix aparta amb discreció qui no estigui en condicions. Si algú ho fa notar, no se li demanen més explicacions.",
          ],
        },
        {
          title: 'Lesions',
          blocks: [
            "Qualsevol lesió es comunica a l'equip de seguretat, que l'anota en un registre reservat, acompanya la persona i la informa de com fer servir l'assegurança. Després d'una lesió que hagi exigit repòs, cal parlar amb l'equip abans de tornar al castell.",
            'Un cop al cap, per lleu que sembli, suposa no tornar a participar aquell dia.',
          ],
        },
        {
          key: 'asseguranca',
          title: 'Assegurança',
          blocks: [
            "La colla té una assegurança d'accidents, que cobreix els socis i les sòcies en totes les activitats castelleres, i una de responsabilitat civil, que respon dels danys que la colla causi a qualsevol persona. La secretaria dona d'alta qui demana l'ingrés l'endemà de rebre'n el full, sense esperar que es reuneixi la junta.",
            "Qui ve a provar-ho no és cobert per l'assegurança d'accidents, i l'equip d'acollida l'hi diu abans de començar. Durant els assajos oberts fa tècnica a terra i pinya, i no s'enfila més amunt d'un segon pis. Qui vulgui estar cobert des del primer assaig ha de lliurar el full, com a molt tard, el dia abans.",
          ],
        },
        {
          title: "Menors d'edat",
          blocks: [
            "Qui encara no ha fet divuit anys porta el consentiment documentat dels pares o tutors el primer dia que fa pinya. Mentrestant pot venir a mirar. L'equip de seguretat té a cada activitat el telèfon de qui l'ha signat.",
          ],
        },
        {
          title: 'Formació obligatòria',
          blocks: [
            "Per enfilar-se per primer cop a una actuació cal haver fet el taller de caigudes i primers auxilis. Els qui dirigeixen pinya, tronc o pom de dalt han de fer també la formació de prevenció d'agressions.",
          ],
        },
        {
          title: 'Dir que no',
          blocks: [
            "Tothom pot negar-se a ocupar una posició, a repetir una prova o a fer un castell, sense haver de dir per què i sense cap conseqüència. Les persones embarassades, amb malalties o amb adaptacions poden acordar amb l'equip de seguretat com volen participar.",
          ],
        },
        {
          title: 'El contacte',
          blocks: [
            'Fer castells vol dir tocar-se. Qui col·loca una persona li diu abans on posarà les mans i per què, i qui ensenya una posició ho fa davant dels altres. Si un contacte incomoda, es canvia de lloc o de parella i no cal justificar-ho.',
          ],
        },
      ],
    },
    {
      title: 'Camisa, material i local',
      articles: [
        {
          title: 'La camisa',
          blocks: [
            "La camisa és verda, de màniga llarga i amb l'escut al pit. Es lliura en préstec a qui participa en la seva primera actuació i es pot comprar a preu de cost. Qui la porta representa la colla: fora de les activitats castelleres no es fa servir per a res que la pugui comprometre.",
          ],
        },
        {
          title: 'Faixa i mocador',
          blocks: [
            "La colla té faixes en préstec de diverses mides per a assajos i actuacions. Qui en té una de pròpia la fa revisar un cop l'any. El mocador es lliura en la primera diada, de mans d'algú amb qui s'hagi compartit castell.",
          ],
        },
        {
          key: 'prestec',
          title: 'Préstecs',
          blocks: [
            "Els préstecs s'apunten al full del magatzem i són gratuïts. El material s'ha de tornar net abans del 15 de juny. Qui perd o fa malbé una peça ho diu; si ha estat sense voler, només se li demana que ajudi a reposar-la.",
          ],
        },
        {
          title: 'Local i claus',
          blocks: [
            "El magatzem de l'escola és de tots i s'hi guarda el material, l'arxiu i la farmaciola de reserva. Tenen clau la presidència, el cap o la cap de colla, material i música. L'últim que en surt comprova que no hi queda ningú i que el llum és apagat.",
          ],
        },
        {
          title: 'Instruments',
          blocks: [
            "Les gralles i els tabals es deixen per a tot el curs a qui assaja amb el grup. No surten de la universitat durant l'estiu sense permís del cap o la cap de música.",
          ],
        },
      ],
    },
    {
      title: 'Organització',
      articles: [
        {
          title: 'Equip tècnic',
          blocks: [
            'Cada àrea tècnica té una persona responsable i, almenys, una persona en formació. Les llistes de pinya i de tronc es pengen abans de cada actuació i no es comenten davant de tercers.',
          ],
        },
        {
          title: 'Criteris per col·locar la gent',
          blocks: [
            "La posició de cadascú es decideix per criteris tècnics: alçada, força, equilibri, experiència, regularitat i confiança. El gènere no és un criteri. Qui vulgui provar una altra posició ho demana, i durant el quadrimestre se li ha d'oferir almenys un assaig per fer-ho.",
          ],
        },
        {
          title: 'El pes i el cos',
          blocks: [
            'No es pesa ningú en públic ni es fan comentaris sobre el cos. Si cal conèixer pesos per equilibrar un tronc, els recull una sola persona, amb permís, i es destrueixen en acabar la temporada.',
          ],
        },
        {
          title: 'Gralles i tabals',
          blocks: [
            "El grup de música s'organitza de manera autònoma, tria el seu cap de música i acorda amb la junta tècnica els tocs de cada castell. Assaja mitja hora abans dels assajos del migdia.",
          ],
        },
        {
          title: 'Acollida',
          blocks: [
            "Qui ve per primer cop té al costat, tot l'assaig, una persona de l'equip d'acollida, que li presenta gent, li explica què farà i li pregunta, en acabar, com s'ha trobat. Durant el primer mes ningú nou no es queda sense parella de referència.",
          ],
        },
      ],
    },
    {
      title: 'Diners i desplaçaments',
      articles: [
        {
          title: 'Despeses',
          blocks: [
            "Qualsevol despesa superior a cinquanta euros necessita el vistiplau previ de la tresoreria. Les despeses es paguen amb factura o tiquet, en el termini de trenta dies. A cada junta la tresoreria presenta l'estat dels comptes.",
          ],
        },
        {
          title: 'Autocars',
          blocks: [
            "L'autocar és gratuït per als socis amb quota pagada o exempta. Les places es reparteixen per ordre d'inscripció, amb preferència per al tronc, el pom de dalt i la música. Qui s'apunta i no ve sense avisar perd la preferència en la diada següent.",
          ],
        },
        {
          title: 'Activitats de lleure',
          blocks: [
            "Les activitats de lleure han d'anunciar el preu complet i tenir una opció barata. Hi ha d'haver menjar sense carn i beguda sense alcohol. L'organització designa dues persones que no beuen i que hi són fins al final.",
          ],
        },
      ],
    },
    {
      title: 'Comunicació i imatge',
      articles: [
        {
          title: 'Fotografies i vídeos',
          blocks: [
            "En inscriure's, cada soci decideix si vol sortir en imatges publicades. Les imatges es retiren en quaranta-vuit hores si ho demana algú que hi surt. No es publiquen caigudes amb persones lesionades ni imatges de l'interior dels vestidors.",
          ],
        },
        {
          title: 'Veu de la colla',
          blocks: [
            "En nom de la colla parlen la presidència i, pel que fa als castells, el cap o la cap de colla. Els comptes de les xarxes els porta l'equip de comunicació, que respon amb respecte o no respon.",
          ],
        },
      ],
    },
    {
      title: 'Convivència',
      articles: [
        {
          title: 'Bon tracte',
          blocks: [
            "A la colla ens tractem bé: es demana permís, s'escolta i no es fan bromes pesades als nous. Les bromes que fan mal no són bromes, i dir-ho no és ser aixafaguitarres.",
          ],
        },
        {
          key: 'conflictes',
          title: 'Conflictes',
          blocks: [
            "Els conflictes entre persones es parlen primer entre elles si totes ho volen. Si no n'hi ha prou, qualsevol de les juntes nomena, d'acord amb les parts, una persona que fa de mediadora. La mediació acaba quan una de les parts ho demana.",
          ],
        },
        {
          title: 'Agressions',
          blocks: [
            "Davant d'una agressió masclista, LGTBI-fòbica, racista o de qualsevol altra mena s'aplica el protocol d'agressions, i no pas l'{article:conflictes}. La comissió de gènere pot demanar mesures immediates, que les juntes han de complir.",
          ],
        },
        {
          title: 'Incompliments',
          blocks: [
            "L'incompliment d'aquest reglament es resol segons el règim disciplinari dels estatuts. Tenen la consideració de falta greu, com a mínim, l'incompliment de l'{article:casc}, no respectar el «prou» de l'{article:proves} i difondre dades del registre de lesions.",
          ],
        },
      ],
    },
  ],
  provisions: [
    {
      title: 'Disposició addicional. Revisió',
      blocks: [
        "Les juntes revisen aquest reglament cada dos anys i porten a l'assemblea les esmenes que calguin.",
      ],
    },
    {
      title: 'Disposició final. Entrada en vigor',
      blocks: ["Aquest reglament entra en vigor l'1 de setembre de 2023 i deroga l'anterior."],
    },
  ],
} as const satisfies LegalDocument;
