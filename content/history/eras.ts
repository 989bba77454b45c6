import type { Era } from '@/lib/club/types';

export const historyPage = {
  title: 'Història de la colla',
  lead: "Cap dels d'avui no hi era al començament. Aquesta és la història que ens hem anat explicant els uns als altres.",
} as const;

export const eras = [
  {
    id: 'els-inicis',
    title: 'La banyera verda',
    years: '1994-1999',
    picture: {
      code: '4d6',
      caption:
        'El quatre de sis de 1996, el nostre primer castell de sis: va sortir en una plaça que no era la nostra.',
    },
    paragraphs: [
      "La tardor de 1994, algú va penjar un full al suro del bar d'Enginyeria Industrial: «Qui vulgui fer castells, dimarts a les dues, al pati. Portar faixa, o corda, o res.» El primer dimarts n'hi va haver dotze; el segon, trenta. Només un, en Jaume Ferrer, havia vist mai un assaig per dins, i va començar per on es comença sempre: per la faixa.",
      "Calia una camisa. El vermell ja el portaven uns altres, el blau era massa seriós i el verd era el color d'un pot de tint que hi havia d'oferta. Les primeres trenta es van tenyir a la banyera del pis d'en Jaume, per tandes de cinc, i cadascuna va sortir d'un verd diferent. A la foto de la primera sortida sembla un degradat fet expressament.",
      "El primer pilar, de tres, es va fer davant de la màquina del cafè, perquè la resta del pati era ple de cotxes aparcats. Aquell mateix desembre van arribar les primeres sortides: autobusos de línia, entrepans i tothom a casa abans de l'últim tren. A Vic, els Gebrats no tenien prou gent, i nosaltres tampoc: de dues pinyes en vam fer una. A la Marató, els Degans, amb més experiència, ens van deixar la seva i no ens la van reclamar mai.",
      "El novembre de 1996 vam descarregar el quatre de sis, i el desembre de 1997, el tres. Van ser anys de fer i desfer: el que era fàcil un dimarts era impossible un dijous. Cada juny marxava la meitat del tronc i cada setembre calia tornar a explicar què és un contrafort. D'aquella repetició en va sortir la nostra manera d'assajar, en grups petits i amb fitxes, i una idea que encara mana: en una colla universitària, ensenyar no és el que es fa abans dels castells; és el castell.",
      "El novembre de 1999, cinc anys després del full al suro, un quatre de set va pujar recte i se'n va anar quan baixaven els terços. Carregat. Aquell vespre, al bar, ningú no va demanar quant havia faltat: ja sabíem que hi tornaríem.",
    ],
  },
  {
    id: 'la-colla-de-set',
    title: 'La colla de set',
    years: '2000-2009',
    picture: {
      code: '4d7a',
      caption: "El quatre de set amb l'agulla dels deu anys: el pilar s'amaga a dins.",
    },
    paragraphs: [
      "El maig de 2000 vam descarregar el quatre de set i el pilar de cinc, i de cop i volta vam ser una colla de set. El tres de set va arribar el novembre de 2001 i va tenir una conseqüència inesperada: la gent de primer començava a venir perquè ens havia vist, i no perquè algú l'hagués arrossegat.",
      "Van ser els anys dels cartells fets a mà, de l'armari ple fins al sostre i del calendari comú amb les altres colles. La [Mireia Gavaldà](/llista-de-presidents#mireia-gavalda) en va redactar l'esborrany en un tren i hi va escriure una frase que encara hi és: «Cap colla no actuarà sola si n'hi ha una altra a menys d'una hora.»",
      "La dècada té dues cares. La primera és la dels invents: el vano de cinc el 2003, [el quatre amb l'agulla](/castells/4d7a) pels deu anys, el 2004, i el tres amb l'agulla el 2006. Són castells que no busquen alçada, sinó embolic, i que vam aprendre a base de quaderns: cada assaig apuntat, cada caiguda dibuixada.",
      "La segona cara és la del buit. El curs 2007-2008 hi va haver assajos de quaranta persones i ni un castell de set: el més gros va ser un tres de sis aixecat per sota. No vam suspendre cap assaig. En Ferran Llobet baixava amb un termo de cafè i seia al banc del pati a esperar qui passés; en Guillem Prat mirava peus. Qui va viure aquell curs parla de la colla amb una tendresa que els altres no acabem d'entendre.",
      "La sortida va tenir nom de pentinat. La Laia Sorribes, Trena, va entrar aula per aula a demanar cinc minuts. La tardor de 2009 vam passar de cent camises, i per no deixar ningú fora vam fer el set de set, un castell ample com una porta de garatge. La colla que el va descarregar ja n'era una altra.",
    ],
  },
  {
    id: 'la-colla-de-vuit',
    title: 'Folres, vint anys i vuit pisos',
    years: '2010-2019',
    picture: {
      code: '4d8',
      caption: 'El quatre de vuit de 2019: vint persones damunt de la pinya i cap folre.',
    },
    paragraphs: [
      "El primer folre que ens va servir semblava una cua de supermercat. Era la tardor de 2010, per a la torre de set, i en David Company hi anava amunt i avall col·locant braços. La torre la vam carregar aquell novembre i la vam descarregar el maig de 2011, el mateix dia que carregàvem el primer pilar de sis; el novembre també va baixar sencer. Havíem après que damunt de la pinya s'hi podia construir.",
      "El cinc de set de 2012 va ser el castell amb què vam deixar de dir que érem una colla petita. Dos anys més tard, el deu de set dels vint anys va voler ser el contrari d'un rècord: no el castell més alt, sinó el que necessitava més gent diferent. Hi van tornar antics de totes les promocions. A la mateixa pinya hi havia qui havia tenyit camises i qui encara no havia triat optatives.",
      "Després es va obrir una porta. El novembre de 2015 vam carregar el [tres de vuit amb folre](/castells/3d8f) i el novembre de 2016 el vam descarregar. El 2017, amb l'Aina Ribalta al capdavant, el nou de set va sortir a la primera. El 2018 i el 2019 van arribar els castells de set aixecats per sota, després d'un hivern sencer de gimnàs i de comptar fins a tres.",
      "Però el castell d'aquella dècada és el quatre de vuit. Vuit pisos nets, sense folre, amb un pom de dalt d'adults. Hi vam anar al darrere quatre cursos. El novembre de 2018 va caure baixant els dosos; el novembre de 2019, al mateix pati i a la mateixa hora, el vam descarregar per a la diada dels vint-i-cinc anys. Hi ha un vídeo en què se sent, clar i net, algú de la pinya que diu: «I ara què fem?»",
      'Vam fer el que fan les colles quan els va bé: fer-se grans. Comissió de gènere, tallers de caigudes, cascos nous, desfibril·lador, un local al soterrani. Sense saber-ho, ens preparàvem per a una cosa que no era cap castell.',
    ],
  },
  {
    id: 'tornar-a-comencar',
    title: 'Tornar a començar',
    years: '2020-avui',
    picture: {
      code: 'Td8fm',
      caption: 'La torre de vuit amb folre i manilles de la diada dels trenta anys.',
    },
    paragraphs: [
      "L'última activitat d'aquell hivern va ser un assaig de dijous al gimnàs, el març de 2020. Vam plegar els matalassos com cada setmana. No els vam tornar a desplegar fins al cap d'un any i mig. La temporada 2020-2021 és l'única que surt en blanc al resum històric: no hi va haver castells universitaris enlloc.",
      "Una colla universitària aguanta malament un buit així. Quan vam tornar, només vint-i-dues persones havien trepitjat mai una plaça, i el pom de dalt sencer s'havia graduat. L'Aina Ribalta, que acabava la tesi, va tornar a agafar la camisa de cap i va obrir la llibreta per la primera pàgina: la faixa.",
      "El maig de 2022 vam descarregar un [tres de set](/castells/3d7) i la plaça va trigar una estona a deixar d'aplaudir. Aquell novembre, amb la Júlia Fontcoberta, ja tornàvem a fer el quatre de vuit i carregàvem per primer cop un pilar de set. Anàvem més de pressa que deu anys abans, i és fàcil de dir per què: aquesta vegada sabíem que era possible.",
      "El pilar de set es va descarregar el novembre de 2023, el mateix mes que vam carregar la torre de vuit. Un any després, a la diada dels trenta anys, la torre va baixar sencera: encara és la millor diada que hem fet. A baix hi havia dues-centes persones de cinc colles i una d'elles, al cordó de fora, era en Jaume Ferrer.",
      "Després vam fer el que ens agrada més: tornar a ensenyar. La meitat de la colla d'avui no hi era, aquell dia, i l'altra meitat els va explicar què és un contrafort. El maig de 2026 la torre es va quedar en carregada; sis mesos després, amb mig tronc nou, va tornar a baixar sencera. Si vols ser al paràgraf següent, [vine a un assaig](/assajos).",
    ],
  },
] as const satisfies readonly Era[];
