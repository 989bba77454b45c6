import { chooseSubject, subjectIn } from '@/lib/contact/subjects';

const subjects = [
  { id: 'assaig', text: 'Vull venir a assaig' },
  { id: 'actuacio', text: 'Veniu a actuar' },
];

test.each([
  ['?assumpte=actuacio', 'Veniu a actuar'],
  ['?pagina=2&assumpte=assaig', 'Vull venir a assaig'],
  ['?assumpte=Veniu%20a%20actuar', ''],
  ['?assumpte=__proto__', ''],
  ['?assumpte', ''],
  ['', ''],
])('the query %j asks for the subject %j', (query, text) => {
  expect(subjectIn(query, subjects)).toBe(text);
});

test.each([
  ['nothing is written', '', 'Veniu a actuar', 'Veniu a actuar'],
  ['another link has written', 'Vull venir a assaig', 'Veniu a actuar', 'Veniu a actuar'],
  ['the user has written', 'La faixa', 'Veniu a actuar', 'La faixa'],
  ['no subject is asked for', 'Vull venir a assaig', '', 'Vull venir a assaig'],
])('when %s', (_, written, asked, subject) => {
  expect(chooseSubject(written, asked, subjects)).toBe(subject);
});
