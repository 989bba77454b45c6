import type { PageName } from './index';

/** What search engines say of each page, in 155 characters at most. */
export const descriptions = {
  home: 'Enfilats, la colla castellera de la Zona Universitària: assajos dimarts i dijous, castells de vuit i una pinya on sempre falta algú. Vine.',
  about:
    'Què són els Enfilats, la colla castellera de la Zona Universitària: qui en fa, què són els castells universitaris, què ens importa i com entrar-hi.',
  agenda:
    'Agenda dels Enfilats: assajos, activitats i diades del curs. Totes les activitats són obertes a tothom, siguis o no de la colla.',
  rehearsals:
    "Assajos dels Enfilats: dimarts i dijous de 14 a 16 h al pati d'Enginyeria Industrial, i dijous de 20 a 22 h al gimnàs. No cal experiència.",
  // cspell:disable
  inEnglish:
    'Human towers in English with Enfilats, of the university area: what they are, when and where to try them, what to wear and what it costs.',
  // cspell:enable
  musicGroup:
    "Gralles i tabals dels Enfilats: què toquem, quan assagem i com pots aprendre'n des de zero. Deixem els instruments i no cal saber solfeig.",
  universityLife:
    "La vida dels Enfilats fora dels castells: dinars al pati, sala d'estudi en colla, sortides, calçotada, esport i festes obertes a tothom.",
  history:
    "La història dels Enfilats en quatre èpoques: els inicis de 1994, la colla de set, la colla de vuit, i la tornada després de l'aturada.",
  heads:
    'Els caps i les caps de colla dels Enfilats des de 1994: quan ho van ser, quins castells van dirigir i què en recorda la gent que hi era.',
  presidents:
    'Les presidentes i els presidents dels Enfilats des de 1994: quan van presidir la colla, què hi van fer i què en queda avui.',
  timeline:
    'Cronologia dels castells universitaris, de la primera colla de campus fins avui, vista des dels Enfilats i les colles amb qui hem fet pinya.',
  bestTowers:
    'Els millors castells dels Enfilats, del més difícil al més humil: què són, com es fan, per què costen i quan els va fer la colla.',
  bestDiades:
    'Les cent millors diades dels Enfilats per punts, amb els castells que sumen, els que no i per què. Dades del full de resultats de la colla.',
  historicalSummary:
    'Castells descarregats i carregats pels Enfilats des de 1994, per gammes i per temporades, amb gràfics de punts, diades i resultats.',
  diades:
    "Totes les diades dels Enfilats des de 1994: busca-les per dates, per població o per castell, i emporta't la llista en CSV.",
  towerParts:
    "Les parts d'un castell i les posicions de la pinya, del baix a l'enxaneta, dibuixades i explicades una per una.",
  games:
    'Jocs de castells: una colla per dirigir, un repte cada setmana, el castell del dia, sopa de lletres, mots encreuats, penjat i memory.',
  castleGame:
    "Joc de gestió d'una colla castellera: comenceu quinze persones, assageu, actueu cada dijous i arribeu als castells de vuit i de nou.",
  wordSearch:
    'Sopa de lletres castellera en català: tres nivells sobre la pinya, la diada i la colla, per jugar amb el dit, el ratolí o el teclat.',
  crossword:
    'Mots encreuats castellers en català: disset definicions amb doble sentit, per resoldre a la pantalla o imprimir en un full.',
  hangman:
    'El penjat dels castellers, sense forca: cinc paraules i frases per endevinar abans que el castell es quedi sense pisos. En català i amb la Ç.',
  memory:
    'Memory casteller: troba les parelles de faixa, camisa, escut, pantaló, espardenyes i gralla amb tan pocs moviments com puguis.',
  directionBoard:
    "La junta directiva dels Enfilats: qui porta els comptes, els permisos, la comunicació, l'acollida i la festa de la colla, temporada per temporada.",
  technicalBoard:
    'La junta tècnica dels Enfilats: cap de colla, pinya, tronc, pom de dalt, folre, seguretat i música, de la temporada actual i de les anteriors.',
  commission:
    "La comissió de gènere dels Enfilats i el seu grup de treball: qui en forma part, què fa, com s'hi parla i com ens ajuda a cuidar-nos.",
  sponsors:
    'Institucions i entitats que donen suport als Enfilats, i en què es converteix la seva ajuda: autocars, assegurances, cascos i espais.',
  photos:
    'Les fotografies dels Enfilats. La secció està en construcció: mentrestant, pots veure els castells dibuixats i els vídeos de la colla.',
  videos:
    'Els últims vídeos dels Enfilats: castells sencers, diades, assajos i moments de colla. Els reproductors només es carreguen quan tu vols.',
  music:
    'Escolta les gralles i els tabals dels Enfilats i baixa la partitura del toc de castells que fem a plaça, a punt per tocar.',
  statutes:
    'Els estatuts de 2024 dels Enfilats: socis, assemblea, juntes, règim econòmic i disciplinari. Per llegir a la pàgina o baixar en PDF.',
  internalRules:
    'El reglament de règim intern de 2023 dels Enfilats: assajos, actuacions, seguretat, material i convivència. En pàgina i en PDF.',
  aggressionProtocol:
    "El protocol d'agressions dels Enfilats: què fer ara mateix, a qui trucar, com actua la comissió de gènere i quines garanties hi ha.",
  contact:
    'Com escriure als Enfilats: per venir a assajar, per demanar una actuació o per qualsevol dubte. Contestem en dos o tres dies durant el curs.',
  freeBar:
    "El codi d'un sol ús per a la barra lliure de la festa de la Zona Universitària: com funciona, com s'ensenya i què fer si es perd.",
  palette:
    'Els divuit tons dels colors dels Enfilats, amb el valor de cadascun i el contrast amb el blanc i amb el negre.',
  story:
    "Un conte interactiu per a adults: una diada, una nit de maig i vint finals. Tria què fas a cada pas i mira on t'agafa l'alba.",
} as const satisfies Readonly<Record<PageName, string>>;
