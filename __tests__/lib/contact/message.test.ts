import { MAX_LENGTH, validateContact } from '@/lib/contact/message';

const good = { name: 'Núria', email: 'nuria@domini.cat', subject: 'Hola', message: 'Bon dia' };

describe('contact form', () => {
  test('a complete message has nothing wrong', () => {
    expect(validateContact(good)).toEqual({});
  });

  test.each(['name', 'email', 'subject', 'message'] as const)(
    'an empty or blank %s is a problem',
    (field) => {
      expect(validateContact({ ...good, [field]: '' })[field]).toBe('empty');
      expect(validateContact({ ...good, [field]: ' \n ' })[field]).toBe('empty');
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
    expect(validateContact({ ...good, email })).toEqual({ email: 'address' });
  });

  test.each(['a@b.cat', 'núria.puig+colla@estudiant.zona.example', " nuria.o'hara@domini.cat "])(
    '%j is an address',
    (email) => {
      expect(validateContact({ ...good, email })).toEqual({});
    },
  );

  test('a text beyond the limit is too long, and one at the limit is not', () => {
    const message = 'x'.repeat(MAX_LENGTH.message + 1);
    expect(validateContact({ ...good, message })).toEqual({ message: 'too-long' });
    expect(validateContact({ ...good, message: message.slice(1) })).toEqual({});
  });
});
