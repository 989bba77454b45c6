import type { StoryRules } from '@/lib/story/checks/rules';
import { facts } from './facts';

/** Numbers in words, alone or before a hyphen. */
const numerals = [
  ...['dos', 'dues', 'tres', 'quatre', 'cinc', 'sis', 'set', 'vuit', 'nou', 'deu', 'onze', 'dotze', 'tretze'],
  ...['catorze', 'quinze', 'setze', 'disset', 'divuit', 'dinou', 'vint', 'trenta', 'quaranta', 'cinquanta'],
  ...['seixanta', 'setanta', 'vuitanta', 'noranta', 'cent', 'mil', '8.000', '4.160'],
];

/** How this story is measured, so that every passage reads like its neighbours. */
export const storyRules = {
  shortestNight: 6,
  words: { least: 80, most: 220 },
  wordsWithForms: 260,
  paragraphs: { least: 2, most: 8 },
  // An ending also closes the questions of the night.
  endings: {
    words: { least: 120, most: 320 },
    wordsWithForms: 360,
    paragraphs: { least: 3, most: 8 },
  },
  untitled: ['DD'],
  facts,
  echoes: 3,
  everyNight: [{ when: { castell: 'fora' }, least: 2 }],
  atEnd: ['desig'],
  answers: [
    { question: 'qui té el Fundador', words: ['Fundador', 'porró'] },
    { question: 'què són els 8.000', words: ['pessetes', 'ptes'] },
  ],
  people: [
    { name: 'Remei', introduced: ['tresorera'] },
    { name: 'Berta', introduced: ['la cap de colla'] },
    { name: 'Tieta', introduced: ['el vostre baix'] },
    { name: 'Puça', introduced: ['acotxadora'] },
    { name: 'Inxa', introduced: ['el graller'] },
    { name: 'Esventats', introduced: ['la colla rival'] },
    { name: 'Atabalats', introduced: ['la colla lila'] },
    { name: 'Guifré', introduced: ["company de pis de l'Inxa", "pis amb l'Inxa", "viu amb l'Inxa"] },
    { name: 'Jana', introduced: ['es diu Jana', 'la Jana, una segona'] },
    { name: 'Montserrat', introduced: ['es diu Montserrat'] },
    { name: 'Dolors', introduced: ['la vigilant', 'desallotja festes'] },
    { name: 'Cabestany', introduced: ["del Servei d'Espais", "Al Servei d'Espais", "—. Servei d'Espais"] },
    { name: 'Fundador', introduced: ['porró'] },
    { name: 'Fina', introduced: ['la taxista'] },
    { name: 'Sebastià', introduced: ['el conductor'] },
    { name: 'tovalló', introduced: ['un tovalló', 'tovalló on pren notes'] },
    { name: 'coca', introduced: ['et dona un tros de coca'] },
    { name: 'ondulada', introduced: ['la llibreta es mulla'] },
    { name: 'full per full', introduced: ['la llibreta es mulla'] },
  ],
  apart: [
    ['et troba a la banda de fora', 'parlo pels que ens hem caigut a sobre'],
    ["l'agafa al vol, en un peu", 'un peu descalç'],
    ['la hi cordes', 'amb un peu descalç'],
    ['disparada cap al porxo', 'arriba la Remei'],
    ["se'n va entre els caps, porta endins", 'un entrepà a cada mà'],
    ["I s'adorm, recta", 'dirigeix les mantes'],
    ["I s'adorm, recta", 'hi ha arribat abans que ningú'],
    ["L'has tornat a tapar", 'dues vegades, per si de cas'],
    ['ho fas córrer a les palpentes', 'la coca que portes'],
    ['doblegada com una faixa', 'els botons de nacre'],
    ['quartet dels tabals, dins', "L'Inxa comença fluix"],
    ["sols amb l'onzena manta", 'embolicats amb mantes'],
  ],
  counted: {
    numerals,
    things: {
      mantes: ['onze'],
      plats: ['noranta-sis'],
      esglaons: ['quaranta'],
      gots: ['set', 'dotze'],
      herbes: ['trenta-tres'],
      terminis: ['vint-i-cinc'],
      rotondes: ['tres'],
      dotzenes: ['dotze'],
      cèntims: ['vint-i-quatre'],
      pessetes: ['mil', '8.000', '4.160'],
    },
  },
  layouts: {
    phrases: [
      'a mà esquerra',
      'a mà dreta',
      "a l'esquerra",
      'a la dreta',
      "d'una banda",
      "a l'altra banda hi",
      'dues coses',
      'dos corrents',
      'dues sortides',
      'dues direccions',
      'dos llums',
      "l'una és",
    ],
    most: 5,
  },
} as const satisfies StoryRules;
