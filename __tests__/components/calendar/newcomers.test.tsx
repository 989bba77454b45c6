import { readdirSync, readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { EnglishWelcome } from '@/components/calendar/english-welcome';
import { Greetings } from '@/components/calendar/greetings';
import { LanguageLinks } from '@/components/calendar/language-links';
import { AnswerList } from '@/components/ui/text/answer-list';
import { rehearsals } from '@/content/calendar/rehearsals';
import { membership } from '@/content/membership';
import { assajos } from '@/content/pages/assajos';

describe('the answers for newcomers', () => {
  test('are below their questions, each with an anchor', async () => {
    const { container } = render(<AnswerList items={assajos.answers.items} />);
    for (const { id, question } of assajos.answers.items) {
      const answer = screen.getByRole('region', { name: question });
      expect(answer).toHaveAttribute('id', id);
      expect(within(answer).getByRole('heading', { level: 3 })).toBeVisible();
    }
    expect((await axe(container)).violations).toEqual([]);
  });

  test('take their sums and ages from one place: no page of the club writes one of its own', () => {
    const files = readdirSync('content/pages').map((file) => `content/pages/${file}`);
    const written = files.flatMap(
      (file) => readFileSync(file, 'utf8').match(/\b\d+ (?:euros|anys o més)\b/g) ?? [],
    );
    expect(files.length).toBeGreaterThan(5);
    expect(written).toEqual([]);
    for (const sum of Object.values(membership.fee))
      expect(JSON.stringify(assajos.answers)).toContain(`${sum} euros`);
    expect(JSON.stringify(assajos.answers)).toContain(`${membership.minimumAge} anys`);
  });
});

describe('the welcome in English', () => {
  test('is in English, short, and has the hours and places of all rehearsals', () => {
    const { container } = render(<EnglishWelcome />);
    const welcome = container.firstElementChild;
    expect(welcome).toHaveAttribute('lang', 'en');
    for (const { from, to, place } of rehearsals) {
      expect(welcome).toHaveTextContent(`${from}–${to}`);
      expect(screen.getAllByText(`${place.name}, ${place.address}`)[0]).toHaveAttribute('lang', 'ca');
    }
    const words = welcome?.textContent?.match(/\p{L}[\p{L}'’·-]*/gu) ?? [];
    expect(words.length).toBeGreaterThan(10);
    expect(words.length).toBeLessThanOrEqual(280);
  });
});

describe('the links to other languages', () => {
  test('link to all texts in other languages, each marked with its language', async () => {
    const { container } = render(
      <>
        <LanguageLinks />
        <EnglishWelcome />
        <Greetings />
      </>,
    );
    const links = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('#'));
    const sections = [...container.querySelectorAll<HTMLElement>('div[lang]')];
    expect(links.map((link) => [link.lang, link.getAttribute('href')])).toEqual(
      sections.map((section) => [section.lang, `#${section.firstElementChild?.id}`]),
    );
    expect(links).not.toHaveLength(0);
    expect((await axe(container)).violations).toEqual([]);
  });
});
