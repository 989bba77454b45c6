/**
 * The part of schema.org's vocabulary that the site speaks: each type with the type above it and its properties, each
 * with what it may be. Taken from schema.org/docs/full.html; a type or property that is not here is refused.
 */
const vocabulary: Readonly<
  Record<string, { above?: string; properties: Readonly<Record<string, readonly string[]>> }>
> = {
  Thing: {
    properties: {
      name: ['Text'],
      alternateName: ['Text'],
      description: ['Text'],
      url: ['URL'],
      image: ['URL'],
      sameAs: ['URL'],
    },
  },
  Organization: {
    above: 'Thing',
    properties: { email: ['Text'], logo: ['URL'], foundingDate: ['Date'] },
  },
  SportsOrganization: { above: 'Organization', properties: { sport: ['Text', 'URL'] } },
  SportsTeam: { above: 'SportsOrganization', properties: {} },
  CreativeWork: {
    above: 'Thing',
    properties: { inLanguage: ['Text'], publisher: ['Organization'] },
  },
  WebSite: { above: 'CreativeWork', properties: {} },
  Place: { above: 'Thing', properties: { address: ['Text'] } },
  Event: {
    above: 'Thing',
    properties: {
      startDate: ['Date', 'DateTime'],
      endDate: ['Date', 'DateTime'],
      eventStatus: ['EventStatusType'],
      eventAttendanceMode: ['EventAttendanceModeEnumeration'],
      isAccessibleForFree: ['Boolean'],
      inLanguage: ['Text'],
      location: ['Place'],
      organizer: ['Organization'],
    },
  },
  Intangible: { above: 'Thing', properties: {} },
  ItemList: { above: 'Intangible', properties: { itemListElement: ['ListItem'] } },
  BreadcrumbList: { above: 'ItemList', properties: {} },
  ListItem: { above: 'Intangible', properties: { position: ['Integer'], item: ['URL'] } },
};

/** What search engines ask of a type before they use it. */
const required: Readonly<Record<string, readonly string[]>> = {
  Event: ['name', 'startDate', 'location'],
  Place: ['name', 'address'],
  SportsTeam: ['name', 'url'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

const values: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && URL.canParse(value) && /^https?:/.test(value),
  Date: (value) =>
    typeof value === 'string' && /^\d{4}(-\d{2}-\d{2})?$/.test(value) && !Number.isNaN(Date.parse(value)),
  DateTime: (value) =>
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[+-]\d{2}:\d{2}$/.test(value) &&
    !Number.isNaN(Date.parse(value)),
  Boolean: (value) => typeof value === 'boolean',
  Integer: (value) => Number.isInteger(value),
  EventStatusType: (value) => value === 'https://schema.org/EventScheduled',
  EventAttendanceModeEnumeration: (value) => value === 'https://schema.org/OfflineEventAttendanceMode',
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A type and those above it, itself first; none for a type that is not known. */
function lineage(type: string): string[] {
  const known = vocabulary[type];
  return known ? [type, ...(known.above ? lineage(known.above) : [])] : [];
}

/** What is wrong with a thing, a sentence each; a thing that only points at another (`@id` alone) is right. */
export function schemaFaults(thing: unknown, where = 'thing'): string[] {
  if (!isObject(thing)) return [`${where}: is no thing`];
  const { '@type': type, '@id': id, ...properties } = thing;
  if (type === undefined && id !== undefined && Object.keys(properties).length === 0)
    return values.URL?.(id) ? [] : [`${where}: points at no address`];
  const types = typeof type === 'string' ? lineage(type) : [];
  if (types.length === 0) return [`${where}: schema.org has no ${type}`];
  return [
    ...(required[String(type)] ?? [])
      .filter((name) => properties[name] === undefined && id === undefined)
      .map((name) => `${where}: has no ${name}`),
    ...Object.entries(properties).flatMap(([name, value]) => {
      const ranges = types.flatMap((known) => vocabulary[known]?.properties[name] ?? []);
      if (ranges.length === 0) return [`${where}: ${type} has no ${name}`];
      return [value].flat().flatMap((one) => valueFaults(one, ranges, `${where}.${name}`));
    }),
  ];
}

function valueFaults(value: unknown, ranges: readonly string[], where: string): string[] {
  if (!isObject(value))
    return ranges.some((range) => values[range]?.(value))
      ? []
      : [`${where}: ${JSON.stringify(value)} is no ${ranges.join(' or ')}`];
  const type = value['@type'];
  const fits =
    type === undefined || (typeof type === 'string' && lineage(type).some((one) => ranges.includes(one)));
  return fits ? schemaFaults(value, where) : [`${where}: ${type} is no ${ranges.join(' or ')}`];
}

/** The things of the text of a script of structured data, its context checked. */
export function thingsOf(text: string): unknown[] {
  const data: unknown = JSON.parse(text);
  if (!isObject(data) || data['@context'] !== 'https://schema.org' || !Array.isArray(data['@graph']))
    throw new Error('no graph of schema.org');
  return data['@graph'];
}
