import type { Introduction } from '@/lib/story/checks/introductions';
import type { Question } from '@/lib/story/summary';

/**
 * What a night can remember, and the values of each. A passage or an option sets them, and texts and options have forms
 * for them: README.
 *
 * What holds on every path: the reader owes Remei the 25 euros; the tower was carregat and fell coming down; Berta has
 * no voice until Sunday. At ten, before the dessert, the Fundador is missed: the Tieta has put it away in his blue bag,
 * because it stood at the edge of the table. He did not say so at once; then everybody sang against the Esventats, and he does
 * not dare. He leaves the bag in reach, so that somebody may find it. At sunrise, 6.25, the toast of the year is drunk from
 * it, or there is none. The rent of 1995 is 8.000 pessetes a year, and counts as
 * paid each spring with a pilar in the courtyard: nobody ever paid money. This spring it rained, and a new program, which
 * has no pessetes, sent the letter: «8.000», without a currency. The club read euros; Cabestany had signed without
 * looking. The 40 euros are explained in passage 1 and nowhere else; Cabestany once pushed in a pinya with his tie on. The
 * colla wears a green camisa, never a samarreta, and a red scarf with white dots; the Esventats wear mustard, the Atabalats
 * lilac. A reader who was not in the pinya (`castell`) reads so twice at least.
 */
export const facts = {
  /** What the reader came for: a place in the pinya, a person, or the way out, with a letter of leave under the camisa. */
  desig: ['lloc', 'algu', 'porta'],
  /** Whose face the reader went to when the pinya opened. */
  cara: ['jana', 'guifre'],
  /** The second microphone: the reader took it, or left Guifré alone with the song. */
  micro: ['agafat', 'sol'],
  /** The reader watched the castell from outside. */
  castell: ['fora'],
  /** The reader has met Guifré. */
  guifre: ['conegut'],
  /** The mocador changed with Jana's: the reader wears mustard. */
  mocador: ['mostassa'],
  /** The Puça's shoe: in the reader's sash, or given back. */
  sabatilla: ['faixa', 'tornada'],
  /** The reader was Berta's voice in the square. */
  veu: ['teva'],
  /** The sash is on Guifré, and it was the reader who put it on him. */
  faixa: ['guifre'],
  /** What the reader did with the Fundador: carried it on their knees, or drank from it. */
  porro: ['falda', 'galet'],
  /** At table, when the Fundador was missed: spoke up for the Esventats, kept silent, or said that it stood at the edge. */
  taula: ['defensa', 'calla', 'confessa'],
  /** What the reader has seen of the Fundador: what is left on the table, or what the kitchen was asked for. */
  pista: ['taula', 'cuina'],
  /** The reader has heard in a bar who may have it. */
  paraula: ['sentida'],
  /** Whom the reader has named, before everybody, as the one who has it. */
  nom: ['tieta', 'esventats'],
  /** The reader is the club's member for the bar and whatever nobody wants. */
  vocal: ['si'],
  /** The reader has served behind the bar, at two, when the member's turn is. */
  torn: ['fet'],
  /** What the reader left undone last: Puça's bet, the light in the basement, Remei alone with the cash box, Remei to answer. */
  deixat: ['aposta', 'llum', 'caixa', 'cara'],
  /** The pilar of the roundabout: built, or sent to bed. */
  pilar: ['fet', 'no'],
  /** Cabestany's flask, to be given back. */
  termo: ['cafe'],
  /** The letter of leave is in Berta's hand. */
  carta: ['berta'],
  /** What Remei knows of the reader: the banner, the ninety-six plates, the cash machine; and what the reader knows of her trip. */
  remei: ['pancarta', 'plats', 'caixer', 'viatge'],
  /** Montserrat's cake is in the reader's pocket, or the last of it was shared with Remei. */
  coca: ['butxaca', 'remei'],
  /** Berta's map of bars, with a dart's hole in the sun of the roof. */
  ruta: ['mapa'],
  /** The reader has looked into the blue bag. */
  bossa: ['oberta'],
  /** Remei's notebook is wet. */
  llibreta: ['molla'],
  /** The reader's own page in it: dried line by line, or left in the water. */
  full: ['eixut', 'perdut'],
  /** What was drunk last: too much at the bar, three sips of ratafia, seven glasses of water. */
  beguda: ['massa', 'ratafia', 'aigua'],
  /** Who was kissed, or that Guifré was told no. */
  peto: ['jana', 'guifre', 'no'],
  /** Whose jacket the reader has on; given back, Jana's is left around the waist. */
  jaqueta: ['jana', 'guifre', 'pijama', 'tornada'],
  /** Who gave the reader the key of the basement, or that it came with the office. */
  clau: ['berta', 'dolors', 'vocal'],
  /** What the reader holds of the pessetes: the minutes, the letters, or a photo sent to everybody. */
  pessetes: ['acta', 'carpeta', 'grup'],
} as const;

/** Who and what a night has to introduce, and the words that do: until then no text may have the name. */
export const introductions = [
  { name: /Jana/, as: /es diu Jana, fa de segona|Jana, (?:una segona|la segona|dels Esventats)/i },
  {
    name: /Guifré/,
    as: /Guifré(?:: company|, (?:que (?:comparteix|viu)|un d'|l'|el d')|, (?:l'estadístic))|en Guifré —et|Guifré\W+, que viu/,
  },
  { name: /Montserrat/, as: /es diu Montserrat/i },
  { name: /Dolors/, as: /Dolors, la vigilant/ },
  { name: /Cabestany/, as: /Cabestany, del Servei|Cabestany —es presenta|en Cabestany!|J\. Cabestany/ },
  { name: /Fina\b/, as: /es diu Fina|Fina, la taxista/ },
  { name: /Sebastià/, as: /Sebastià, el conductor/ },
  { name: /(?:el|del|al) tovalló(?! de)/, as: /un tovalló|el tovalló de/i },
  { name: /\b[Ll]a pancarta/, as: /una pancarta/ },
  { name: /(?:el|del) mapa/i, as: /un mapa|al mapa de bars/ },
  { name: /(?:el|del) termo/, as: /un termo/ },
  { name: /la petaca/, as: /una petaca/ },
  { name: /el retall/, as: /un retall/ },
  { name: /l'embalum/, as: /un embalum/ },
  { name: /la carpeta blava/, as: /una carpeta blava|les cartes de la carpeta blava/ },
  { name: /el llibre d'actes/i, as: /un llibre d'actes/ },
  { name: /la rodona|mitja rodona/, as: /una rodona|la rodona de vi/ },
  { name: /l'ànec/i, as: /un ànec/i },
  { name: /l'havanera/i, as: /una havanera/i },
  { name: /el barret/, as: /un barret/ },
  { name: /la porra/i, as: /la porra del porró|una porra/i },
  { name: /[Ll]a garrafa/, as: /una garrafa/ },
  { name: /la sabatilla/, as: /una sabatilla/ },
  { name: /l'ampolla/i, as: /una ampolla/ },
  { name: /el noi de l'armilla/i, as: /un noi amb armilla/ },
  { name: /el discjòquei/i, as: /un discjòquei/ },
  { name: /la senyora/i, as: /una senyora/ },
  { name: /la veterinària/i, as: /una veterinària/i },
  { name: /la coca\b/, as: /tros de coca/ },
  { name: /la balada/, as: /una balada/ },
  { name: /la rata\b/i, as: /una rata/ },
  { name: /el codi\b/, as: /un codi/ },
  { name: /el globus/, as: /un globus/ },
  { name: /la carpa\b(?! del campus)/i, as: /la carpa del campus|una carpa/ },
  { name: /(?:el|al) generador/, as: /un generador|el generador(?:, que fa| fa dues tosses)/ },
  { name: /les mantes/, as: /(?:estenen|estén|onze) mantes/ },
  { name: /la tovallola(?! al coll)/, as: /una tovallola/ },
  { name: /la galleda/, as: /una galleda/ },
  { name: /la rotonda/i, as: /la rotonda (?:de l'entrada|buida)/i },
  { name: /forat del (?:sol|mapa)/, as: /un forat|forat és al sol/ },
  { name: /les postals/i, as: /unes postals/ },
  { name: /Ricard/, as: /un tal Ricard/ },
  { name: /Vilanera/, as: /Assumpta Vilanera/ },
  {
    name: /la carta (?:de baixa|del Servei)/i,
    as: /la carta escrita|La carta del Servei d'Espais\. —|una carta del/,
  },
  { name: /la jaqueta/i, as: /la seva jaqueta|la jaqueta mostassa a les espatlles/ },
  { name: /el Fundador/i, as: /el Fundador, (?:el porró|sa i)|del Fundador, el porró/i },
] as const satisfies readonly Introduction[];

const ALWAYS = [{}];

/** Where a night learns what it asks: `endings` tell it to readers with any of the facts, `carried` facts hold it already. */
export const answers = {
  /** Who has the Fundador, and why. */
  fundador: {
    answered: `Aquesta nit t'ha dit qui tenia el Fundador, i per què.`,
    open: `Qui tenia el Fundador, aquesta nit no t'ho ha dit.`,
    carried: [{ bossa: 'oberta' }],
    endings: {
      '12': ALWAYS,
      '60': [{ remei: 'plats' }, { vocal: 'si' }, { nom: 'tieta' }],
      '65': [{ nom: 'tieta' }],
      '66': ALWAYS,
      '67': [{ nom: 'tieta' }, { nom: 'esventats' }],
      '70': [{ nom: 'tieta' }, { nom: 'esventats' }],
      '71': ALWAYS,
      '74': ALWAYS,
      '76': ALWAYS,
      '79': ALWAYS,
      CC: ALWAYS,
      E: ALWAYS,
    },
  },
  /** What the 8.000 are. */
  pessetes: {
    answered: `Aquesta nit t'ha dit què són els vuit mil.`,
    open: `Què són els vuit mil, aquesta nit no t'ho ha dit.`,
    carried: [{ pessetes: 'acta' }, { pessetes: 'carpeta' }, { pessetes: 'grup' }],
    endings: { '12': ALWAYS, '64': ALWAYS, CC: ALWAYS },
  },
} as const satisfies Record<string, Question>;

/** What a night can leave undone, without telling it. */
export const undone = {
  'deixat-aposta': `Deixes enrere una aposta guanyada.`,
  'deixat-llum': `Deixes enrere un llum encès.`,
  'deixat-caixa': `Deixes enrere un «ara torno».`,
  'deixat-cara': `Deixes enrere una cara per donar.`,
  'sabatilla-faixa': `Deixes enrere un peu descalç.`,
  'full-perdut': `Deixes enrere un full a l'aigua.`,
  'nom-esventats': `Deixes enrere un nom mal dit.`,
  'pilar-no': `Deixes enrere un pilar.`,
  'carta-berta': `Deixes enrere una carta.`,
  'termo-cafe': `Et quedes un termo que s'ha de tornar.`,
  'jaqueta-jana': `Et quedes una jaqueta que no és teva.`,
  'jaqueta-guifre': `Et quedes una jaqueta que no és teva.`,
  'jaqueta-pijama': `Et quedes dues jaquetes que no són teves.`,
} as const satisfies Readonly<Record<string, string>>;
