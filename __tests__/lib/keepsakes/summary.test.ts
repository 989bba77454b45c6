import { everyKeepsake } from '@/__tests__/builders/keepsakes';
import { idsIn, type Kept } from '@/lib/keepsakes/kept';
import type { KeepsakeId } from '@/lib/keepsakes/registry';
import { summaryOf } from '@/lib/keepsakes/summary';
import { broughtText, removeQuestion, replaceQuestion, summaryText } from '@/lib/keepsakes/words';

const told = (id: KeepsakeId, kept: Kept = everyKeepsake) => summaryText(summaryOf(kept, id));

test('each keepsake is told at a glance', () => {
  expect(idsIn(everyKeepsake).map((id) => told(id))).toEqual([
    '1 dia jugat i 1 dia a mitges',
    '1 partida desada',
    '1 partida a mitges i el millor resultat amb 2 parelles, de 9 moviments',
    '1 nivell completat, 1 joc de «Més» completat i 1 partida a mitges',
    '2 nivells completats i 1 partida a mitges',
    '1 partida a mitges',
    '2 finals trobats i 1 nit començada',
  ]);
});

test('what cannot be read is not counted, and what is none of it is told as such', () => {
  const odd: Kept = {
    texts: {
      'castell-del-dia': '{"dies":[]}',
      'game-so': 'si',
      'progres-memory': '{',
      'nit-fresca-per-ser-maig': '[]',
    },
    cookies: { 'sopa-0': 'potser' },
  };
  expect(idsIn(odd).map((id) => told(id, odd))).toEqual([
    'Alguna preferència',
    'Alguna preferència',
    'Una partida per començar',
    'Alguna preferència',
    "Com t'agrada la lletra i què has llegit",
  ]);
});

test('questions and answers name the games', () => {
  expect(replaceQuestion(['memory', 'sopa'])).toContain('«Memory» i «Sopa de lletres»');
  expect(removeQuestion(['penjat'])).toContain('«Penjat»');
  expect(broughtText(['mots'])).toContain('«Mots encreuats»');
});
