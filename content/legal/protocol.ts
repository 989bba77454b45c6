import { association } from '@/content/association';
import type { LegalDocument } from '@/lib/legal/types';

/** Protocol against aggressions, 2022. */
export const protocol = {
  id: 'protocol-agressions',
  title: "Protocol de prevenció i actuació davant d'agressions dels Enfilats de la Zona Universitària",
  year: 2022,
  approval:
    "Text aprovat per l'assemblea general extraordinària del 23 de novembre de 2022 i revisat el novembre de 2024 i el de 2026, sense canvis.",
  articleWord: 'Apartat',
  preamble: [
    'Si ara mateix tu o algú altre esteu en perill, truca al 112. Per a les violències masclistes hi ha també el 900 900 120, gratuït, confidencial i obert totes les hores de tots els dies. Després, si vols, parla amb nosaltres.',
    "Fem castells amb el cos dels altres, i això només és possible si tothom s'hi sent segur. Aquest protocol diu què fem perquè no hi hagi agressions, i què fem quan n'hi ha. Està escrit per poder-lo obrir en un mal moment: la persona que ha patit l'agressió decideix, i ningú no li demanarà que demostri res per ser escoltada.",
  ],
  chapters: [
    {
      title: 'Per què i per a qui',
      articles: [
        {
          title: 'Objecte',
          blocks: [
            'Aquest protocol té per objecte prevenir les agressions a la colla, atendre les persones que en pateixen, aturar els fets, reparar el dany i evitar que es repeteixin.',
          ],
        },
        {
          key: 'ambit',
          title: "On i quan s'aplica",
          blocks: [
            "S'aplica als assajos, les actuacions, els desplaçaments, les festes i qualsevol altra activitat de la colla, i també als grups de missatgeria i a les xarxes socials en què participem com a colla.",
            "Empara qualsevol persona que hi sigui, tant si és sòcia com si no. També s'aplica quan l'agressió s'ha produït fora si afecta la vida de la persona dins de la colla, i quan qui agredeix o qui és agredit és d'una altra colla; en aquest cas, ens coordinem amb els seus referents.",
          ],
        },
        {
          key: 'definicions',
          title: 'Què entenem per agressió',
          blocks: [
            "Una agressió és qualsevol conducta, amb paraules, gestos o fets, que vulnera la dignitat, la llibertat o la integritat d'una persona. En són exemples:",
            {
              list: [
                'els comentaris, les bromes o els insults masclistes, LGTBI-fòbics, racistes, capacitistes o sobre el cos de la gent;',
                "la insistència després d'un no, o quan no hi ha hagut cap sí;",
                "els tocaments que no formen part de la tècnica, o que s'hi amaguen;",
                "l'assetjament, el control, les amenaces i la persecució, també per mitjans digitals;",
                'difondre imatges o informació íntima sense permís;',
                'la violència física i qualsevol forma de violència sexual;',
                "aprofitar un càrrec, l'edat o l'experiència per obtenir alguna cosa d'algú.",
              ],
            },
            'Si dubtes de si el que ha passat és una agressió, en pots parlar igualment. No cal posar-hi nom per demanar ajuda.',
          ],
        },
        {
          title: 'El consentiment',
          blocks: [
            'Només el sí és sí. El consentiment és lliure, concret i es pot retirar en qualsevol moment. Qui està adormit, inconscient o molt begut no pot consentir.',
            'A la pinya i al tronc també: acceptar una posició no és acceptar qualsevol contacte. Es diu abans on van les mans i es canvia tot el que incomodi, sense demanar motius.',
          ],
        },
        {
          key: 'principis',
          title: 'Principis',
          blocks: [
            'Tot el que fem segueix aquests principis:',
            {
              list: [
                "la persona agredida és al centre: s'avança al seu ritme i no es fa res sense el seu acord, excepte quan hi ha un perill greu o és menor d'edat;",
                "la creiem i l'acompanyem, sense jutjar-la ni interrogar-la;",
                'la confidencialitat és absoluta;',
                'actuem amb rapidesa i expliquem què farem i quan;',
                'evitem que hagi de repetir el relat;',
                'escoltem també la persona assenyalada i respectem els seus drets;',
                'no admetem cap represàlia;',
                "qui té un vincle amb les persones implicades s'aparta del cas.",
              ],
            },
          ],
        },
      ],
    },
    {
      title: "Qui se n'encarrega",
      articles: [
        {
          key: 'comissio',
          title: 'La comissió de gènere',
          blocks: [
            'La comissió de gènere aplica aquest protocol amb autonomia de les juntes. Els seus noms són publicats al web i al local. Tots els membres han fet formació en atenció a les violències abans de començar.',
            'No som professionals de la psicologia ni del dret: escoltem, acompanyem, protegim dins de la colla i fem de pont cap a qui sí que ho és.',
          ],
        },
        {
          title: 'Persones referents',
          blocks: [
            'Per a cada cas hi ha dues persones referents. La persona agredida les tria entre els membres de la comissió, i pot demanar que siguin dones o de qualsevol identitat amb què se senti més còmoda.',
            'Les referents són les úniques que coneixen tota la informació. La resta de la comissió només sap el que cal per decidir mesures.',
          ],
        },
        {
          title: "Conflicte d'interessos",
          blocks: [
            "Qui té relació de parella, familiar, d'amistat estreta o de dependència amb alguna de les persones implicades no participa en el cas. Si afecta tota la comissió, es demana a la unitat d'igualtat de la universitat o a la comissió d'una altra colla que se'n faci càrrec.",
          ],
        },
        {
          title: 'El paper de les juntes',
          blocks: [
            "Les juntes directiva i tècnica apliquen les mesures que demana la comissió, sense conèixer-ne els detalls si no és imprescindible. Cap membre de les juntes no pot investigar pel seu compte, preguntar a les persones implicades ni fer d'intermediari.",
          ],
        },
      ],
    },
    {
      title: 'Prevenció',
      articles: [
        {
          title: 'Formació',
          blocks: [
            "Cada setembre i cada febrer es fa un taller obert sobre consentiment, contacte i bon tracte, dins de l'horari d'assaig. És obligatori per a qui dirigeix pinya, tronc o pom de dalt, per a l'equip d'acollida i per a les dues juntes.",
          ],
        },
        {
          title: 'Informació visible',
          blocks: [
            "El resum d'aquest protocol, els noms de la comissió i els telèfons d'urgència són a la porta del local, als lavabos de les festes que organitzem, al web i al missatge de benvinguda que rep tothom qui entra.",
          ],
        },
        {
          title: 'Assajos i actuacions',
          blocks: [
            "S'ensenya la tècnica en grup i en veu alta. Ningú no ha de quedar-se a soles amb algú que acaba d'arribar per corregir-li una posició. Els vestidors són espais sense telèfons mòbils, i n'hi ha d'haver un d'individual o una alternativa per a qui el demani.",
          ],
        },
        {
          key: 'punt-lila',
          title: 'Festes i punt lila',
          blocks: [
            "A les festes que organitza la colla hi ha un punt lila: dues persones formades, identificades i sòbries durant tota la festa, amb un lloc tranquil on poder seure. El seu nom i el lloc s'anuncien abans i durant l'acte.",
            "El personal de barra sap a qui ha d'avisar. La tornada a casa s'organitza en grup i ningú no se'n va sol si no vol.",
          ],
        },
        {
          title: 'Desplaçaments i cases de colònies',
          blocks: [
            "Abans de repartir habitacions es pregunta, per escrit i en privat, amb qui es vol dormir i amb qui no. No se n'expliquen els motius a ningú. A cada sortida hi va, com a mínim, algú de la comissió.",
          ],
        },
      ],
    },
    {
      title: 'Què fer ara mateix',
      articles: [
        {
          key: 'si-ho-pateixes',
          title: 'Si has patit una agressió',
          blocks: [
            "Tu no en tens la culpa. Pots fer tot això, només una part o res, i en l'ordre que vulguis:",
            {
              list: [
                "ves a un lloc on et sentis fora de perill, i si n'hi ha, truca al 112;",
                'busca algú de confiança que et faci costat, del punt lila, de la comissió o una amistat;',
                "si hi ha hagut violència física o sexual, pots anar a qualsevol hospital: t'atendran encara que no vulguis denunciar. Si pots, ves-hi abans de rentar-te o de canviar-te de roba, i guarda-la en una bossa de paper;",
                'desa els missatges, les captures o el que et pugui servir més endavant;',
                'si vols que la colla faci alguna cosa, parla amb la comissió quan et vagi bé: no hi ha cap termini.',
              ],
            },
          ],
        },
        {
          title: 'Si ho veus',
          blocks: [
            "Acosta't a la persona agredida i pregunta-li com està i què necessita. No l'envoltis de gent ni la deixis sola. Si no hi ha perill, interromp la situació: de vegades n'hi ha prou de preguntar l'hora.",
            "No t'encaris amb qui agredeix si t'hi pots fer mal, i no facis res en nom de la persona agredida sense preguntar-l'hi. Avisa el punt lila o algú de la comissió. Si hi ha perill, truca al 112.",
          ],
        },
        {
          title: "Si algú t'ho explica",
          blocks: [
            'Escolta amb calma i deixa que digui el que vulgui dir. Creu-la i agraeix-li la confiança. Evita els «per què» i els «jo de tu». Pregunta-li què necessita i explica-li que hi ha la comissió.',
            'No ho expliquis a ningú sense el seu permís, ni tan sols per ajudar. Si et pesa, pots demanar consell a la comissió sense dir noms.',
          ],
        },
        {
          title: 'En una activitat de la colla',
          blocks: [
            "Qui dirigeix l'assaig, l'actuació o la festa ha de fer, per aquest ordre:",
            {
              list: [
                'garantir que la persona agredida és en un lloc segur i acompanyada de qui ella vulgui;',
                "separar-ne la persona assenyalada, i si cal demanar-li que se'n vagi;",
                'avisar la comissió i, si hi ha perill o lesions, el 112;',
                "aturar l'activitat si la persona agredida ho necessita o si el grup no està en condicions de continuar-la;",
                'no donar explicacions en públic ni per micròfon que la puguin identificar.',
              ],
            },
          ],
        },
      ],
    },
    {
      title: "El recorregut d'un cas",
      articles: [
        {
          key: 'comunicacio',
          title: 'Com es comunica',
          blocks: [
            `Es pot parlar amb qualsevol membre de la comissió, en persona o per telèfon, o escriure a ${association.commissionEmail}, una bústia que només obre la comissió, i demanar que et truqui. Si l'avís arriba a una altra bústia de la colla, qui l'obre el passa a la comissió sense respondre'l ni comentar-lo. Ho pot comunicar la persona agredida o algú altre amb el seu permís.`,
            "També s'accepten comunicacions anònimes. Amb un anònim podem prendre mesures de prevenció, però difícilment sobre una persona concreta.",
          ],
        },
        {
          title: 'Primera trobada',
          blocks: [
            "La comissió respon en un màxim de vint-i-quatre hores i ofereix una trobada en el lloc i el moment que la persona triï, amb qui la vulgui acompanyar. S'hi escolta, s'explica aquest protocol i s'acorda què es farà i què no.",
            "Se'n redacta una nota breu, que la persona llegeix, corregeix i accepta.",
          ],
        },
        {
          key: 'mesures',
          title: 'Mesures immediates',
          blocks: [
            'Si la persona agredida ho vol, es prenen mesures de seguida, abans de cap altra decisió. Són preventives i no suposen una sanció. Poden ser:',
            {
              list: [
                'que la persona assenyalada no assisteixi als assajos, a les actuacions o a les festes mentre es resol el cas;',
                'que no coincideixin al mateix castell, autocar, habitació o grup de treball;',
                'que deixi de dirigir o de tenir claus, càrrecs o accés a dades;',
                'que surti dels grups de missatgeria comuns;',
                "acompanyament a l'anada i a la tornada, o qualsevol altra cosa que ajudi la persona agredida a continuar a la colla.",
              ],
            },
            "Qui s'ha d'apartar no és mai la persona agredida, llevat que ho vulgui.",
          ],
        },
        {
          title: 'Recursos externs',
          blocks: [
            "Les referents informen dels recursos d'atenció mèdica, psicològica i jurídica, i dels de la universitat. Si la persona vol denunciar, l'acompanyem; si no vol, no hi insistim.",
            "Si hi ha risc greu per a la vida o la integritat d'algú, o si la persona agredida és menor d'edat, la comissió ha d'avisar els serveis competents. En aquests casos ho explica abans a la persona i en comparteix només el necessari.",
          ],
        },
        {
          title: 'Escoltar la persona assenyalada',
          blocks: [
            "Amb l'acord de la persona agredida, dues persones de la comissió que no en són les referents parlen amb la persona assenyalada. Li expliquen de què se la informa, sense donar dades innecessàries, les mesures preses i els seus drets, i n'escolten la versió. Hi pot venir acompanyada.",
            'No es fan acaraments, trobades forçades ni mediacions.',
          ],
        },
        {
          title: 'Valoració i resolució',
          blocks: [
            'La comissió valora els fets i proposa una resolució en un termini de vint-i-un dies des de la primera trobada, que es pot allargar si la persona agredida ho demana. La resolució és escrita, motivada i proporcionada, i pot incloure:',
            {
              list: [
                'el reconeixement dels fets i la reparació que demani la persona agredida;',
                "un compromís de formació o d'acompanyament especialitzat per a qui ha agredit;",
                'la retirada de càrrecs o de responsabilitats;',
                "l'obertura d'un expedient disciplinari, amb la proposta de suspensió o d'expulsió que preveuen els estatuts;",
                "canvis en la manera d'organitzar-nos que evitin que torni a passar.",
              ],
            },
            "La sanció la imposa l'òrgan que diuen els estatuts, que no pot demanar a la persona agredida que torni a explicar els fets.",
          ],
        },
        {
          title: 'Revisió',
          blocks: [
            'Qualsevol de les parts pot demanar, en deu dies, que es revisi la resolució. La revisen tres persones formades que no hagin intervingut en el cas, una de les quals ha de ser externa a la colla. Mentrestant es mantenen les mesures.',
          ],
        },
        {
          title: 'Seguiment',
          blocks: [
            "Les referents parlen amb la persona agredida al cap d'una setmana, d'un mes i de tres mesos, i sempre que ella vulgui. Si una mesura no s'ha complert o no serveix, es canvia. El cas es tanca quan ella ho considera.",
            "Si qui va agredir torna a la colla un cop complerta la sanció, abans es consulta la persona agredida i s'acorden les condicions del retorn.",
          ],
        },
      ],
    },
    {
      title: 'Garanties',
      articles: [
        {
          key: 'confidencialitat',
          title: 'Confidencialitat i dades',
          blocks: [
            "Les notes de cada cas es guarden xifrades, identificades amb un codi, a l'abast només de les referents. Es destrueixen al cap de cinc anys d'haver-se tancat, o abans si la persona agredida ho demana i no hi ha cap obligació legal que ho impedeixi.",
            'Qui trenca la confidencialitat comet una falta molt greu.',
          ],
        },
        {
          title: 'Sense represàlies',
          blocks: [
            'Ningú no ha de perdre el lloc al castell, a la junta ni al grup per haver comunicat una agressió, haver-ne estat testimoni o haver acompanyat algú. Pressionar perquè es calli o aïllar qui ha parlat és també una agressió.',
          ],
        },
        {
          title: 'Comunicació pública',
          blocks: [
            "La colla només parla en públic d'un cas si la persona agredida hi està d'acord, i mai amb detalls que la identifiquin. Si ja se'n parla fora, la comissió prepara el missatge amb ella i ningú més no respon.",
          ],
        },
        {
          title: 'Cura de la comissió',
          blocks: [
            'Acompanyar pesa. Cap persona de la comissió no porta més de dos casos alhora, tothom té una supervisió externa cada quadrimestre i qualsevol pot demanar un descans sense explicar-ne el motiu.',
          ],
        },
      ],
    },
    {
      title: 'Telèfons i recursos',
      articles: [
        {
          key: 'telefons',
          title: 'A qui trucar',
          blocks: [
            {
              list: [
                '112: emergències de tota mena, a qualsevol hora.',
                "900 900 120: línia d'atenció contra la violència masclista a Catalunya, gratuïta i confidencial, les vint-i-quatre hores de tots els dies.",
                "El centre de salut o l'hospital més proper, que atén les agressions sexuals com una urgència.",
                "La unitat d'igualtat de cada universitat, per al que passi entre persones de la comunitat universitària.",
                `La comissió de gènere de la colla, a qualsevol assaig o a ${association.commissionEmail}.`,
              ],
            },
          ],
        },
        {
          title: 'Coordinació amb altres colles i institucions',
          blocks: [
            "La comissió manté contacte amb les de les altres colles, amb la federació i amb les unitats d'igualtat. Abans de cada diada a casa nostra, comparteix amb les colles convidades qui és el punt lila i on és.",
          ],
        },
      ],
    },
    {
      title: 'Avaluació',
      articles: [
        {
          title: 'Memòria anual',
          blocks: [
            "Cada juny la comissió presenta a l'assemblea una memòria amb la formació feta, el nombre de casos, els terminis complerts i les millores proposades. No hi ha d'haver cap dada que permeti reconèixer ningú; si el nombre de casos és tan petit que ho permetria, no es dona.",
          ],
        },
        {
          title: 'Revisió del protocol',
          blocks: [
            "El protocol es revisa cada dos anys, i sempre que un cas mostri que alguna cosa no ha funcionat. En la revisió es convida a participar-hi, si ho volen, les persones que l'han fet servir.",
          ],
        },
      ],
    },
  ],
  provisions: [
    {
      title: 'Annex 1. Resum per penjar',
      blocks: [
        "Hi ha perill? 112. Violència masclista? 900 900 120, a qualsevol hora. Vols parlar amb algú de la colla? Busca el braçal lila o qualsevol persona de la comissió. Et creurem, decidiràs tu i no ho sabrà ningú més, tret que hi hagi un perill greu o que siguis menor d'edat: aleshores hem d'avisar els serveis, i abans t'ho direm.",
      ],
    },
    {
      title: 'Annex 2. Guió per a la primera trobada',
      blocks: [
        "Per a qui acompanya. No és un qüestionari: és el que no s'ha d'oblidar.",
        {
          list: [
            'Ara mateix, estàs en un lloc segur? Hi ha res urgent que et faci falta?',
            'Pots explicar-me només el que vulguis i parar quan vulguis.',
            "Què necessites per poder venir demà a l'assaig, si és que vols venir-hi?",
            'Això és el que podem fer i això és el que no podem fer.',
            'Qui vols que ho sàpiga? Què li podem dir?',
            "Et va bé que et truqui d'aquí a dos dies?",
          ],
        },
      ],
    },
    {
      title: 'Disposició final. Entrada en vigor',
      blocks: ["Aquest protocol és vigent des de l'endemà que el va aprovar l'assemblea."],
    },
  ],
} as const satisfies LegalDocument;
