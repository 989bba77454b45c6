import { CLUB_LEFT } from '@/content/interface/new-club';
import { remainsIn } from '@/scripts/check/club/remains';

const own = {
  foreign: ['Esquirols', '#15A884'],
  rehearsals: [{ weekday: 'dimecres', from: '18:00', to: '20:30' }],
} as const;

test.each([
  ['Som els ESQUIROLS.', [CLUB_LEFT.another('Esquirols')]],
  ['<path fill="#15a884"/>', [CLUB_LEFT.another('#15A884')]],
  ['mailto:junta@colla.example', [CLUB_LEFT.example('colla.example')]],
  ['https://mapes.example/pati', [CLUB_LEFT.example('mapes.example')]],
  ['Un exemple qualsevol.', []],
  ["L'assaig dels dijous comença tard.", [CLUB_LEFT.weekday('dijous')]],
  ["L'assaig dels dimecres va de 18:00 a 20.30.", []],
  ['Assagem a les 19:00.', [CLUB_LEFT.hour('19:00')]],
  ['Dijous hi ha festa. Assagem dimecres.', []],
  ['La diada és dissabte a les 12:00.', []],
])('%s', (text, expected) => {
  expect(remainsIn(text, own)).toEqual(expected);
});
