import { de } from '@/lib/text/elision';

test.each([
  ['pilar', 'de pilar'],
  ['onze', "d'onze"],
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
