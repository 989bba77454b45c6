import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NEW_CLUB, QUESTIONS } from '@/content/interface/new-club';
import { MODULES } from '@/lib/site/modules';
import { askAnswers } from '@/scripts/make/club/ask';
import { stays } from '@/scripts/make/club/replace';

// Jest does not load it, and without a terminal it asks nothing.
jest.mock('@clack/prompts', () => ({}));

const GIVEN = {
  name: "l'Estol de la Vall",
  short: 'els Falcons',
  town: 'Vallclara',
  university: 'Universitat de la Vall',
  email: 'colla@estol.test',
  founded: '2025',
  colour: 'c2410c',
  rehearsal: "dilluns 19:00-21:00, Pati de l'Escola, Carrer Nou, 3",
};
type Change = { readonly [Option in keyof typeof QUESTIONS]?: string };
const askedWith = (change: Change) =>
  askAnswers({ ...GIVEN, ...change }, { thisYear: 2026, terminal: false });

test.each([
  ['els Falcons de la Vall', 'Falcons de la Vall', 'dels Falcons de la Vall'],
  ['el Pilar', 'Pilar', 'del Pilar'],
  ['les Falcones', 'Falcones', 'de les Falcones'],
  ['l’Estol', 'Estol', "de l'Estol"],
  ['Estol', 'Estol', "d'Estol"],
])('the name %s', async (text, name, of) => {
  expect((await askedWith({ name: text })).name).toEqual({ name, of });
});

test.each<[what: string, change: Change, problem: string]>([
  ['an empty name', { name: 'els ' }, QUESTIONS.name],
  ['no address', { email: 'colla' }, 'colla no és cap adreça de correu.'],
  ['a year to come', { founded: '2030' }, QUESTIONS.founded],
  ['white', { colour: '#ffffff' }, NEW_CLUB.light],
  ['a network without its name', { network: 'instagram' }, QUESTIONS.network],
  ['a network that needs its address', { network: 'mastodon:a' }, 'https'],
  ['an address without https', { network: 'x:http://x.test' }, 'https'],
  ['a network twice', { network: 'x:a, x:b' }, 'dues vegades'],
  ['no weekday', { rehearsal: 'demà 18:00-20:00, P' }, QUESTIONS.rehearsal],
  ['hour 25', { rehearsal: 'dilluns 18:00-25:00, P' }, QUESTIONS.rehearsal],
  ['an early end', { rehearsal: 'dilluns 20:00-18:00, P' }, NEW_CLUB.hours],
  ['an unknown module', { modules: 'results, bar' }, NEW_CLUB.module(MODULES.join(', '))],
])('refuses %s with a sentence', async (_, change, problem) => {
  await expect(askedWith(change)).rejects.toThrow(problem);
});

test('an answer that is missing is named', async () => {
  const { town, ...others } = GIVEN;
  const asked = askAnswers(others, { thisYear: 2026, terminal: false });
  await expect(asked).rejects.toThrow(NEW_CLUB.missing('town', QUESTIONS.town));
});

test.each(stays)('%s, which stays for every club, exists and is not in the starter', (path) => {
  expect(existsSync(path)).toBe(true);
  expect(existsSync(join('starter', path))).toBe(false);
});
