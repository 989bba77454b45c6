import { association } from '@/content/association';
import { comissio } from '@/content/boards/comissio';
import { direccio } from '@/content/boards/direccio';
import { agendaItems } from '@/content/calendar/agenda';
import { club } from '@/content/club';
import { documents } from '@/content/legal/documents';
import { forms } from '@/content/legal/forms';
import { membership } from '@/content/membership';
import { assajos } from '@/content/pages/assajos';
import { barraLliure } from '@/content/pages/barra-lliure';
import { contactar } from '@/content/pages/contactar';
import { type PersonId, people } from '@/content/people/people';
import type { BoardHistory } from '@/lib/club/boards';
import type { LegalDocument } from '@/lib/legal/types';
import type { Paragraph } from '@/lib/site/pages';

const legal = (id: string) => {
  const found: LegalDocument | undefined = documents.find((document) => document.id === id);
  return JSON.stringify(found ?? '');
};
const [statutes, rules, protocol] = ['estatuts', 'reglament-regim-intern', 'protocol-agressions'].map(legal);

const plain = (paragraph: Paragraph) =>
  typeof paragraph === 'string'
    ? paragraph
    : paragraph.map((span) => (typeof span === 'string' ? span : span.text)).join('');

function answerTo(id: string): string {
  const items: readonly { readonly id: string; readonly answer: Paragraph }[] = assajos.answers.items;
  const found = items.find((item) => item.id === id);
  return found ? plain(found.answer) : '';
}

function sectionOf(page: { readonly sections: readonly object[] }, id: string): string {
  return JSON.stringify(page.sections.find((section) => 'id' in section && section.id === id) ?? '');
}

/** First names of a team of a current board, or of those who hold its role in a team. */
function firstNames(name: string): string[] {
  const boards: readonly BoardHistory<PersonId>[] = [direccio, comissio];
  const members = boards
    .flatMap(({ s }) => s.junta)
    .flatMap(({ titol, components }) =>
      titol === name ? components : components.filter(({ carrec }) => carrec === name),
    );
  return members.flatMap(({ person }) => (person ? [people[person].name.split(' ', 1).join()] : []));
}

describe('page Assajos', () => {
  test('insurance agrees with statutes and rules: members alone, from the day after the form', () => {
    expect(statutes).toContain(
      "estar coberts per l'assegurança de la colla en totes les activitats castelleres",
    );
    expect(rules).toContain("no és cobert per l'assegurança d'accidents");
    for (const words of ["l'endemà de", "més amunt d'un segon pis"]) {
      expect(rules).toContain(words);
      expect(answerTo('asseguranca')).toContain(words);
    }
    expect(answerTo('asseguranca')).toContain('Els tres primers assajos, no');
  });

  test('safety agrees with the rules', () => {
    const safety = sectionOf(assajos, 'seguretat');
    for (const words of [
      'casc homologat',
      'almenys dos cops en assaig',
      'ambulància o servei mèdic',
      '«prou»',
    ]) {
      expect(rules).toContain(words);
      expect(safety).toContain(words);
    }
  });

  test('cancelled rehearsals agree with the rules', () => {
    for (const words of ['dues hores', 'calendari públic', 'grup de missatgeria']) {
      expect(rules).toContain(words);
      expect(answerTo('suspes')).toContain(words);
    }
  });

  test('names those who welcome newcomers this season', () => {
    const names = firstNames('Acollida');
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) expect(sectionOf(assajos, 'primer-dia')).toContain(name);
  });

  test('in English counts the open rehearsals right', () => {
    expect(membership.openRehearsals).toBe(3);
    expect(JSON.stringify(assajos.welcome)).toContain('first three rehearsals');
  });

  test('gives the fee of veterans', () => {
    expect(answerTo('quant-costa')).toContain(`${membership.fee.veteranEuros} euros`);
    expect(JSON.stringify(forms)).toContain(`${membership.fee.veteranEuros} euros`);
  });
});

describe('the free bar', () => {
  const party = agendaItems.find(({ id }) => id === 'festa-zona-2027');

  test('is on the day and at the place of the agenda', () => {
    expect(party).toMatchObject({ date: '2027-05-14', start: '18:00', end: '23:59' });
    const text = sectionOf(barraLliure, 'la-festa');
    expect(new Date(Date.UTC(2027, 4, 14)).getUTCDay()).toBe(5);
    expect(text).toContain('divendres 14 de maig de 2027, de les sis de la tarda a mitjanit');
    expect(text).toContain(party?.place);
  });

  test('names those of the punt lila this season', () => {
    const names = firstNames('Punt lila');
    expect(names).toHaveLength(2);
    for (const name of names) expect(sectionOf(barraLliure, 'que-cal-saber')).toContain(name);
  });
});

describe('the association', () => {
  test('has the seat of the statutes', () => {
    expect(statutes).toContain(association.address);
  });

  test('has a mailbox of the commission that is not the board’s, on the page and in the protocol', () => {
    expect(association.commissionEmail).not.toBe(club.email);
    expect(protocol).toContain(association.commissionEmail);
    expect(protocol).not.toContain(club.email);
    expect(sectionOf(contactar, 'si-ha-passat-alguna-cosa')).toContain(
      `mailto:${association.commissionEmail}`,
    );
  });

  test('has an invalid tax number: its check digit is wrong', () => {
    const digits = [...association.taxNumber.slice(1, 8)].map(Number);
    const sum = digits.reduce((total, digit, index) => {
      const doubled = digit * 2;
      return total + (index % 2 === 0 ? Math.floor(doubled / 10) + (doubled % 10) : digit);
    }, 0);
    expect(Number(association.taxNumber.at(-1))).not.toBe((10 - (sum % 10)) % 10);
  });
});
