import { MAX_LENGTH, validateContact } from '@/lib/contact/validate';

const good = { name: 'Núria', email: 'nuria@domini.cat', subject: 'Hola', message: 'Bon dia' };

describe('contact form', () => {
  test('a complete message has nothing wrong', () => {
    expect(validateContact(good)).toEqual({});
  });

  test.each(['name', 'email', 'subject', 'message'] as const)(
    'an empty %s is asked for, blanks alone too',
    (field) => {
      expect(validateContact({ ...good, [field]: '' })[field]).toMatch(/^Escriu /);
      expect(validateContact({ ...good, [field]: ' \n ' })[field]).toMatch(/^Escriu /);
    },
  );

  test.each([
    'nuria',
    'nuria@',
    '@domini.cat',
    'nuria@domini',
    'a b@domini.cat',
    'a@b@c.cat',
    'a@domini..cat',
  ])('%j is no address', (email) => {
    expect(Object.keys(validateContact({ ...good, email }))).toEqual(['email']);
  });

  test.each(['a@b.cat', 'núria.puig+colla@estudiant.zona.example', " nuria.o'hara@domini.cat "])(
    '%j is an address',
    (email) => {
      expect(validateContact({ ...good, email })).toEqual({});
    },
  );

  test('a text beyond the limit is told with its length', () => {
    const message = 'x'.repeat(MAX_LENGTH.message + 1);
    expect(validateContact({ ...good, message }).message).toMatch(/admet 10\.000 .* escrit 10\.001\./);
    expect(validateContact({ ...good, message: message.slice(1) })).toEqual({});
  });
});
