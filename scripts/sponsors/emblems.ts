import { readFileSync } from 'node:fs';

/** Inside of the emblem that a university bears in the footer too. */
function universityEmblem(file: string): string {
  const svg = readFileSync(`public/images/logos/${file}`, 'utf8');
  return svg.replace(/<svg[^>]*>|<\/svg>/g, '').replace(/\n\s*/g, '');
}

/** Points of a ring: `count` of them at `radius` around the middle of a square of 64. */
function ring(count: number, radius: number, turn = 0): readonly (readonly [x: number, y: number])[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + turn) / count) * 2 * Math.PI - Math.PI / 2;
    const place = (value: number) => Math.round((32 + radius * value) * 10) / 10;
    return [place(Math.cos(angle)), place(Math.sin(angle))] as const;
  });
}

const dots = (places: ReturnType<typeof ring>, r: number, fill: string) =>
  `<g fill="${fill}">${places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`;

const research =
  '<circle cx="32" cy="32" r="32" fill="#1d3f72"/>' +
  '<g fill="none" stroke="#fff6ea" stroke-width="3" stroke-linejoin="round"><path d="M17 44 32 17l15 27Z"/><path d="M32 17v18M17 44l15-9 15 9"/></g>' +
  '<g fill="#f2c14e"><circle cx="32" cy="17" r="6"/><circle cx="17" cy="44" r="6"/><circle cx="47" cy="44" r="6"/></g>' +
  '<circle cx="32" cy="35" r="4.5" fill="#fff6ea"/>';

const associations =
  '<g><rect width="30" height="30" rx="15" fill="#c4512d"/><rect x="34" width="30" height="30" rx="6" fill="#f0a84b"/>' +
  '<rect y="34" width="30" height="30" rx="6" fill="#2f6f73"/><path d="M34 49a15 15 0 0 1 30 0v15H49a15 15 0 0 1-15-15Z" fill="#7c3f58"/></g>' +
  '<g fill="#fffdf8"><circle cx="15" cy="10.5" r="4.5"/><path d="M6.5 23a8.5 7 0 0 1 17 0Z"/><circle cx="49" cy="10.5" r="4.5"/><path d="M40.5 23a8.5 7 0 0 1 17 0Z"/>' +
  '<circle cx="15" cy="44.5" r="4.5"/><path d="M6.5 57a8.5 7 0 0 1 17 0Z"/><circle cx="49" cy="44.5" r="4.5"/><path d="M40.5 57a8.5 7 0 0 1 17 0Z"/></g>';

const government =
  '<path d="M4 2h56v32c0 15-12 23-28 28C16 57 4 49 4 34Z" fill="#8a1f2b"/>' +
  '<path d="M12 10h40v24c0 10-8 16-20 20-12-4-20-10-20-20Z" fill="#f4c95d"/>' +
  '<g fill="#8a1f2b"><path d="m16 33 16-14 16 14v7L32 26 16 40Z"/><path d="m20 45 12-10.500L44 45l-3.5 3L32 41.5 23.5 48Z"/><circle cx="32" cy="14.5" r="2.800"/></g>';

const province =
  '<path d="M32 0 60 16v32L32 64 4 48V16Z" fill="#23513a"/>' +
  '<g fill="#8fc27a"><path d="M32 6 44 13 32 20 20 13Z"/><path d="m47 15 8 4.600v13.800L43 26.500V17.400Z"/></g>' +
  '<g fill="#f4e3b0"><path d="m17 15 12 7v14L9 24.500v-5Z"/><path d="m9 29 20 11.500V57L9 45.500Z"/></g>' +
  '<g fill="#4f9a6a"><path d="M39.5 24.5 55 37.500v8L35 57V27Z"/></g>';

const cityHall =
  '<rect width="64" height="64" rx="10" fill="#12587a"/>' +
  '<g fill="#fff6ea"><path d="M27 8h10v3l3 3v12H24V14l3-3Z"/><path d="M10 28h44v5H10Z"/><path d="M12 35h40v17H12Z"/><path d="M8 53h48v4H8Z"/></g>' +
  '<circle cx="32" cy="19" r="3.800" fill="#12587a"/><path d="M32 16.800V19l1.600 1" fill="none" stroke="#f2c14e" stroke-width="1.300" stroke-linecap="round"/>' +
  '<g fill="#12587a"><path d="M16 52v-9a4 4 0 0 1 8 0v9ZM28 52v-10a4 4 0 0 1 8 0v10ZM40 52v-9a4 4 0 0 1 8 0v9Z"/></g>';

// A pinya seen from the balcony: rings of heads around the trunk.
const pinya =
  '<circle cx="32" cy="32" r="32" fill="#b32b2f"/>' +
  dots(ring(16, 26), 4, '#fbe4d5') +
  dots(ring(10, 16.5, 0.5), 4, '#f4b183') +
  dots(ring(4, 6.6, 0.5), 4.2, '#fffdf8');

/** Emblems in a square of 64, by the file of the sponsor that bears each. */
export const emblems = {
  'universitat-de-la-zona.svg': universityEmblem('universitat-de-la-zona.svg'),
  'universitat-politecnica-de-la-zona.svg': universityEmblem('universitat-politecnica-de-la-zona.svg'),
  'agencia-ajuts-recerca.svg': research,
  'centre-recursos-associacions.svg': associations,
  'govern-autonomic.svg': government,
  'diputacio-provincial.svg': province,
  'ajuntament.svg': cityHall,
  'federacio-colles-castelleres.svg': pinya,
} as const;
