import * as v from 'valibot';
import { ANSWER_PROBLEMS } from '@/content/interface/new-club';
import { MODULES } from '@/lib/site/modules';
import { answerSchemas, proposedModules } from '@/scripts/make/club/answers';
import { askAnswers } from '@/scripts/make/club/ask';

// Jest does not load it, and without a terminal it asks nothing.
jest.mock('@clack/prompts', () => ({}));

const schemas = answerSchemas(2026);

const NAMED = 'instagram, x, tiktok, youtube, facebook, twitch, telegram, bluesky';

const GIVEN = {
  name: "l'Estol de la Vall",
  short: "l'Estol",
  town: 'Vallclara',
  university: 'Universitat de la Vall',
  email: 'colla@estol.test',
  founded: '2025',
  colour: 'c2410c',
  rehearsal: ["dilluns 19:00-21:00, Pati de l'Escola"],
};

test.each([
  ['els Falcons de la Vall', 'Falcons de la Vall', 'dels Falcons de la Vall'],
  ['el Pilar', 'Pilar', 'del Pilar'],
  ['les Falcones', 'Falcones', 'de les Falcones'],
  ['l’Estol', 'Estol', "de l'Estol"],
  ['Estol', 'Estol', "d'Estol"],
  ['Laietans', 'Laietans', 'de Laietans'],
])('the name %s', (text, name, of) => {
  expect(v.parse(schemas.name, text)).toEqual({ name, of });
});

test.each<[what: string, option: keyof typeof schemas, answer: string, problem: string]>([
  ['a quotation mark', 'town', 'Vall"clara', ANSWER_PROBLEMS.text('--town', 60)],
  ['an empty name', 'name', 'els ', ANSWER_PROBLEMS.text('--name', 60)],
  ['a long name', 'name', 'a'.repeat(61), ANSWER_PROBLEMS.text('--name', 60)],
  ['no address', 'email', 'colla', ANSWER_PROBLEMS.email('colla')],
  ['a year to come', 'founded', '2030', ANSWER_PROBLEMS.founded('2030', 2026)],
  ['no year', 'founded', 'fa poc', ANSWER_PROBLEMS.founded('fa poc', 2026)],
  ['half a colour', 'colour', '#15A8', ANSWER_PROBLEMS.colour('#15A8')],
  ['white', 'colour', '#ffffff', ANSWER_PROBLEMS.light('#FFFFFF')],
  ['a network that needs its address', 'network', 'mastodon:a', ANSWER_PROBLEMS.network('mastodon:a', NAMED)],
  [
    'an address without https',
    'network',
    'x:http://x.test',
    ANSWER_PROBLEMS.network('x:http://x.test', NAMED),
  ],
  ['a network twice', 'network', 'x:a, x:b', ANSWER_PROBLEMS.repeatedNetwork('X, X')],
  ['no weekday', 'rehearsal', 'demà 18:00-20:00, P', ANSWER_PROBLEMS.rehearsal('demà 18:00-20:00, P')],
  ['no place', 'rehearsal', 'dilluns 18:00-20:00', ANSWER_PROBLEMS.rehearsal('dilluns 18:00-20:00')],
  ['hour 25', 'rehearsal', 'dilluns 18:00-25:00, P', ANSWER_PROBLEMS.rehearsal('dilluns 18:00-25:00, P')],
  ['an early end', 'rehearsal', 'dilluns 20:00-18:00, P', ANSWER_PROBLEMS.hours('dilluns 20:00-18:00, P')],
  ['an unknown module', 'modules', 'results, bar', ANSWER_PROBLEMS.module('bar', MODULES.join(', '))],
])('refuses %s with a sentence', (_, option, answer, problem) => {
  expect(v.safeParse(schemas[option], answer).issues?.[0].message).toBe(problem);
});

test('reads a rehearsal with one-digit hours and an address with commas', () => {
  expect(v.parse(schemas.rehearsal, 'Dimecres 9.30-11:00, Plaça Major, Carrer Nou, 3')).toEqual({
    weekday: 'dimecres',
    from: '09:30',
    to: '11:00',
    place: 'Plaça Major',
    address: 'Carrer Nou, 3',
  });
});

test('reads any network with its address', () => {
  expect(
    v.parse(schemas.network, 'mastodon: https://mastodon.test/@estol, Matrix:https://matrix.test/estol'),
  ).toEqual([
    {
      id: 'mastodon',
      name: 'Mastodon',
      handle: 'mastodon.test/@estol',
      link: 'https://mastodon.test/@estol',
    },
    { id: 'matrix', name: 'Matrix', handle: 'matrix.test/estol', link: 'https://matrix.test/estol' },
  ]);
});

test('takes no network, no module, all modules, and proposes videos to a club with a channel', () => {
  const [youtube] = v.parse(schemas.network, 'YouTube:@estol');
  expect(youtube).toMatchObject({ handle: '@estol', link: 'https://www.youtube.com/@estol' });
  expect(v.parse(schemas.network, 'cap')).toEqual([]);
  expect(v.parse(schemas.modules, 'cap')).toEqual([]);
  expect(v.parse(schemas.modules, 'tots')).toEqual(MODULES);
  expect(proposedModules([])).not.toContain('videos');
  expect(proposedModules(youtube ? [youtube] : [])).toContain('videos');
});

describe('without a terminal', () => {
  const options = { thisYear: 2026, terminal: false };

  test('options answer everything', async () => {
    expect(await askAnswers(GIVEN, options)).toMatchObject({
      name: { name: 'Estol de la Vall' },
      short: { of: "de l'Estol" },
      colour: '#C2410C',
      network: [],
      rehearsals: [{ weekday: 'dilluns' }],
    });
  });

  test('what is missing or wrong ends with a sentence', async () => {
    const { town, ...others } = GIVEN;
    await expect(askAnswers(others, options)).rejects.toThrow(ANSWER_PROBLEMS.missing('--town'));
    await expect(askAnswers({ ...others, town, colour: 'verd' }, options)).rejects.toThrow(
      ANSWER_PROBLEMS.colour('#VERD'),
    );
    await expect(askAnswers({ ...GIVEN, modules: 'videos' }, options)).rejects.toThrow(
      ANSWER_PROBLEMS.channel,
    );
  });
});
