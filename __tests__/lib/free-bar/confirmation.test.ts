import { createHash } from 'node:crypto';
import { codeFromBytes } from '@/lib/free-bar/code';
import { confirmationOf } from '@/lib/free-bar/confirmation';

const sha256 = async (data: Uint8Array) => Uint8Array.from(createHash('sha256').update(data).digest()).buffer;
const code = codeFromBytes(new Uint8Array(16).fill(5));

describe('confirmation of the free bar', () => {
  test('is the beginning of the SHA-256 of the three parts', async () => {
    const hash = createHash('sha256').update(`${code.code}|${code.secretP1}|${code.secretP2}`).digest('hex');
    expect(await confirmationOf(code, sha256)).toBe(hash.slice(0, 6));
  });

  test('depends on every part, so a retyped code without its secrets is told apart', async () => {
    const other = codeFromBytes(new Uint8Array(16).fill(6));
    const seen = await Promise.all([
      confirmationOf(code, sha256),
      confirmationOf({ ...code, code: other.code }, sha256),
      confirmationOf({ ...code, secretP1: other.secretP1 }, sha256),
      confirmationOf({ ...code, secretP2: other.secretP2 }, sha256),
    ]);
    expect(new Set(seen).size).toBe(4);
  });

  test('fails when the digest does, instead of showing a false one', async () => {
    await expect(confirmationOf(code, () => Promise.reject(new Error('no crypto')))).rejects.toThrow(
      'no crypto',
    );
  });
});
