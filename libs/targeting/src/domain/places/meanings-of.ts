import type { NamedArea } from './area-input';
import { foldName } from './fold-name';
import type { Gazetteer } from './gazetteer';
import { liesIn } from './lies-in';
import type { NamedPlace } from './place';
import { simplerNames } from './simpler-names';

/**
 * Every place that an area can mean, in no order: by the whole name, else by what stands before a comma within what stands behind it,
 * else without words such as "City of".
 */
export const meaningsOf = (gazetteer: Gazetteer, area: NamedArea): readonly NamedPlace[] => {
  const allowed = (named: readonly NamedPlace[]) => named.filter((meaning) => fits(meaning, area));
  const whole = foldName(area.name);
  const attempts = [
    () =>
      allowed(
        gazetteer
          .named(whole)
          .filter(({ place }) => place.type === 'COUNTRY' || !area.name.includes(',')),
      ),
    () => allowed(partOfWhole(gazetteer, area.name)),
    () => allowed(gazetteer.named(whole)),
    () => simplerNames(whole).flatMap((key) => allowed(gazetteer.named(key))),
  ];
  return firstFound(attempts);
};

/** What stands behind a comma is what the place lies in; the longest name that is known wins. */
const partOfWhole = (gazetteer: Gazetteer, name: string): readonly NamedPlace[] => {
  const parts = name
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, 5);
  const cuts = parts
    .map((_, cut) => cut)
    .slice(1)
    .reverse();
  return firstFound(
    cuts.map((cut) => () => within(gazetteer, parts.slice(0, cut).join(' '), parts.slice(cut))),
  );
};

const within = (
  gazetteer: Gazetteer,
  name: string,
  wholes: readonly string[],
): readonly NamedPlace[] => {
  const key = foldName(name);
  const inside = (candidate: string) =>
    gazetteer
      .named(candidate)
      .filter(({ place }) => wholes.every((whole) => liesIn(gazetteer, place, whole)));
  return firstFound([key, ...simplerNames(key)].map((candidate) => () => inside(candidate)));
};

const firstFound = (attempts: readonly (() => readonly NamedPlace[])[]): readonly NamedPlace[] => {
  for (const attempt of attempts) {
    const found = attempt();
    if (found.length > 0) return found;
  }
  return [];
};

const fits = ({ place }: NamedPlace, { type, countryCode }: NamedArea): boolean =>
  (!type || place.type === type) &&
  (!countryCode || place.countryCode === countryCode.toUpperCase());
