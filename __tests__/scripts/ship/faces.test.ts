import { withoutFaces, withoutIdleFaces } from '@/scripts/ship/faces';

const plain = '@font-face{font-family:a;src:url(a.woff2)}';
const rare = '@font-face{font-family:b;src:url(b.woff2);unicode-range:U+A1,U+C2-C6;font-weight:400 700}';

describe('the faces of a page', () => {
  it.each(['¡Hola!', 'Âge', 'Ægir', 'un text amb Ä al mig'])('stay for a letter they have: %s', (text) => {
    expect(withoutIdleFaces(plain + rare, text)).toBe(plain + rare);
  });

  it.each(['Àngel', 'Çà i llà', 'plain', ''])('go when none of theirs is there: %s', (text) => {
    expect(withoutIdleFaces(`${plain}${rare}p{color:red}`, text)).toBe(`${plain}p{color:red}`);
  });

  it('stop the build when their range cannot be read', () => {
    expect(() => withoutIdleFaces('@font-face{unicode-range:U+4??}', 'a')).toThrow('"U+4??"');
  });
});

it('a sheet that comes late names no face, and keeps all else', () => {
  expect(withoutFaces(`p{color:red}${plain}${rare}@media print{p{color:#000}}`)).toBe(
    'p{color:red}@media print{p{color:#000}}',
  );
});
