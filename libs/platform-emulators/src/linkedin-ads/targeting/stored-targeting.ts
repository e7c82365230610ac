import { type Fields, isFields, listIn, objectIn, textIn } from '../../json/fields';
import { includedGroups } from './criteria';

const LOCALES = 'urn:li:adTargetingFacet:interfaceLocales';

/** A targeting as it is kept and read back: values in the vendor's order, and the campaign's language where none was named (platform document 2c). */
export function storedTargeting(criteria: Fields, locale: Fields): Fields {
  const groups = listIn(objectIn(criteria, 'include'), 'and').map((group) =>
    ordered(isFields(group) ? group : {}),
  );
  const hasLocale = includedGroups(criteria)
    .flat()
    .some(({ urn }) => urn === LOCALES);
  const byDefault = {
    or: { [LOCALES]: [`urn:li:locale:${textIn(locale, 'language')}_${textIn(locale, 'country')}`] },
  };
  return {
    include: {
      and: hasLocale || Object.keys(locale).length === 0 ? groups : [...groups, byDefault],
    },
    ...(isFields(criteria.exclude) ? { exclude: ordered(criteria.exclude) } : {}),
  };
}

const ordered = (group: Fields): Fields => ({
  or: Object.fromEntries(
    Object.entries(objectIn(group, 'or')).map(([facet, values]) => [
      facet,
      Array.isArray(values) ? [...values].sort() : values,
    ]),
  ),
});
