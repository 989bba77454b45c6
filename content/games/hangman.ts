import type { HangmanNote, MorePhrase } from '@/lib/games/hangman/game';

/** One phrase per level. Only letters, spaces, `·`, apostrophes and hyphens. */
export const HANGMAN_PHRASES = [
  'faixa',
  'diada',
  'quatre de vuit',
  'cornelius',
  'senyor verd',
] as const satisfies readonly string[];

/** A clue for each phrase, and its meaning, shown after a win. */
export const HANGMAN_NOTES = {
  faixa: {
    clue: "S'hi fan voltes abans de pujar, i algú altre ha d'estirar.",
    meaning:
      "Tira de roba negra de diversos metres que es porta ben estreta: protegeix els ronyons i fa d'esglaó a qui puja. Ve d'una paraula llatina que vol dir bena.",
  },
  diada: {
    clue: "Tot el país en té una; les colles, unes quantes l'any.",
    meaning:
      "Dia assenyalat i, entre castellers, dia d'actuació. Ve de «dia»: és el dia que es fa gros, com una gentada és molta gent.",
  },
  'quatre de vuit': {
    clue: 'Tants per pis com potes té una taula, i tants pisos com potes té una aranya.',
    meaning:
      "Castell de quatre castellers per pis i vuit pisos d'alçada. S'escriu 4d8: primer l'estructura i després l'alçada.",
  },
  cornelius: {
    clue: "Té nom d'antic romà i no ha pagat mai el bitllet de l'autocar.",
    meaning:
      "Os de peluix que la colla va trobar a l'autobús de tornada de la primera diada fora de casa. Ningú no l'ha reclamat, viatja a totes les sortides i és l'únic de la colla que no ha caigut mai.",
  },
  'senyor verd': {
    clue: "Sempre en té la culpa, i no l'ha vist mai ningú.",
    meaning:
      "El culpable oficial de tot el que desapareix del local: una camisa, una faixa, l'últim entrepà. Diuen que vesteix com nosaltres i que per això no hi ha manera de trobar-lo.",
  },
} as const satisfies Record<(typeof HANGMAN_PHRASES)[number], HangmanNote>;

/** Extra phrases. The id is in the address: it must not reveal the phrase, and never changes once published. */
export const HANGMAN_MORE = [
  {
    id: 'frase-1',
    phrase: 'fer pinya',
    clue: "Es fa amb el pit i els braços; fora de plaça, també quan algú necessita que l'ajudin.",
    meaning:
      "Ajuntar-se per aguantar algú. Ve dels castells, on qui és a baix s'estreny perquè qui és a dalt no caigui, i avui ho diu tothom.",
  },
  {
    id: 'frase-2',
    phrase: 'fer llenya',
    clue: 'Al bosc omple el cove; a plaça fa dir «ai!» a tothom alhora.',
    meaning:
      "Caure un castell. La imatge és la de l'arbre: quan el tronc va a terra, ja només serveix per cremar.",
  },
  {
    id: 'frase-3',
    phrase: "fer l'aleta",
    clue: 'Els peixos la tenen; qui arriba més amunt només la mostra un instant.',
    meaning:
      "Alçar la mà oberta al capdamunt: des d'aquell moment el castell és carregat. Ve d'«ala», perquè qui la fa sembla que arrenqui el vol.",
  },
  {
    id: 'frase-4',
    phrase: 'folre i manilles',
    clue: "L'un abriga per dins i les altres lliguen; junts, aguanten terços i quarts.",
    meaning:
      'Les dues anelles de gent que es munten sobre la pinya en els castells més alts. Manlleven el nom de la roba i dels presoners: un reforç per dins i uns grillons que no deixen moure ningú.',
  },
  {
    id: 'frase-5',
    phrase: 'toc de castells',
    clue: 'El comencen unes canyes i una pell; diu què passa a dalt a qui no ho pot veure.',
    meaning:
      'La música de gralles i tabals que acompanya cada castell. Canvia a mesura que puja i en coronar-lo, i així els baixos, que no veuen res, saben com va.',
  },
  {
    id: 'frase-6',
    phrase: 'pilar caminant',
    clue: 'Una columna que va de passeig.',
    meaning:
      "Pilar que, un cop plantat, es desplaça a passes curtes, amb la gent que l'aguanta al voltant. Als resultats s'hi escriu «cam» al darrere.",
  },
  {
    id: 'frase-7',
    phrase: 'castell net',
    clue: 'No hi ha passat ningú la baieta: només vol dir que no porta res de més.',
    meaning:
      "El que puja sense folre ni cap altra ajuda damunt la pinya. Net vol dir aquí sol, sense res d'afegit.",
  },
  {
    id: 'frase-8',
    phrase: 'primeres mans',
    clue: 'Un cotxe de la segona ja ha tingut amo; aquí agafen el de sobre abans que ningú.',
    meaning:
      "Qui obre cada fila de mans de la pinya i sosté el segon per sota. Al darrere en venen unes segones i unes terceres, i d'aquí el nom.",
  },
  {
    id: 'frase-9',
    phrase: 'intent desmuntat',
    clue: 'Recular a temps: ni coronat ni per terra.',
    meaning:
      "Castell que no arriba a dalt i que es desfà sense caure, perquè algú no ho ha vist clar. Als resultats s'escriu «id», que en són les inicials.",
  },
  {
    id: 'frase-10',
    phrase: 'gralla seca',
    clue: "L'ocell negre que no ha begut gens; a plaça, el so més penetrant.",
    meaning:
      "La gralla sense claus, la més antiga i la que més s'ha sentit a plaça. Se'n diu així per distingir-la de la dolça, que en porta.",
  },
] as const satisfies readonly MorePhrase[];
