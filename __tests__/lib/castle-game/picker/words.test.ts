import { chancesSentence, lockLabel } from '@/lib/castle-game/picker/words';

it('says the chances as one sentence, which is read with the card', () => {
  expect(chancesSentence([0.2, 0.16, 0.36, 0.28])).toBe(
    'Descarregat, 20 %; carregat, 16 %; intent, 36 %; intent desmuntat, 28 %.',
  );
});

it('locks for want of people with their number, and for the rest with the reason', () => {
  expect(lockLabel({ kind: 'not enough people', needed: 28, present: 15 })).toBe('28 persones');
  expect(lockLabel({ kind: 'already done' })).toBe("Ja l'heu fet en aquesta actuació.");
});
