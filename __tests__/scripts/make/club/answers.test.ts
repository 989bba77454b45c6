import { ANSWER_PROBLEMS, NEW_CLUB } from '@/content/interface/new-club';
import { PARTS } from '@/lib/site/parts';
import {
  checkColour,
  checkEmail,
  checkFounded,
  checkName,
  checkNetworks,
  checkParts,
  checkRehearsal,
  checkText,
} from '@/scripts/make/club/answers';
import { answersFrom } from '@/scripts/make/club/ask';

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
  ['Els Falcons', 'Falcons', 'dels Falcons'],
  ['el Pilar', 'Pilar', 'del Pilar'],
  ['la Xerinola', 'Xerinola', 'de la Xerinola'],
  ['les Falcones', 'Falcones', 'de les Falcones'],
  ['l’Estol', 'Estol', "de l'Estol"],
  ['Estol', 'Estol', "d'Estol"],
  ['Laietans', 'Laietans', 'de Laietans'],
])('the name %s', (text, name, of) => {
  expect(checkName('name', text)).toEqual({ ok: true, value: { name, of } });
});

test.each([
  ['a quotation mark', checkText('town', 'Vall"clara'), ANSWER_PROBLEMS.text('--town', 60)],
  ['an empty name', checkName('name', 'els '), ANSWER_PROBLEMS.text('--name', 60)],
  ['a long name', checkName('name', 'a'.repeat(61)), ANSWER_PROBLEMS.text('--name', 60)],
  ['no address', checkEmail('colla'), ANSWER_PROBLEMS.email('colla')],
  ['a year to come', checkFounded('2030', 2026), ANSWER_PROBLEMS.founded('2030', 2026)],
  ['no year', checkFounded('fa poc', 2026), ANSWER_PROBLEMS.founded('fa poc', 2026)],
  ['half a colour', checkColour('#15A8'), ANSWER_PROBLEMS.colour('#15A8')],
  ['white', checkColour('#ffffff'), ANSWER_PROBLEMS.light('#FFFFFF')],
  [
    'an unknown network',
    checkNetworks(['myspace:colla']),
    ANSWER_PROBLEMS.network('myspace:colla', 'instagram, x, youtube, tiktok'),
  ],
  ['a network twice', checkNetworks(['x:a, x:b']), ANSWER_PROBLEMS.repeatedNetwork('X')],
  [
    'no weekday',
    checkRehearsal('demà 18:00-20:00, Pati'),
    ANSWER_PROBLEMS.rehearsal('demà 18:00-20:00, Pati'),
  ],
  ['no place', checkRehearsal('dilluns 18:00-20:00'), ANSWER_PROBLEMS.rehearsal('dilluns 18:00-20:00')],
  [
    'hour 25',
    checkRehearsal('dilluns 18:00-25:00, Pati'),
    ANSWER_PROBLEMS.rehearsal('dilluns 18:00-25:00, Pati'),
  ],
  [
    'an end before the start',
    checkRehearsal('dilluns 20:00-18:00, Pati'),
    ANSWER_PROBLEMS.hours('dilluns 20:00-18:00, Pati'),
  ],
  ['an unknown part', checkParts('results, concurs', []), ANSWER_PROBLEMS.part('concurs', PARTS.join(', '))],
  ['videos without a channel', checkParts('videos', []), ANSWER_PROBLEMS.channel],
])('refuses %s with a sentence', (_, checked, problem) => {
  expect(checked).toEqual({ ok: false, problem });
});

test('reads a rehearsal with one-digit hours and an address with commas', () => {
  expect(checkRehearsal('Dimecres 9.30-11:00, Plaça Major, Carrer Nou, 3')).toEqual({
    ok: true,
    value: {
      weekday: 'dimecres',
      from: '09:30',
      to: '11:00',
      place: 'Plaça Major',
      address: 'Carrer Nou, 3',
    },
  });
});

test('takes no network, no part, all parts, and proposes those that need nothing more', () => {
  const [youtube] = [checkNetworks(['youtube:@estol'])].flatMap((checked) =>
    checked.ok ? checked.value : [],
  );
  expect(youtube).toMatchObject({ handle: '@estol', link: 'https://www.youtube.com/@estol' });
  expect(checkNetworks(['cap'])).toEqual({ ok: true, value: [] });
  expect(checkParts('cap', [])).toEqual({ ok: true, value: [] });
  expect(checkParts('totes', youtube ? [youtube] : [])).toEqual({ ok: true, value: PARTS });
  const proposed = checkParts('', []);
  expect(proposed.ok && proposed.value.includes('results')).toBe(true);
  expect(proposed.ok && proposed.value.includes('videos')).toBe(false);
});

test('options answer everything without a terminal', async () => {
  const answers = await answersFrom(GIVEN, 2026);
  expect(answers).toMatchObject({
    ok: true,
    value: { name: 'Estol de la Vall', ofShortName: "de l'Estol", colour: '#C2410C', networks: [] },
  });
});

test('without a terminal, what is missing or wrong ends with a sentence', async () => {
  const { town, ...others } = GIVEN;
  expect(await answersFrom(others, 2026)).toEqual({ ok: false, problem: ANSWER_PROBLEMS.missing('--town') });
  expect(await answersFrom({ ...GIVEN, colour: 'verd' }, 2026)).toEqual({
    ok: false,
    problem: ANSWER_PROBLEMS.colour('verd'),
  });
  expect(town).not.toBe('');
});

test('on a terminal, the end of the input changes nothing', async () => {
  expect(await answersFrom({}, 2026, async () => undefined)).toEqual({
    ok: false,
    problem: NEW_CLUB.stopped,
  });
});

test('on a terminal, a wrong answer is asked again, and rehearsals until there are no more', async () => {
  const said = ['els Falcons', 'els Falcons', 'Vall', 'Universitat', 'colla', 'colla@falcons.test', '2020'];
  const answers = [...said, '#5B3A8C', 'cap', GIVEN.rehearsal[0], 'dijous 9:00-10:00, Pati', '', ''];
  const complaints: unknown[] = [];
  const error = jest.spyOn(console, 'error').mockImplementation((line) => complaints.push(line));
  const result = await answersFrom({}, 2026, async () => answers.shift());
  error.mockRestore();
  expect(complaints).toEqual([ANSWER_PROBLEMS.email('colla')]);
  expect(result.ok && result.value.rehearsals.map(({ weekday }) => weekday)).toEqual(['dilluns', 'dijous']);
  expect(answers).toEqual([]);
});
