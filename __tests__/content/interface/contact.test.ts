import { lengthHint, messageToCopy, tooLong } from '@/content/interface/contact';

test('messageToCopy has recipient and subject', () => {
  const message = {
    name: 'Núria',
    email: 'nuria@domini.cat',
    subject: ' Vull venir ',
    message: 'Hola!\nQuan?',
  };
  expect(messageToCopy('a@b.cat', message)).toBe(
    'Per a: a@b.cat\nAssumpte: Vull venir\n\nHola!\nQuan?\n\nNúria\nnuria@domini.cat',
  );
});

test('lengths have thousands separators', () => {
  expect(lengthHint(10_000)).toBe('10.000 caràcters com a màxim.');
  expect(tooLong(10_000, 10_001)).toMatch(/admet 10\.000 .* escrit 10\.001\./);
});
