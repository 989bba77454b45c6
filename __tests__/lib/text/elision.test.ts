import { de } from '@/lib/text/elision';

test.each([
  ['pilar', 'de pilar'],
  ['onze', "d'onze"],
  ['1 pis', "d'1 pis"],
  ['11 lletres', "d'11 lletres"],
  ['12 lletres', 'de 12 lletres'],
  ['110 punts', 'de 110 punts'],
  ['1.000 punts', 'de 1.000 punts'],
  ['Igualada', "d'Igualada"],
  ['Òdena', "d'Òdena"],
  ['hores', "d'hores"],
  ['iogurt', 'de iogurt'],
  ['hiena', 'de hiena'],
  ['el pilar', 'del pilar'],
  ['els dosos', 'dels dosos'],
  ['elles', "d'elles"],
  ['la torre', 'de la torre'],
  ["l'agulla", "de l'agulla"],
  ['les Borges', 'de les Borges'],
])('de + %s is "%s"', (phrase, joined) => {
  expect(de(phrase)).toBe(joined);
});
