export type Network = {
  readonly id: 'instagram' | 'x' | 'youtube' | 'tiktok';
  readonly name: string;
  readonly handle: string;
  readonly link: `https://${string}`;
};

export type University = { readonly name: string; readonly logo: `/images/logos/${string}.svg` };

export type Club = {
  readonly name: string;
  readonly shortName: string;
  readonly email: string;
  readonly founded: { readonly year: number };
  /** Colour of the shirt, `#rrggbb`. */
  readonly colour: `#${string}`;
  readonly tagline: string;
  /** Meta description of the site: at most 155 characters. */
  readonly description: string;
  readonly networks: readonly Network[];
  readonly universities: readonly University[];
};

export const club = {
  name: 'Falziots del Campus Nou',
  shortName: 'Falziots',
  email: 'colla@falziots.example',
  founded: { year: 2016 },
  colour: '#5B3A8C',
  tagline: 'Volem baix i pugem amunt des de 2016',
  description:
    'Colla castellera del Campus Nou. Assagem els dimecres al migdia i fem castells de sis i de set amb qui vulgui venir.',
  networks: [
    { id: 'instagram', name: 'Instagram', handle: '@falziots', link: 'https://instagram.example/falziots' },
    { id: 'youtube', name: 'YouTube', handle: '@falziots', link: 'https://youtube.example/falziots' },
  ],
  universities: [{ name: 'Universitat del Campus Nou', logo: '/images/logos/campus-nou.svg' }],
} as const satisfies Club;
