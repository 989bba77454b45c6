import { association } from '@/content/association';
import { club } from '@/content/club';
import { CONTACT_TEXTS } from '@/content/interface/contact';
import { inscripcio } from '@/content/legal/inscripcio';
import type { ContactPage } from '@/lib/club/types';
import { pdfAddress } from '@/lib/legal/types';

export const contactar = {
  title: "Contacta'ns",
  lead: "Escriu-nos per venir a assaig, per convidar-nos a una festa o perquè t'has deixat la faixa a l'autocar.",
  picture: '/images/vida/llibres.svg',
  subjects: [
    { id: 'assaig', text: 'Vull venir a un assaig' },
    { id: 'actuar', text: 'Us volem en un acte' },
    { id: 'accessibilitat', text: 'Accessibilitat' },
    { id: 'dades', text: 'Les meves dades' },
    { id: 'imatge', text: "Retirada d'una imatge" },
  ],
  sections: [
    {
      id: 'com-escriure',
      title: 'Segons què vulguis',
      paragraphs: ["Posa a l'assumpte de què va i sabrem qui ho ha de llegir."],
      list: [
        "Si vols venir a assaig, [digues-nos quin dia](/contactar?assumpte=assaig#formulari) i t'anirem a rebre a la porta. També pots venir sense avisar.",
        'Si ens vols en una festa o en un acte, mira abans [què hi portem i què ens cal](/contactar#contractar).',
        "Si sou una altra colla: escriviu-nos tres setmanes abans, amb el dia, l'hora i quants en voleu a dinar. Us contestarà [la junta tècnica](/junta-tecnica), i us tornarem la visita.",
        'Si ets periodista: parla per la colla [la presidència](/junta-directiva), o qui ella digui, i et trobarà una diada per fotografiar. Les dades són a [qui som](/qui-som) i al [resum històric](/resum-historic).',
        'Si has perdut o has trobat alguna cosa, una foto hi ajuda.',
      ],
    },
    {
      id: 'contractar',
      title: "Contracta'ns",
      paragraphs: [
        "Anem a festes majors, inauguracions de curs, congressos i actes d'entitats, sempre que no siguin en època d'exàmens. Les dues juntes acorden les actuacions cada quadrimestre. [Digues-nos el dia, l'hora i el lloc](/contactar?assumpte=actuar#formulari) amb unes tres setmanes de marge, i en una setmana tindràs resposta.",
      ],
      list: [
        'Què hi portem: unes noranta persones amb camisa i faixa, el pom de dalt amb casc, les gralles i els tabals, i algú que explica al públic què està veient. Per a un acte petit, una trentena de persones i dos pilars.',
        "Quanta estona: tres castells i un pilar són tres quarts d'hora; dos pilars, un quart. Arribem una hora i mitja abans de la primera ronda per enfaixar-nos i escalfar.",
        "Què necessitem: terra dur i pla, un cercle de quinze metres i deu metres lliures per amunt, sense cables ni branques; un lloc per deixar les bosses i arrecerar-nos si plou; aigua i lavabos. També el permís per ocupar l'espai i una ambulància o un servei mèdic, que posa qui organitza: sense això no actuem.",
        "Assegurança: d'accidents per a la nostra gent, i de responsabilitat civil pels danys que puguem causar. T'enviem els certificats amb la confirmació.",
        "Què costa: no tenim tarifa, perquè la colla no té ànim de lucre. Demanem que qui organitza pagui l'autocar, si és fora de la ciutat, i una aportació per al material i l'assegurança, que acordem abans amb cadascú i de la qual fem un rebut. Les causes solidàries i les entitats sense recursos no paguen res.",
      ],
    },
    {
      id: 'quan-contestem',
      title: 'Quan contestem',
      paragraphs: [
        "Mirem el correu cada dos o tres dies durant el curs. En època d'exàmens pot trigar una setmana, i a l'agost no hi ha ningú que no sigui a la platja o a una altra plaça. Si és urgent, el camí més curt és venir a un assaig. L'única excepció són els avisos per a la comissió de gènere: tenen una bústia a part, i ella respon en un màxim de vint-i-quatre hores.",
      ],
    },
    {
      id: 'si-ha-passat-alguna-cosa',
      title: "Si t'ha passat alguna cosa",
      paragraphs: [
        `Si a la colla o en una activitat nostra has patit o has vist una agressió, o una situació que t'ha fet sentir malament, pots parlar amb qualsevol membre de la [comissió de gènere](/comissio-genere-grup-treball), que decideix amb autonomia de les dues juntes, o escriure a [${association.commissionEmail}](mailto:${association.commissionEmail}). Aquesta bústia només l'obre la comissió: la junta no la pot llegir. Si t'estimes més que et truquin, deixa-hi un telèfon i prou. Et respondran en un màxim de vint-i-quatre hores, i no es fa res sense el teu acord, excepte quan hi ha un perill greu o si ets menor d'edat: aleshores la comissió ha d'avisar els serveis.`,
        "El formulari d'aquesta pàgina arriba a la junta. Si l'has fet servir per això, qui l'obri passarà l'avís a la comissió i no en farà res més. Si ara mateix hi ha perill, truca al 112. Per a les violències masclistes hi ha també el 900 900 120, gratuït, confidencial i obert a qualsevol hora. Tot el que fem, pas per pas, és al [protocol d'agressions](/protocol-agressions).",
      ],
    },
  ],
  privacy: {
    id: 'privacitat',
    title: 'Privacitat i avís legal',
    items: [
      {
        id: 'responsable',
        question: "Qui n'és responsable?",
        answer: `${club.name}, associació sense ànim de lucre, que és també qui publica aquest web. NIF ${association.taxNumber}; inscrita amb el número ${association.registerNumber} al ${association.register}; domicili a l'${association.address}; [${club.email}](mailto:${club.email}).`,
      },
      {
        id: 'formulari-i-dades',
        question: 'Què passa amb el que escric al formulari?',
        answer: `Que ho llegeix la junta i ho fa servir només per respondre't, perquè ens ho demanes tu. El botó diu com ens arriba: «${CONTACT_TEXTS.mail}» ho passa al teu programa de correu, i «${CONTACT_TEXTS.post}» ens ho envia directament. Esborrem els missatges al cap d'un any. L'esborrany es queda en aquest navegador fins que tanquis la pestanya o premis «${CONTACT_TEXTS.clear}».`,
      },
      {
        id: 'que-es-desa',
        question: 'Què desa el web al meu navegador?',
        answer:
          "El que fas i prou: l'esborrany del formulari, les partides i els nivells dels jocs, per on vas en el conte, el codi de la barra lliure, si has permès contingut d'altres webs, com vols que es cerqui i còpies de les pàgines per obrir-les sense connexió. Són al teu aparell i no ens arriben. No hi ha galetes de publicitat ni de seguiment, i per això no et demanem que n'acceptis cap. Pots esborrar el que recorden [els jocs](/jocs) a la seva pàgina, i les altres coses, amb les dades del lloc, al navegador.",
      },
      {
        id: 'altres-webs',
        question: 'Qui més pot saber que hi he entrat?',
        answer:
          "El servidor que ens allotja anota l'adreça des d'on et connectes, com fan tots, perquè el web funcioni i no l'ataquin. Els mapes, els calendaris, els vídeos i la música són d'altres webs, que no en saben res fins que demanes de veure'ls; des d'aleshores hi valen les seves normes.",
      },
      {
        id: 'dades-dels-socis',
        question: 'I si em faig de la colla?',
        answer: `Les dades del [full d'inscripció (PDF)](${pdfAddress(inscripcio)}) són per al llibre de socis, la quota i l'assegurança. Les veuen la secretaria, la tresoreria i la companyia d'assegurances; les de salut, només l'equip de seguretat, i no s'escriuen al full. Les guardem mentre siguis de la colla i, després, el temps que manin les lleis.`,
      },
      {
        id: 'drets',
        question: 'Quins drets tinc?',
        answer:
          "Pots demanar de veure les teves dades, corregir-les, esborrar-les, endur-te-les, limitar-ne l'ús o oposar-t'hi, i retirar un permís que hagis donat. [Escriu-nos](/contactar?assumpte=dades#formulari) i et respondrem en un mes com a màxim. Si no hi estàs d'acord, pots reclamar davant de l'[Agència Espanyola de Protecció de Dades](https://www.aepd.es).",
      },
      {
        id: 'imatges',
        question: 'I si surto en una foto?',
        answer:
          "Cada soci decideix, quan s'inscriu, si vol sortir en imatges publicades; pels menors d'edat ho decideixen els pares o tutors. Siguis de la colla o no, si surts en una imatge nostra i no t'hi vols veure, [digues-nos quina és](/contactar?assumpte=imatge#formulari) i la retirarem en quaranta-vuit hores, sense preguntar-te per què. No publiquem mai caigudes amb persones lesionades ni imatges dels vestidors.",
      },
      {
        id: 'que-en-puc-fer',
        question: 'Puc fer servir el que hi ha al web?',
        answer: `Els textos, els dibuixos i els resultats, sí, sense ànim de lucre i dient que són ${club.ofShortName}. Els programes i els tipus de lletra d'altres autors tenen la seva llicència, que trobaràs al peu d'aquesta pàgina. Procurem que tot sigui exacte i al dia; si hi veus un error, ens faràs un favor si ens ho dius.`,
      },
    ],
  },
} satisfies ContactPage;
