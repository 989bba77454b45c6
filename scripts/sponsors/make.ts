// Draws the logos of the sample club's sponsors: `npm run make:sponsors`. They are committed; a club with sponsors of
// its own puts their files in public/sponsors and needs none of this.
import { mkdirSync, writeFileSync } from 'node:fs';
import { sponsorGroups } from '@/content/sponsors';
import { emblems } from './emblems';
import { drawWordmark, type Wordmark } from './wordmark';

const SIZE = { width: 240, height: 120 };
const EMBLEM = 64;
const GAP = 14;

const wordmarks = {
  'universitat-de-la-zona.svg': {
    lines: ['Universitat', 'de la Zona'],
    face: 'display',
    size: 24,
    colour: '#7a2e3a',
  },
  'universitat-politecnica-de-la-zona.svg': {
    lines: ['Universitat', 'Politècnica', 'de la Zona'],
    face: 'bold',
    size: 19,
    colour: '#123c5c',
  },
  'agencia-ajuts-recerca.svg': {
    lines: ['Agència de', "Gestió d'Ajuts", 'a la Recerca'],
    face: 'bold',
    size: 18,
    colour: '#1d3f72',
  },
  'centre-recursos-associacions.svg': {
    lines: ['Centre de', 'Recursos per a', 'Associacions', 'Juvenils'],
    face: 'display',
    size: 18.5,
    colour: '#33303a',
  },
  'govern-autonomic.svg': { lines: ['Govern', 'autonòmic'], face: 'text', size: 25, colour: '#1f1a17' },
  'diputacio-provincial.svg': {
    lines: ['Diputació', 'provincial'],
    face: 'display',
    size: 27,
    colour: '#23513a',
  },
  'ajuntament.svg': { lines: ['Ajuntament', 'de la ciutat'], face: 'bold', size: 20.5, colour: '#12587a' },
  'federacio-colles-castelleres.svg': {
    lines: ['Federació', 'de Colles', 'Castelleres'],
    face: 'display',
    size: 23,
    colour: '#8e2027',
  },
} as const satisfies Record<keyof typeof emblems, Wordmark>;

/** A logo on a light plate of its own, so that it reads on the dark surface too. */
function drawLogo(file: keyof typeof emblems, name: string): string {
  const middle = SIZE.height / 2;
  const { width } = drawWordmark(wordmarks[file], 0, middle);
  const left = (SIZE.width - EMBLEM - GAP - width) / 2;
  if (left < 8) throw new Error(`${file}: the name is ${Math.ceil(8 - left)} units too wide`);
  const { svg } = drawWordmark(wordmarks[file], Math.round(left + EMBLEM + GAP), middle);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}" role="img">` +
    `<title>${name}</title><rect width="${SIZE.width}" height="${SIZE.height}" rx="12" fill="#fffdf8"/>` +
    `<g transform="translate(${Math.round(left)} ${middle - EMBLEM / 2})">${emblems[file]}</g>${svg}</svg>\n`
  );
}

mkdirSync('public/sponsors', { recursive: true });
for (const { image, name } of sponsorGroups.flatMap(({ sponsors }) => [...sponsors])) {
  const svg = drawLogo(image, name);
  writeFileSync(`public/sponsors/${image}`, svg);
  console.log(`${image}: ${(svg.length / 1024).toFixed(1)} KB`);
}
