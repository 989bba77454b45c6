import { searchFile } from '@/app/search/search-file';
import { DIADES_NAMES, SEARCH_LANGUAGE } from '@/content/interface/search-results';
import { entriesOf } from '@/lib/search/entry';
import { groupResults, makeSearch, type Search } from '@/lib/search/search';

const SHOWN_FIRST = 5;

let search: Search;
beforeAll(async () => {
  search = await makeSearch(entriesOf(searchFile, DIADES_NAMES), SEARCH_LANGUAGE);
});

/** Addresses in the order in which the dialog shows them. */
const shown = (query: string) =>
  groupResults(search(query)).flatMap(({ results }) => results.map(({ entry }) => entry.address));

describe('what people type', () => {
  test.each([
    ['quan assageu', '/assajos'],
    ['horaris', '/assajos#horaris'],
    ["com m'hi apunto", '/assajos#apuntar-se'],
    ['quina roba', '/assajos#que-portar'],
    ['assegurança', '/assajos#apuntar-se'],
    ['quant costa', '/assajos#quant-costa'],
    ['quina edat', '/assajos#edat'],
    ['tinc por', '/assajos#mal'],
    ['no parlo català', '/assajos#llengua'],
    ['english', '/in-english'],
    ['cadira de rodes', '/assajos#accessibilitat'],
    ['4d8', '/castells/4d8'],
    ['3d7+4d7', '/castells/3d7%2B4d7'],
    ['quatre de vuit', '/castells/4d8'],
    ['4 de vuit', '/castells/4d8'],
    ['primer 4d8', '/castells/4d8'],
    ['Pd6', '/castells/Pd6f'],
    ['president 2015', '/llista-de-presidents#gemma-vilaseca'],
    ['banyera', '/llista-de-caps-de-colla#jaume-ferrer'],
    ['junta tecnica 2022', '/junta-tecnica/2022-2023'],
    ['diada de la colla 2019', '/llista-de-diades?des=2019-01-01&fins=2019-12-31'],
    ['sant jordi 2018', '/llista-de-diades?des=2018-04-23&fins=2018-04-23'],
    ['23 abril', '/llista-de-diades?dia=04-23'],
    ["23 d'abril", '/llista-de-diades?dia=04-23'],
    ['gebrats vic 2015', '/llista-de-diades?des=2015-12-03&fins=2015-12-03'],
    ['estatuts article 12', '/estatuts#article-12'],
    ['fotos', '/fotografies'],
    ['barra lliure', '/barra-lliure'],
    ['concurs', '/agenda#castanyada-2026'],
    ['enxaneta', '/parts-castell#enxaneta'],
    ['sopa de lletres', '/sopa-de-lletres'],
    ['contacte', '/contactar'],
    ['asaig', '/assajos'],
    ['col.laborar', '/patrocinadors#col-laborar'],
  ])('"%s" finds %s first', (query, address) => {
    expect(shown(query)[0]).toBe(address);
  });

  test.each([
    ['autocar', '/reglament-regim-intern#article-37'],
    ['punt lila', '/comissio-genere-grup-treball'],
    ['3d9f', '/parts-castell#elevation'],
    ['calendari', '/assajos#subscripcio'],
  ])('"%s" finds %s among the first five', (query, address) => {
    expect(shown(query).slice(0, SHOWN_FIRST)).toContain(address);
  });
});

test('the palette and the passages of the story are not found', () => {
  const addresses = searchFile.entries.map(({ address }) => address);
  expect(addresses).toContain('/nit-fresca-per-ser-maig');
  expect(
    addresses.filter((address) => /palette|nit-fresca-per-ser-maig\/|sense-connexio|404/.test(address)),
  ).toEqual([]);
});

test('no two entries are the same', () => {
  const named = searchFile.entries.map(({ address, title }) => `${address} ${title}`);
  expect(new Set(named).size).toBe(named.length);
});
