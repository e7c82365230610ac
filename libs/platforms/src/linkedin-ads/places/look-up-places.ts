import type { PlaceMatch, PlaceName } from '../../port/place';
import { LOCATIONS } from '../data/facets';
import { listOf, recordOf, textOf } from '../wire/answer';
import type { Session } from '../wire/session';
import { readPlaceName } from './place-name';
import { rankMatches } from './rank-matches';

/**
 * LinkedIn's places by name: one question each, since the typeahead takes one. Its answers are texts ("Berlin, Germany") without country
 * or kind; both are taken from the text (platform document 2g).
 */
export const lookUpPlaces = async (
  session: Session,
  names: readonly PlaceName[],
): Promise<readonly (readonly PlaceMatch[])[]> => {
  const found: (readonly PlaceMatch[])[] = [];
  for (const name of names) found.push(rankMatches(name, await typedAhead(session, name)));
  return found;
};

const ENGLISH = { language: 'en', country: 'US' } as const;

const typedAhead = async (session: Session, name: PlaceName): Promise<readonly PlaceMatch[]> => {
  const query = {
    q: 'typeahead',
    queryVersion: 'QUERY_USES_URNS',
    facet: LOCATIONS,
    query: name.name,
    locale: ENGLISH,
  };
  const { body } = await session.read('FINDER', '/adTargetingEntities', query);
  return listOf(body?.['elements'])
    .map(recordOf)
    .flatMap((element) => {
      const [id, text] = [textOf(element['urn']), textOf(element['name'])];
      return id?.startsWith('urn:li:geo:') && text !== undefined
        ? [{ id, ...readPlaceName(text, name) }]
        : [];
    });
};
