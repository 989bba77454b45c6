import * as v from 'valibot';
import { type ClubFile, clubFile } from '@/lib/club/club-file';
import { addDays } from '@/lib/dates/days';
import { seasonOf } from '@/lib/dates/seasons';
import type { Answers } from './answers';

type Rehearsals = Answers['rehearsal'];

/** The id of a rehearsal never changes: subscribed calendars use it. */
function idOf({ weekday }: Rehearsals[number], index: number, rehearsals: Rehearsals): string {
  const before = rehearsals.slice(0, index).filter((other) => other.weekday === weekday).length;
  return before === 0 ? weekday : `${weekday}-${before + 1}`;
}

function placeOf({ place, address }: Rehearsals[number], town: string) {
  const whole = [address, town].filter(Boolean).join(', ');
  const query = encodeURIComponent(`${place}, ${whole}`);
  return {
    name: place,
    address: whole,
    notes: 'Els assajos són oberts a tothom, i no cal avisar.',
    howToGet: 'El mapa ensenya com arribar-hi.',
    map: {
      src: `https://www.google.com/maps?q=${query}&hl=ca&output=embed`,
      link: `https://www.google.com/maps/search/?api=1&query=${query}`,
    },
  };
}

/** `content/club.json` of a new club. The season is that of `today`, or from June on the next one. */
export function clubFileOf({ rehearsal, ...answers }: Answers, today: string): ClubFile {
  const { name, short, town, university, email, founded, colour, network, modules } = answers;
  const [start, end] = seasonOf(addDays(today, 92)).split('-');
  const places = new Map(rehearsal.map((one) => [one.place, placeOf(one, town)]));
  return v.parse(clubFile, {
    club: {
      name: name.name,
      shortName: short.name,
      ofShortName: short.of,
      email,
      founded: { year: founded },
      colour,
      tagline: `Castells universitaris des de ${founded}`,
      description: `Colla castellera universitària de ${town}. Assajos oberts a tothom: no cal cap experiència.`,
      networks: network,
      universities: [{ name: university, logo: '/images/logos/universitat.svg' }],
    },
    modules,
    course: { from: `${start}-09-15`, to: `${end}-06-15` },
    year: Number(today.slice(0, 4)),
    places: [...places.values()],
    rehearsals: rehearsal.map((one, index) => ({ ...one, id: idOf(one, index, rehearsal) })),
  });
}
