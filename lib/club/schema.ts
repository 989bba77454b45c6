import * as v from 'valibot';
import { date } from '@/lib/calendar/schema';
import { isCalendarDate } from '@/lib/dates/days';
import { isoPartialDate, type PartialDate } from '@/lib/dates/formats';
import { isPhoto } from '@/lib/site/photos';
import { description } from '@/lib/site/schema';
import { towerCode } from '@/lib/towers/schema';
import { eachItem, filled, https, id, oneOf, rule, text, unique } from '@/lib/values/schema';

export const network = v.object({
  /** Any. The footer has the mark of the usual ones, and a globe for others. */
  id,
  name: v.string(),
  handle: v.string(),
  link: https,
});

export const university = v.object({ name: v.string(), logo: text<`/images/logos/${string}.svg`>() });

export const club = v.object({
  name: v.string(),
  shortName: v.string(),
  /** `dels Minyons`, `de la Gralla`. */
  ofShortName: v.string(),
  email: text(
    (email) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email),
    (email) => `${email} no és cap adreça de correu.`,
  ),
  founded: v.object({
    year: v.pipe(
      v.number(),
      v.check(
        (year) => Number.isInteger(year) && year > 1900,
        ({ input }) => `${input} no és cap any.`,
      ),
    ),
  }),
  /** Shades, drawings, icons and PDFs derive from it. */
  colour: text<`#${string}`>(
    (colour) => /^#[0-9a-f]{6}$/i.test(colour),
    (colour) => `${colour} no és cap color. Escriu # i sis xifres o lletres de la A a la F, com #2F6FB0.`,
  ),
  tagline: v.string(),
  description,
  networks: v.pipe(v.array(network), unique('id')),
  universities: v.array(university),
});

/** The home page has three places for quotes, and none for a club without any. */
const MIN_QUOTES = 3;

export const quote = v.object({
  quote: filled('la frase és buida.'),
  author: filled('no hi diu de qui és: `author` és buit.'),
});
export const quotes = v.pipe(
  v.array(quote),
  rule(({ length }) =>
    length > 0 && length < MIN_QUOTES ? `la portada n'ensenya ${MIN_QUOTES}; n'hi ha ${length}.` : undefined,
  ),
  unique('quote'),
);

const sponsor = v.object({
  name: filled('el nom és buit.'),
  /** File of public/sponsors. Aspect ratio 2:1. */
  image: v.pipe(
    v.string(),
    v.regex(/^[\w-]+\.(svg|png|webp)$/, 'un logotip és un fitxer SVG, PNG o WebP, com copisteria.svg.'),
  ),
});

/** `ratioOf` returns width over height of a file of public/sponsors, or undefined if the file does not exist. */
export const sponsors = (ratioOf: (image: string) => number | undefined) =>
  v.pipe(
    v.array(sponsor),
    eachItem(({ image }) => {
      const ratio = ratioOf(image);
      if (ratio === undefined) return `public/sponsors/${image} no existeix.`;
      if (Math.abs(ratio - 2) < 0.05) return undefined;
      return `public/sponsors/${image} fa d'ample ${ratio.toFixed(2).replace('.', ',')} vegades el que fa d'alt. Un logotip en fa el doble.`;
    }),
  );

export const sponsorGroup = v.object({
  id,
  title: filled('el títol és buit.'),
  sponsors: v.pipe(v.array(sponsor), v.nonEmpty('el grup no té cap patrocinador.')),
});

/** Without its texts, whose links the content narrows. */
export const era = v.object({
  id,
  years: v.string(),
  picture: v.object({ code: towerCode, caption: v.string() }),
  paragraphs: v.pipe(v.array(v.unknown()), v.nonEmpty('no té cap paràgraf.')),
});
export const eras = v.pipe(v.array(era), unique('id'));

const partialDate = v.pipe(
  v.custom<PartialDate>(
    (date) => typeof date === 'object',
    'la data no és com { year: 2026, month: 11, day: 23 }.',
  ),
  rule(({ year, month, day }) => {
    if (day !== undefined && month === undefined) return 'una data amb dia també vol el mes.';
    if (month !== undefined && !(month >= 1 && month <= 12))
      return `${month} no és cap mes. Escriu de l'1 al 12.`;
    const date = isoPartialDate({ year, month: month ?? 1, day: day ?? 1 });
    return isCalendarDate(date) ? undefined : `el dia ${date} no existeix.`;
  }),
);

/** Without its description, whose links the content narrows. */
export const timelineEvent = v.object({
  /** Anchor. */
  id,
  /** Null: unknown. */
  date: v.nullable(partialDate),
  title: v.string(),
  image: v.optional(
    v.union([
      v.object({ code: towerCode }),
      v.object({ link: text<`/images/${string}`>(), alt: v.string() }),
    ]),
  ),
  color: v.string(),
});

/** `clubs`: keys of their colours. Dates that are known in part are compared as far as both are. */
export const timeline = (clubs: readonly string[]) =>
  v.pipe(
    v.array(v.object({ ...timelineEvent.entries, color: oneOf(clubs, 'color') })),
    unique('id'),
    eachItem(({ date }, index, events) => {
      const before = events.slice(0, index).findLast((event) => event.date)?.date;
      if (!date || !before) return undefined;
      const [here, above] = [isoPartialDate(date), isoPartialDate(before)];
      const shared = Math.min(here.length, above.length);
      return here.slice(0, shared) < above.slice(0, shared)
        ? `${here} és sota de ${above}. Posa els fets per ordre de data.`
        : undefined;
    }),
  );

const photo = v.object({
  /** Its name without folder and extension is part of its address: it never changes. */
  link: v.pipe(
    text<`/images/${string}`>(
      isPhoto,
      (link) =>
        `${link} no és una fotografia. Desa-la a public/images i escriu-ne l'adreça: /images/nom.jpg.`,
    ),
    v.metadata({ form: 'image' }),
  ),
  /** What is seen, for those who do not see it. Shown below the photograph too. */
  alt: filled("falta dir què s'hi veu, a `alt`."),
  /** Who took it, if it was not the album's photographer. */
  credit: v.optional(v.string()),
});

export const album = v.object({
  /** Anchor. */
  id,
  title: filled("l'àlbum no té títol."),
  date,
  /** Who took the photographs. */
  credit: v.optional(v.string()),
  photos: v.pipe(v.array(photo), v.nonEmpty("l'àlbum no té cap fotografia."), unique('link')),
});
export const albums = v.pipe(v.array(album), unique('id'));
