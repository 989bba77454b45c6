import { entryMark, keepPlace, keptPlace, type ListPlace } from '@/lib/browser/list-place';

const aPlace = (row: string | null): ListPlace => ({
  row,
  top: 12.5,
  column: 'town',
  direction: 'ascending',
});

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState({ other: 1 }, '');
});

describe('the place in a list', () => {
  it('is that of the entry it was kept for, and of no other', () => {
    keepPlace(entryMark(), aPlace('a'));
    expect(keptPlace()).toEqual(aPlace('a'));
    history.pushState(null, '');
    expect(keptPlace()).toBeUndefined();
  });

  it('gives an entry one name, and leaves what others wrote there', () => {
    const mark = entryMark();
    expect(entryMark()).toBe(mark);
    expect(history.state).toEqual({ other: 1, lloc: mark });
  });

  it('is the last one that was kept', () => {
    for (const row of ['a', null, 'b']) keepPlace('1', aPlace(row));
    history.replaceState({ lloc: '1' }, '');
    expect(keptPlace()).toEqual(aPlace('b'));
  });

  it('is forgotten when many others came after', () => {
    for (let mark = 1; mark <= 21; mark += 1) keepPlace(String(mark), aPlace(null));
    history.replaceState({ lloc: '1' }, '');
    expect(keptPlace()).toBeUndefined();
    history.replaceState({ lloc: '2' }, '');
    expect(keptPlace()).toEqual(aPlace(null));
  });

  it.each(['{', '{}', '[1]', '[["1", {"row": 3}]]', '[["1"]]', 'null'])(
    'is unknown where the browser holds %s, and can be kept again',
    (written) => {
      sessionStorage.setItem('llocs-a-la-llista', written);
      history.replaceState({ lloc: '1' }, '');
      expect(keptPlace()).toBeUndefined();
      keepPlace('1', aPlace('a'));
      expect(keptPlace()).toEqual(aPlace('a'));
    },
  );

  it('is nothing where storage is blocked', () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full');
    });
    keepPlace(entryMark(), aPlace('a'));
    expect(keptPlace()).toBeUndefined();
    blocked.mockRestore();
  });
});
