import type { Recipe } from '../recipe';

const CLUB = 'content/club.ts';

export const changeNameAndColour: Recipe = {
  title: "Change the club's name and colour",
  tests: [
    '__tests__/app',
    '__tests__/content/club',
    '__tests__/content/pages',
    '__tests__/lib/design',
    '__tests__/lib/site',
    '__tests__/sample',
    '__tests__/scripts/documents',
    '__tests__/scripts/score',
  ],
  follow: async ({ replace, run }) => {
    replace(CLUB, /(?<=\n {2}name: )('.*?'|".*?")(?=,\n)/, "'Llevantins del Campus'");
    replace(CLUB, /(?<=\n {2}shortName: )('.*?'|".*?")(?=,\n)/, "'Llevantins'");
    replace(CLUB, /(?<=\n {2}colour: ')#\w{6}/, '#5B3A8C');
    await run('make:documents');
    await run('make:sheet-music');
  },
};
