import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postContact } from '@/lib/browser/post-contact';

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
  it('asks for JSON once, and takes a yes or an answer without a body', async () => {
    answers(200, '{"ok":true}');
    expect(await postContact(`${address}/bustia`, MESSAGE)).toBeNull();
    expect(asked).toEqual(['POST /bustia application/json']);
    answers(204);
    expect(await postContact(`${address}/bustia`, MESSAGE)).toBeNull();
  });

  it.each([301, 302, 303, 307, 308])(
    'follows no redirect %i, which would carry the message elsewhere',
    async (status) => {
      answers(status, '', { location: '/entrada' });
      expect(await postContact(`${address}/bustia`, MESSAGE)).not.toBeNull();
      expect(asked).toHaveLength(1);
    },
  );

  it('takes a page for no answer, and hears a no', async () => {
    answers(200, '<!doctype html><title>Entra</title>', { 'content-type': 'text/html' });
    expect(await postContact(address, MESSAGE)).toBe('unknown-answer');
    answers(200, '{"success":false}');
    expect(await postContact(address, MESSAGE)).toBe('refused');
    answers(500, '{"ok":true}');
    expect(await postContact(address, MESSAGE)).toBe('refused');
  });

  it('gives up when no answer comes in time, or only half of one', async () => {
    answer = () => {};
    expect(await postContact(address, MESSAGE, 50)).toBe('timeout');
    answer = (_request, response) => response.writeHead(200).write('{"ok":');
    expect(await postContact(address, MESSAGE, 50)).toBe('timeout');
  });

  it('says when nobody is there', async () => {
    expect(await postContact('http://localhost:1/', MESSAGE)).toBe('offline');
  });
});
