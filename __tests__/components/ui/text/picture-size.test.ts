import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureSize } from '@/components/ui/text/picture-size';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));

beforeAll(() => {
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  mkdirSync(join(folder, 'public/images'), { recursive: true });
  writeFileSync(
    join(folder, 'public/images/pilar.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -20 300 400"/>',
  );
});

afterAll(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('pictureSize reads the size from the file', () => {
  expect(pictureSize('/images/pilar.svg')).toEqual({ width: 300, height: 400 });
});

test('a missing picture stops the build with its name', () => {
  expect(() => pictureSize('/images/torre.svg')).toThrow('torre.svg');
});
