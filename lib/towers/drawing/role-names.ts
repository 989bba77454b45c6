import type { Part, Role } from './figure';

/** Catalan singular of each position, for labels. */
export const ROLE_NAMES = {
  baix: 'baix',
  contrafort: 'contrafort',
  crossa: 'crossa',
  agulla: 'agulla',
  'primeres-mans': 'primeres mans',
  lateral: 'lateral',
  vent: 'vent',
  cordo: 'cordó',
  folre: 'folre',
  manilla: 'manilles',
  puntal: 'puntals',
  segon: 'segon',
  terc: 'terç',
  quart: 'quart',
  quint: 'quint',
  sise: 'sisè',
  sete: 'setè',
  vuite: 'vuitè',
  nove: 'novè',
  dosos: 'dosos',
  acotxador: 'acotxador',
  enxaneta: 'enxaneta',
  'agulla-pilar': "pilar de l'agulla",
} as const satisfies Record<Role, string>;

export const PART_NAMES = {
  pinya: 'pinya',
  folre: 'folre',
  manilles: 'manilles',
  puntals: 'puntals',
  tronc: 'tronc',
  pom: 'pom de dalt',
} as const satisfies Record<Part, string>;
