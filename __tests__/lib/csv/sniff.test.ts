import { sniffSeparator, sniffText } from '@/lib/csv/sniff';

describe('what a text seems to be', () => {
  test.each([
    ['', 'empty'],
    [' \n\uFEFF\n\t', 'empty'],
    ['<!doctype html><title>Sign in</title>', 'html'],
    ['\uFEFF\n  <html>', 'html'],
    ['{"error":404}', 'json'],
    [' [1,2]', 'json'],
    ['dia,mes,any', 'csv'],
    ['"<b>",x', 'csv'],
  ])('%j is %s', (text, kind) => {
    expect(sniffText(text)).toBe(kind);
  });

  test('a single column is taken as separated by commas', () => {
    expect(sniffSeparator('\n\ndia\n1;2')).toBe(',');
  });
});
