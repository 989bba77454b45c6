import { readAnswer } from '@/lib/contact/delivery';

describe('the answer of an endpoint', () => {
  it.each(['{}', '{"ok":true}', '{"success":true}', '{"success":"true"}', '{"next":"/gracies","ok":true}'])(
    'is a yes: %s',
    (body) => expect(readAnswer(body)).toBeNull(),
  );

  it.each(['{"ok":false,"error":"spam"}', '{"success":false}', '{"success":"false"}'])(
    'is a no: %s',
    (body) => expect(readAnswer(body)).toBe('refused'),
  );

  it.each(['', '<!doctype html><title>Entra</title>', 'ok', 'true', 'null', '[]', '{"ok":true'])(
    "is not the endpoint's: %s",
    (body) => expect(readAnswer(body)).toBe('unknown-answer'),
  );
});
