import type { Fields } from '../core/json';
import { PLACES } from './places';
import { type GivenAccount, givenAccount } from './testing/given-account';

let given: GivenAccount;
beforeEach(() => {
  given = givenAccount();
});
const ask = (query: string) => given.send('GET', `/rest/adTargetingEntities?${query}`);
const found = (query: string) => (ask(query).body as { elements: Fields[] }).elements;
const typeahead = (words: string, facet = 'locations') =>
  found(
    `q=typeahead&queryVersion=QUERY_USES_URNS&facet=urn%3Ali%3AadTargetingFacet%3A${facet}&query=${encodeURIComponent(words)}&locale=(language:en,country:US)`,
  );

describe('places', () => {
  it('are found by name, shorter names first, and distinguished by it alone', () => {
    expect(typeahead('berlin').slice(0, 2)).toEqual([
      {
        urn: 'urn:li:geo:103035651',
        facetUrn: 'urn:li:adTargetingFacet:locations',
        name: 'Berlin, Germany',
      },
      {
        urn: expect.any(String),
        facetUrn: 'urn:li:adTargetingFacet:locations',
        name: 'Berlin, New Hampshire, United States',
      },
    ]);
    expect(typeahead('united sta')[0]).toMatchObject({
      urn: 'urn:li:geo:103644278',
      name: 'United States',
    });
    expect(typeahead('koln')).toEqual([]);
    expect(typeahead('Düsseldorf')[0]).toEqual(typeahead('dusseldorf')[0]);
  });

  it('are one each', () => {
    expect(new Set(PLACES.map(({ urn }) => urn)).size).toBe(PLACES.length);
    expect(new Set(PLACES.map(({ name }) => name)).size).toBe(PLACES.length);
  });

  it('are named by URN', () => {
    expect(
      found(
        'q=urns&queryVersion=QUERY_USES_URNS&urns=List(urn%3Ali%3Ageo%3A103644278,urn%3Ali%3Ageo%3A5,urn%3Ali%3Aseniority%3A8)',
      ).map(({ name }) => name),
    ).toEqual(['United States', 'CXO']);
  });

  it('have no whole list, as short facets have', () => {
    expect(ask('q=adTargetingFacet&facet=urn%3Ali%3AadTargetingFacet%3Alocations').status).toBe(
      400,
    );
    expect(
      found(
        'q=adTargetingFacet&facet=urn%3Ali%3AadTargetingFacet%3Aseniorities&queryVersion=QUERY_USES_URNS',
      ),
    ).toHaveLength(10);
  });

  it.each([
    'q=typeahead&facet=urn%3Ali%3AadTargetingFacet%3Alocations',
    'q=typeahead&facet=locations&query=a',
    'q=guess',
    'q=urns',
    'q=typeahead&facet=urn:li:adTargetingFacet:locations&query=berlin',
  ])('refuse %s', (query) => {
    expect(ask(query).status).toBe(400);
  });

  it('belong to facets, which are listed', () => {
    const { elements } = given.send('GET', '/rest/adTargetingFacets').body as {
      elements: Fields[];
    };
    expect(elements).toContainEqual({
      facetName: 'genders',
      availableEntityFinders: ['AD_TARGETING_FACET', 'TYPEAHEAD'],
      entityTypes: ['GENDER'],
      adTargetingFacetUrn: 'urn:li:adTargetingFacet:genders',
    });
  });
});
