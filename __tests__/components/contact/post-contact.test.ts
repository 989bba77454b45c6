import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postContact } from '@/components/contact/use-contact-form';

const MESSAGE = { name: 'Núria', email: 'nuria@zona.example', subject: 'Assaig', message: 'Bon dia' };

let server: Server;
let answer: RequestListener;
let asked: string[];
let address: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.accept}`);
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  // A server that listens on a port has an AddressInfo; the union covers pipes.
  const { port } = server.address() as AddressInfo;
  address = `http://localhost:${port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const answers = (status: number, body = '', headers = {}): void => {
  answer = (_request, response) => response.writeHead(status, headers).end(body);
};

describe('postContact', () => {
  test('posts JSON once, and accepts success with or without a body', async () => {
    answers(200, '{"ok":true}');
    expect(await postContact(`${address}/bustia`, MESSAGE)).toBeNull();
    expect(asked).toEqual(['POST /bustia application/json']);
    answers(204);
    expect(await postContact(`${address}/bustia`, MESSAGE)).toBeNull();
  });

  test.each([301, 302, 303, 307, 308])(
    'follows no redirect %i, which would carry the message elsewhere',
    async (status) => {
      answers(status, '', { location: '/entrada' });
      expect(await postContact(`${address}/bustia`, MESSAGE)).not.toBeNull();
      expect(asked).toHaveLength(1);
    },
  );

  test('reports an HTML page as unknown answer, and a refusal', async () => {
    answers(200, '<!doctype html><title>Entra</title>', { 'content-type': 'text/html' });
    expect(await postContact(address, MESSAGE)).toBe('unknown-answer');
    answers(200, '{"success":false}');
    expect(await postContact(address, MESSAGE)).toBe('refused');
    answers(500, '{"ok":true}');
    expect(await postContact(address, MESSAGE)).toBe('refused');
  });

  test('reports a timeout, also for a truncated response', async () => {
    answer = () => {};
    expect(await postContact(address, MESSAGE, 50)).toBe('timeout');
    answer = (_request, response) => response.writeHead(200).write('{"ok":');
    expect(await postContact(address, MESSAGE, 50)).toBe('timeout');
  });
});
