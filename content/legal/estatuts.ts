import type { LegalDocument } from '@/lib/legal/types';

/** Statutes of the association, 2024. */
export const estatuts = {
  id: 'estatuts',
  title: 'Estatuts dels Enfilats de la Zona Universitària',
  year: 2024,
  approval: "Text aprovat per l'assemblea general extraordinària del 15 de maig de 2024.",
  articleWord: 'Article',
  preamble: [
    'Els Enfilats vam començar a fer castells la tardor de 1994 i ens vam constituir en associació aquell mateix curs. Aquests estatuts substitueixen els de la fundació. Recullen el que la colla ha après en trenta anys: que una entitat que canvia de gent cada pocs cursos necessita normes curtes, clares i fàcils de trobar.',
  ],
  chapters: [
    {
      title: 'Denominació, finalitats i domicili',
      articles: [
        {
          title: 'Denominació i naturalesa',
          blocks: [
            "Amb el nom d'Enfilats de la Zona Universitària es constitueix una associació cultural sense ànim de lucre. A les places i en la comunicació habitual es pot anomenar Enfilats.",
            'El color de la camisa de la colla és el verd.',
          ],
        },
        {
          title: 'Règim jurídic',
          blocks: [
            "L'associació té personalitat jurídica pròpia i plena capacitat d'obrar. Regula les seves activitats d'acord amb el llibre tercer del Codi civil de Catalunya, la Llei orgànica 1/2002, de 22 de març, reguladora del dret d'associació, i aquests estatuts.",
            'El reglament de règim intern desenvolupa els estatuts i no els pot contradir.',
          ],
        },
        {
          key: 'finalitats',
          title: 'Finalitats',
          blocks: [
            "Les finalitats de l'associació són:",
            {
              list: [
                "practicar, ensenyar i difondre els castells en l'àmbit universitari;",
                'fomentar la participació de la comunitat universitària en la cultura popular i en la vida associativa;',
                "promoure l'ús social de la llengua catalana i acollir-hi qui l'aprèn;",
                'vetllar per la salut, la seguretat i la igualtat de totes les persones que prenen part en les activitats de la colla;',
                'col·laborar amb les altres colles i amb les entitats que comparteixen aquestes finalitats.',
              ],
            },
            'En queda exclòs tot ànim de lucre.',
          ],
        },
        {
          title: 'Activitats',
          blocks: [
            "Per aconseguir les finalitats de l'{article:finalitats}, l'associació fa, entre d'altres, les activitats següents:",
            {
              list: [
                'assajos i actuacions castelleres;',
                'formació en tècnica castellera, seguretat, primers auxilis i música tradicional;',
                'activitats culturals, festives, esportives i de lleure obertes a la comunitat universitària;',
                'publicacions, exposicions i materials sobre els castells universitaris.',
              ],
            },
          ],
        },
        {
          title: 'Domicili i àmbit',
          blocks: [
            "El domicili de l'associació és a l'Escola d'Enginyeria Industrial, avinguda de les Escoles, 12, Zona Universitària. La junta directiva el pot canviar dins del mateix municipi i n'ha d'informar l'assemblea següent.",
            "L'associació desenvolupa les seves activitats principalment a Catalunya i pot actuar a qualsevol altre lloc.",
          ],
        },
        {
          title: 'Durada i temporada',
          blocks: [
            "L'associació es constitueix per temps indefinit.",
            "La vida de la colla s'organitza per temporades, que comencen l'1 de setembre i acaben el 31 d'agost de l'any següent.",
          ],
        },
        {
          title: 'Llengua i tracte',
          blocks: [
            "La llengua de l'associació és el català. Les persones que encara no l'entenen tenen dret que se'ls expliqui el que calgui, sobretot les instruccions de seguretat, en una llengua que comprenguin.",
            "L'associació no admet cap discriminació per raó de naixement, origen, sexe, gènere, identitat, orientació, edat, discapacitat, llengua, religió, opinió o qualsevol altra condició personal o social.",
          ],
        },
      ],
    },
    {
      title: 'Els socis i les sòcies',
      articles: [
        {
          key: 'requisits',
          title: 'Qui en pot ser',
          blocks: [
            'Pot ser soci o sòcia qualsevol persona de setze anys o més que comparteixi les finalitats de la colla. No cal ser estudiant ni tenir cap vincle amb la universitat.',
            "Les persones menors de divuit anys necessiten el consentiment documentat dels pares o tutors, poden exercir els drets associatius d'acord amb la llei i no poden ocupar càrrecs a la junta directiva.",
          ],
        },
        {
          title: 'Classes de socis',
          blocks: [
            'Hi ha tres classes de socis:',
            {
              list: [
                'actius: els que participen en les activitats i estan al corrent de la quota;',
                'veterans: els que han estat actius i volen mantenir el vincle amb una quota reduïda;',
                "honoraris: les persones o entitats que l'assemblea distingeix pels serveis prestats a la colla.",
              ],
            },
            'Els socis actius i els veterans tenen veu i vot. Els honoraris tenen veu.',
          ],
        },
        {
          title: 'Admissió',
          blocks: [
            "L'ingrés se sol·licita per escrit a la junta directiva, que l'ha d'acceptar si es compleix l'{article:requisits}. Si en el termini d'un mes la junta no ha respost, la persona queda admesa.",
            "Qualsevol persona pot assistir a tres assajos sense ser sòcia. A partir del quart ha de sol·licitar l'ingrés, perquè la cobreixi l'assegurança.",
          ],
        },
        {
          key: 'drets',
          title: 'Drets',
          blocks: [
            'Els socis i les sòcies tenen dret a:',
            {
              list: [
                "assistir a l'assemblea general amb veu i, si escau, vot;",
                "elegir i ser elegits per als càrrecs de l'associació;",
                'participar en els assajos, les actuacions i les altres activitats;',
                "rebre formació adequada a la posició que ocupen i negar-se a ocupar-ne una si no s'hi veuen segurs;",
                "conèixer l'estat dels comptes, les actes i la documentació de l'associació;",
                'fer propostes i obtenir-ne resposta;',
                "ser escoltats abans que se'ls imposi qualsevol mesura disciplinària;",
                "estar coberts per l'assegurança de la colla en totes les activitats castelleres;",
                "rebre un exemplar d'aquests estatuts i del reglament.",
              ],
            },
          ],
        },
        {
          key: 'deures',
          title: 'Deures',
          blocks: [
            'Els socis i les sòcies tenen el deure de:',
            {
              list: [
                "complir els estatuts, el reglament i els acords vàlids dels òrgans de l'associació;",
                'seguir les instruccions de seguretat de la junta tècnica durant els assajos i les actuacions;',
                'tractar amb respecte tothom qui participa en les activitats;',
                'pagar la quota que els correspongui;',
                'tenir cura del material i dels espais;',
                'comunicar a la junta tècnica qualsevol lesió o circumstància que pugui afectar la seva seguretat o la dels altres.',
              ],
            },
          ],
        },
        {
          title: 'Exempció de la quota',
          blocks: [
            "Ningú no ha de deixar de ser soci per motius econòmics. Qui no pugui pagar la quota, o no la pugui pagar tota, ho comunica a la tresoreria, que l'eximeix del pagament per a la temporada. No se n'han de justificar els motius i la tresoreria en guarda reserva.",
          ],
        },
        {
          key: 'baixa',
          title: 'Pèrdua de la condició de soci',
          blocks: [
            'La condició de soci es perd:',
            {
              list: [
                'per voluntat pròpia, comunicada per escrit a la junta directiva;',
                "per no haver pagat la quota de dues temporades seguides, després d'un avís i sense haver demanat l'exempció;",
                "per expulsió, d'acord amb el capítol de règim disciplinari;",
                'per defunció.',
              ],
            },
            'La baixa no dona dret a recuperar les quotes pagades. Qui es dona de baixa ha de tornar el material que tingui en préstec.',
          ],
        },
        {
          title: 'Llibre de socis i protecció de dades',
          blocks: [
            "La secretaria porta al dia el llibre de socis, amb el nom, les dades de contacte, la classe i la data d'alta i de baixa de cadascú.",
            "Les dades personals es tracten d'acord amb la normativa de protecció de dades, només per a la gestió de l'associació i durant el temps imprescindible. Les dades de salut només les coneixen les persones responsables de seguretat.",
          ],
        },
      ],
    },
    {
      title: "L'assemblea general",
      articles: [
        {
          title: "Naturalesa i composició de l'assemblea",
          blocks: [
            "L'assemblea general és l'òrgan sobirà de l'associació. En formen part tots els socis i les sòcies per dret propi i irrenunciable.",
            "Els membres de l'associació, reunits en assemblea legalment constituïda, decideixen per majoria els assumptes de la seva competència. Els acords obliguen tothom, també les persones absents i les que hi han votat en contra.",
          ],
        },
        {
          key: 'competencies-assemblea',
          title: "Competències de l'assemblea",
          blocks: [
            "Correspon a l'assemblea general:",
            {
              list: [
                "modificar els estatuts i aprovar el reglament de règim intern i el protocol d'agressions;",
                "elegir i separar els membres de la junta directiva i el cap o la cap de colla, i controlar-ne l'activitat;",
                'aprovar el pressupost, els comptes anuals i la memòria;',
                'fixar les quotes;',
                "acordar l'ingrés en federacions i unions d'associacions, o la sortida;",
                'nomenar socis honoraris;',
                'resoldre els recursos contra les sancions greus i molt greus;',
                'acordar la compra, la venda o el gravamen de béns immobles i les despeses que superin la meitat del pressupost anual;',
                "acordar la fusió, la transformació o la dissolució de l'associació;",
                'decidir sobre qualsevol altra qüestió que no correspongui a un altre òrgan.',
              ],
            },
          ],
        },
        {
          title: 'Assemblea ordinària',
          blocks: [
            "L'assemblea es reuneix amb caràcter ordinari com a mínim un cop l'any, durant el mes de juny, per aprovar la memòria i l'avançament de comptes, elegir els càrrecs i conèixer el pla de la temporada següent.",
            "A la tardor es convoca una segona assemblea ordinària per aprovar el pressupost, en què s'expliquen els òrgans de la colla a les persones de nou ingrés.",
          ],
        },
        {
          title: 'Assemblea extraordinària',
          blocks: [
            "L'assemblea es reuneix amb caràcter extraordinari quan ho decideix la junta directiva o quan ho demana per escrit un mínim del deu per cent dels socis. En aquest segon cas, s'ha de fer en el termini de trenta dies des de la petició i ha d'incloure els punts sol·licitats.",
          ],
        },
        {
          key: 'convocatoria',
          title: 'Convocatòria',
          blocks: [
            "La presidència convoca l'assemblea amb una antelació mínima de quinze dies, per correu electrònic a cada soci i al tauler d'anuncis del local. La convocatòria ha d'indicar el dia, l'hora, el lloc, l'ordre del dia i com s'hi pot assistir a distància, si escau.",
            "Un grup de deu socis pot demanar que s'hi incloguin punts fins a deu dies abans de la reunió. La documentació que s'hagi de votar s'ha de poder consultar des de la convocatòria.",
          ],
        },
        {
          title: 'Constitució',
          blocks: [
            "L'assemblea es constitueix vàlidament en primera convocatòria amb un terç dels socis presents o representats i, mitja hora més tard, en segona convocatòria, amb qualsevol nombre d'assistents.",
            "Queda fora d'aquesta regla el que estableixen l'{article:modificacio} i l'{article:dissolucio}.",
          ],
        },
        {
          title: 'Direcció de la reunió',
          blocks: [
            "La presidència de l'associació obre l'assemblea. A continuació, els assistents trien entre ells una persona que modera, que no pot ser de cap junta. La secretaria aixeca acta.",
            "Els torns de paraula s'han de repartir de manera que qui encara no ha parlat passi al davant.",
          ],
        },
        {
          key: 'vot',
          title: 'Vot i representació',
          blocks: [
            'Cada soci amb dret de vot en té un. Es pot delegar per escrit en un altre soci, que no pot portar més de dues delegacions.',
            'Es vota a mà alçada, llevat que un assistent demani votació secreta. Les eleccions de càrrecs i els acords que afecten persones són sempre secrets.',
          ],
        },
        {
          key: 'majories',
          title: 'Majories',
          blocks: [
            'Els acords es prenen per majoria simple dels vots emesos: els favorables han de superar els contraris. Les abstencions no es compten.',
            "Es requereix la majoria absoluta dels assistents per separar un càrrec, per aprovar el reglament i el protocol d'agressions, i per a les despeses extraordinàries. La modificació dels estatuts i la dissolució segueixen la seva regla pròpia.",
          ],
        },
        {
          title: 'Assistència a distància',
          blocks: [
            "L'assemblea es pot fer per videoconferència, totalment o en part, si es garanteixen la identificació dels assistents, la comunicació i la seguretat del vot. Es considera feta al lloc on és qui la presideix.",
          ],
        },
        {
          title: 'Actes',
          blocks: [
            "De cada reunió se n'estén acta, amb la llista d'assistents, l'extracte de les deliberacions, el text dels acords i el resultat de les votacions. La signen la secretaria i la presidència.",
            "L'acta es publica al tauler d'anuncis i s'envia als socis en el termini de quinze dies. S'entén aprovada si en els quinze dies següents no hi ha esmenes; si n'hi ha, es resolen a l'assemblea següent.",
          ],
        },
      ],
    },
    {
      title: 'La junta directiva',
      articles: [
        {
          title: 'Naturalesa i composició de la junta',
          blocks: [
            "La junta directiva regeix, administra i representa l'associació. La formen la presidència, la vicepresidència, la secretaria, la tresoreria, el cap o la cap de colla i entre tres i deu vocalies.",
            "En la composició s'ha de procurar que hi hagi equilibri de gèneres, facultats diverses i, com a mínim, dues persones que siguin a la colla des de fa menys de dos anys.",
          ],
        },
        {
          key: 'eleccio',
          title: 'Elecció i mandat',
          blocks: [
            "L'assemblea elegeix la junta directiva per votació secreta, en llistes obertes, entre els socis majors d'edat. El mandat és d'una temporada i els càrrecs són reelegibles fins a quatre mandats seguits en el mateix càrrec.",
            "La junta sortint i l'entrant treballen juntes fins al 31 d'agost per fer el traspàs.",
          ],
        },
        {
          title: 'Gratuïtat',
          blocks: [
            "Els membres de la junta directiva exerceixen el càrrec gratuïtament. Tenen dret que se'ls paguin les despeses que els ocasioni, degudament justificades.",
          ],
        },
        {
          title: 'Competències de la junta',
          blocks: [
            'Correspon a la junta directiva:',
            {
              list: [
                "executar els acords de l'assemblea;",
                "dirigir la gestió ordinària i econòmica, i presentar a l'assemblea la memòria, els comptes i el pressupost;",
                'admetre socis i portar-ne el registre;',
                "contractar i mantenir vigent l'assegurança de les activitats;",
                'sol·licitar ajuts, permisos i espais;',
                "acordar amb la junta tècnica el calendari d'actuacions;",
                'crear grups de treball i coordinar-los;',
                'obrir comptes corrents i disposar dels fons;',
                'resoldre els casos no previstos i donar-ne compte a la primera assemblea.',
              ],
            },
          ],
        },
        {
          title: 'Reunions i acords',
          blocks: [
            'La junta es reuneix almenys un cop al mes durant el curs, i sempre que ho demani una tercera part dels membres. Queda constituïda amb la meitat més un.',
            "Els acords es prenen per majoria simple. En cas d'empat, decideix la presidència. Els socis hi poden assistir amb veu, llevat dels punts que afectin la intimitat d'alguna persona.",
          ],
        },
        {
          title: 'Presidència',
          blocks: [
            "La presidència representa legalment l'associació, convoca i presideix les reunions de la junta, convoca l'assemblea, visa les actes i els certificats i pren les decisions que no admeten espera, de les quals ha de donar compte a la junta següent.",
            "La presidència no es pot acumular amb el càrrec de cap de colla, si no és amb caràcter provisional i per acord de l'assemblea.",
          ],
        },
        {
          title: 'Vicepresidència',
          blocks: [
            "La vicepresidència substitueix la presidència en cas d'absència o malaltia, coordina els equips i vetlla pel traspàs entre juntes.",
          ],
        },
        {
          title: 'Secretaria',
          blocks: [
            "La secretaria custodia la documentació, redacta i signa les actes, expedeix certificats i porta el llibre de socis. S'encarrega també que els documents de la colla siguin publicats i fàcils de trobar.",
          ],
        },
        {
          key: 'tresoreria',
          title: 'Tresoreria',
          blocks: [
            'La tresoreria custodia els recursos, elabora el pressupost i els comptes, porta el llibre de caixa i paga les factures que la junta ha aprovat.',
          ],
        },
        {
          title: 'Vocalies i equips',
          blocks: [
            'Cada vocalia coordina un equip: comunicació, acollida, festa i vida universitària, material i local, o els que la junta decideixi. Els equips són oberts a tots els socis.',
          ],
        },
        {
          title: 'Cessament i vacants',
          blocks: [
            "Els membres de la junta cessen per fi del mandat, dimissió, pèrdua de la condició de soci, incapacitat o acord de l'assemblea.",
            "Les vacants es cobreixen a la primera assemblea. Mentrestant, la junta pot encarregar la feina a un altre soci amb caràcter provisional. Si queda vacant la meitat dels càrrecs, la junta convoca eleccions en el termini d'un mes.",
          ],
        },
        {
          title: 'Moció de censura',
          blocks: [
            "Un quinze per cent dels socis pot presentar una moció de censura motivada contra la junta o algun dels seus membres. L'assemblea l'ha de debatre en el termini de trenta dies, després d'escoltar les persones afectades, i s'aprova amb la majoria que fixa l'{article:majories}.",
          ],
        },
        {
          title: "Responsabilitat i conflicte d'interessos",
          blocks: [
            "Els membres de la junta actuen amb la diligència d'un bon administrador i responen dels danys que causin per incompliment de la llei o dels estatuts.",
            'Qui tingui un interès personal en un assumpte ho ha de declarar i no pot participar ni en la deliberació ni en el vot.',
          ],
        },
      ],
    },
    {
      title: 'La junta tècnica i les comissions',
      articles: [
        {
          key: 'cap-de-colla',
          title: 'Cap de colla',
          blocks: [
            "El cap o la cap de colla és la màxima autoritat en tot el que afecta la construcció dels castells. L'assemblea l'elegeix per votació secreta i per a una temporada, amb un projecte tècnic que s'ha de presentar deu dies abans.",
            "Té l'última paraula sobre fer, aturar o desmuntar un castell. Ningú no el pot obligar a fer-ne un.",
          ],
        },
        {
          title: 'Junta tècnica',
          blocks: [
            'El cap o la cap de colla forma la junta tècnica, que com a mínim té responsables de pinya, de tronc, de pom de dalt, de seguretat i de música, i la presenta a la junta directiva i als socis abans de començar els assajos.',
            'La persona responsable de seguretat pot aturar qualsevol prova o castell per motius de salut o de risc.',
          ],
        },
        {
          key: 'comissio-genere',
          title: 'Comissió de gènere',
          blocks: [
            "La comissió de gènere vetlla per la igualtat, impulsa la prevenció de les agressions i aplica el protocol. L'assemblea n'elegeix entre tres i set membres, que no poden ocupar alhora la presidència ni el càrrec de cap de colla.",
            "Actua amb autonomia, deu confidencialitat i informa l'assemblea, cada any, de la feina feta sense cap dada que pugui identificar ningú.",
          ],
        },
        {
          title: 'Altres comissions i grups de treball',
          blocks: [
            "L'assemblea i la junta directiva poden crear comissions per a tasques concretes, amb un encàrrec, un termini i una persona responsable. Si en un any no s'han reunit, queden dissoltes.",
          ],
        },
        {
          title: 'Coordinació',
          blocks: [
            "Les dues juntes i la comissió de gènere es reuneixen plegades almenys un cop per quadrimestre. Els desacords entre juntes que no es puguin resoldre es porten a l'assemblea.",
          ],
        },
      ],
    },
    {
      title: 'Règim econòmic',
      articles: [
        {
          title: 'Patrimoni',
          blocks: [
            "L'associació no té patrimoni fundacional. Són de la colla les camises en préstec, les faixes, els instruments, el material de seguretat i l'arxiu, que s'han d'inventariar cada any.",
          ],
        },
        {
          title: 'Recursos',
          blocks: [
            "Els recursos econòmics provenen de les quotes, les subvencions, les aportacions per actuacions, les donacions i els ingressos de les activitats. No s'accepten recursos que condicionin la independència de la colla ni publicitat a la camisa.",
          ],
        },
        {
          title: 'Quotes',
          blocks: [
            "L'assemblea fixa cada any la quota de socis actius i la de veterans. Es pot pagar d'un cop o en dos terminis. Qui s'incorpora després del gener en paga la meitat.",
          ],
        },
        {
          title: 'Exercici i comptes',
          blocks: [
            "L'exercici econòmic comença l'1 de setembre i es tanca el 31 d'agost. L'assemblea de juny n'aprova un avançament, i una assemblea de tardor, dins dels sis mesos següents al tancament, els comptes i el pressupost.",
            'Dos socis que no siguin de cap junta, triats per sorteig entre voluntaris, revisen els comptes abans que es votin.',
          ],
        },
        {
          title: 'Disposició de fons',
          blocks: [
            'Als comptes oberts en entitats de crèdit hi figuren la presidència, la tresoreria i la secretaria. Per disposar dels fons calen dues signatures, una de les quals ha de ser la de la tresoreria o la de la presidència.',
          ],
        },
        {
          title: 'Destinació dels ingressos',
          blocks: [
            "Tots els ingressos es destinen a les finalitats de l'associació. No es poden repartir beneficis entre els socis ni cedir-los gratuïtament a persones amb interès lucratiu.",
          ],
        },
      ],
    },
    {
      title: 'Règim disciplinari',
      articles: [
        {
          title: 'Principis',
          blocks: [
            "Ningú no pot ser sancionat per uns fets que no estiguin previstos en aquests estatuts o en el reglament. Tothom té dret a saber de què se l'acusa, a explicar-se i a recórrer.",
            "Abans de sancionar s'ha de provar de reparar el dany i d'oferir una mediació, si la persona afectada ho vol. Les agressions segueixen el protocol propi, i en aquests casos no es proposa mai una mediació.",
          ],
        },
        {
          key: 'faltes',
          title: 'Faltes',
          blocks: [
            'Les faltes es classifiquen així:',
            {
              list: [
                'lleus: desatendre les indicacions de qui dirigeix un assaig, malmetre material per descuit o faltar al respecte de manera puntual;',
                "greus: posar en risc la seguretat d'algú, fer malbé material expressament, difondre dades o imatges d'altres sense permís o reincidir en faltes lleus;",
                "molt greus: agredir, assetjar o discriminar, enfilar-se o dirigir sota els efectes de l'alcohol o d'altres drogues, apropiar-se de fons de la colla o reincidir en faltes greus.",
              ],
            },
          ],
        },
        {
          title: 'Sancions',
          blocks: [
            "Per les faltes lleus es pot fer una amonestació; per les greus, suspendre el dret de participar en activitats fins a sis mesos; i per les molt greus, suspendre'l fins a dos anys o expulsar la persona. La sanció ha de ser proporcionada i pot incloure la reparació del dany.",
          ],
        },
        {
          title: 'Procediment',
          blocks: [
            "La junta directiva obre l'expedient i nomena una persona instructora, que escolta tothom i proposa una resolució en el termini de trenta dies. La persona afectada té deu dies per al·legar. La resolució ha de ser escrita i motivada.",
            "Contra les sancions greus i molt greus es pot recórrer davant de l'assemblea en el termini de trenta dies. Si hi ha perill per a algú, la junta pot prendre mesures provisionals des del primer moment.",
            "Les faltes lleus prescriuen al cap de tres mesos; les greus, al cap d'un any, i les molt greus, al cap de tres.",
          ],
        },
      ],
    },
    {
      title: 'Modificació, dissolució i liquidació',
      articles: [
        {
          title: 'Reglament de règim intern',
          blocks: [
            "L'assemblea aprova i modifica el reglament amb la majoria que fixa l'{article:majories}, a proposta de qualsevol de les juntes o de deu socis.",
          ],
        },
        {
          key: 'modificacio',
          title: 'Modificació dels estatuts',
          blocks: [
            "Els estatuts els modifica l'assemblea convocada expressament. En primera convocatòria hi ha d'assistir, com a mínim, la meitat dels socis; en segona convocatòria, amb qualsevol nombre d'assistents, cal el vot favorable de dos terços dels presents i representats.",
            "El text proposat s'ha d'enviar íntegre amb la convocatòria.",
          ],
        },
        {
          key: 'dissolucio',
          title: 'Dissolució',
          blocks: [
            "L'associació es pot dissoldre si ho acorda l'assemblea convocada expressament per a aquest fi, amb els requisits de l'{article:modificacio}. No es pot dissoldre mentre vint socis es comprometin per escrit a continuar-la.",
            'També es dissol per les altres causes que preveu la llei.',
          ],
        },
        {
          title: 'Liquidació',
          blocks: [
            "Un cop acordada la dissolució, l'assemblea nomena una comissió liquidadora; si no ho fa, la funció correspon a la junta directiva. Els membres de l'associació no tenen cap responsabilitat personal més enllà del compliment de les obligacions que hagin contret voluntàriament.",
            "El romanent es lliura a una colla castellera universitària o a una entitat sense ànim de lucre amb finalitats semblants. Els instruments i l'arxiu es dipositen a la universitat perquè els pugui fer servir qui algun dia hi vulgui tornar a fer castells.",
          ],
        },
      ],
    },
  ],
  provisions: [
    {
      title: 'Disposició addicional. Terminis',
      blocks: [
        "Els terminis en dies es compten en dies naturals. El mes d'agost i les vacances de Nadal i de Setmana Santa no compten per als terminis disciplinaris.",
      ],
    },
    {
      title: 'Disposició transitòria. Juntes en exercici',
      blocks: [
        "Les juntes elegides abans de l'aprovació d'aquests estatuts acaben el seu mandat d'acord amb les normes anteriors. El límit de mandats de l'{article:eleccio} es comença a comptar a partir de la temporada 2024-2025.",
      ],
    },
    {
      title: 'Disposició final. Entrada en vigor',
      blocks: [
        "Aquests estatuts entren en vigor l'endemà de l'aprovació i substitueixen els anteriors. La secretaria els inscriu al registre d'associacions i en fa arribar una còpia a cada soci.",
      ],
    },
  ],
} as const satisfies LegalDocument;
