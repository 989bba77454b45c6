import type { Person } from '@/lib/club/people';

/** Everybody with a card, by id. The id is the anchor of the card. */
export const people = {
  'jaume-ferrer': { name: 'Jaume Ferrer i Soldevila', mote: 'Banyera' },
  'marta-viladecans': { name: 'Marta Viladecans i Pou', mote: 'Llima' },
  'oriol-camps': { name: 'Oriol Camps i Rabassa', mote: 'Nivell' },
  'nuria-bonet': { name: 'Núria Bonet i Giralt', mote: 'Mestra' },
  'pau-rovira': { name: 'Pau Rovira i Antic', mote: 'Far' },
  'montse-alemany': { name: 'Montse Alemany i Costa', mote: 'Xiula' },
  'guillem-prat': { name: 'Guillem Prat i Esteve', mote: 'Tascó' },
  'laia-sorribes': { name: 'Laia Sorribes i Mas', mote: 'Trena' },
  'david-company': { name: 'David Company i Boix', mote: 'Gat' },
  'eulalia-mas': { name: 'Eulàlia Mas i Torrents', mote: 'Pont' },
  'roger-tarres': { name: 'Roger Tarrés i Vall', mote: 'Cantell' },
  'berta-casanoves': { name: 'Berta Casanoves i Grau', mote: 'Compàs' },
  'aina-ribalta': { name: 'Aina Ribalta i Serrat', mote: 'Dragona' },
  'arnau-pujades': { name: 'Arnau Pujades i Coll', mote: 'Rellotge' },
  'julia-fontcoberta': { name: 'Júlia Fontcoberta i Riu', mote: 'Brúixola' },
  'marti-oliveras': { name: 'Martí Oliveras i Pla', mote: 'Calma' },
  'clara-bassols': { name: 'Clara Bassols i Nadal', mote: 'Espurna' },
  'ramon-escude': { name: 'Ramon Escudé i Font', mote: 'Acta' },
  'anna-maria-tubau': { name: 'Anna Maria Tubau i Roig', mote: 'Segell' },
  'xavier-pons': { name: 'Xavier Pons i Carbó', mote: 'Guardiola' },
  'mireia-gavalda': { name: 'Mireia Gavaldà i Sans', mote: 'Grapa' },
  'jordi-estruch': { name: 'Jordi Estruch i Vives', mote: 'Megàfon' },
  'elisenda-roig': { name: 'Elisenda Roig i Cuní' },
  'ferran-llobet': { name: 'Ferran Llobet i Marí', mote: 'Termo' },
  'silvia-comas': { name: 'Sílvia Comas i Feliu', mote: 'Autocar' },
  'gemma-vilaseca': { name: 'Gemma Vilaseca i Oller', mote: 'Pastís' },
  'pere-monfort': { name: 'Pere Monfort i Calaf' },
  'claudia-serra': { name: 'Clàudia Serra i Dot', mote: 'Post-it' },
  'biel-ametller': { name: 'Biel Ametller i Juncà', mote: 'Mut' },
  'ivet-carrasco': { name: 'Ivet Carrasco i Pi', mote: 'Despertador' },
  'nil-barcelo': { name: 'Nil Barceló i Ràfols', mote: 'Excel' },
  'rita-solanes': { name: 'Rita Solanes i Amat', mote: 'Claus' },
} as const satisfies Readonly<Record<string, Person>>;

export type PersonId = keyof typeof people;
