import type { PlaceMatch, PlaceName } from '../../port/place';
import { countryCodeOf } from './country-codes';

/**
 * What a text like "Sacramento, California, United States" says. A country stands alone and a metropolitan area says so; beyond that
 * LinkedIn does not tell a region from a city, so what was asked for is believed where the text does not contradict it.
 */
export const readPlaceName = (text: string, asked: PlaceName): Omit<PlaceMatch, 'id'> => {
  const parts = text.split(',').map((part) => part.trim());
  const countryCode = countryCodeOf(parts.at(-1) ?? '') ?? null;
  return {
    name: parts[0] ?? text,
    canonicalName: parts.join(','),
    type: typeOf(parts, asked, countryCode),
    countryCode,
  };
};

const METRO = /\b(?:Metropolitan|Metro|Greater|Metroplex|Area)\b/;

const typeOf = (
  parts: readonly string[],
  { type }: PlaceName,
  countryCode: string | null,
): string => {
  if (parts.length === 1) return countryCode === null ? (type ?? 'REGION') : 'COUNTRY';
  if (METRO.test(parts[0] ?? '')) return 'METRO';
  const usual = parts.length > 2 ? 'CITY' : 'REGION';
  return type === undefined || type === 'COUNTRY' || type === 'METRO' ? usual : type;
};
