import { isWritten } from '@/lib/story/written';

describe('isWritten', () => {
  it.each(['«Som disset.»', '«Atentament, J. Cabestany.»'])('takes %s for something written', (paragraph) => {
    expect(isWritten(paragraph)).toBe(true);
  });

  it.each(['Diu «sí».', '«Sí», diu. «No.»', '«Sí», escriu.', '—Peus!'])(
    'takes %s for told or spoken',
    (paragraph) => {
      expect(isWritten(paragraph)).toBe(false);
    },
  );
});
