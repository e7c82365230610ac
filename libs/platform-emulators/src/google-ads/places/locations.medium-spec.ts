import { type Answer, errorCodes, withEmulator } from '../testing/google-client';

const account = withEmulator();

const suggest = (body: object) => account.google.post('geoTargetConstants:suggest', body);
const named = (names: readonly string[], more: object = {}) =>
  suggest({ locale: 'en', locationNames: { names }, ...more });
const canonical = ({ body }: Answer): string[] =>
  (body.geoTargetConstantSuggestions ?? [])
    .map((one: Answer['body']) => one.geoTargetConstant.canonicalName)
    .sort();

describe('suggestions of places', () => {
  it.each([
    ['Frankfurt', ['Frankfurt,Hessen,Germany']],
    [
      'Paris',
      [
        'Paris,Ile-de-France,France',
        'Paris,Kentucky,United States',
        'Paris,New York,United States',
        'Paris,Tennessee,United States',
        'Paris,Texas,United States',
      ],
    ],
    ['Friedberg', ['Friedberg,Bavaria,Germany', 'Friedberg,Hessen,Germany']],
    ['düsseldorf', ['Dusseldorf,North Rhine-Westphalia,Germany']],
    ['Hamburg, Germany', ['Hamburg,Germany']],
    ['Atlantis', []],
  ])('know %s', async (name, wanted) => {
    expect(canonical(await named([name]))).toEqual(wanted);
  });

  it('distinguish several Springfields and Berlins by country, with what they lie in', async () => {
    const { body } = await named(['Springfield', 'Berlin'], { countryCode: 'DE' });
    expect(body.geoTargetConstantSuggestions).toEqual([
      expect.objectContaining({
        searchTerm: 'Berlin',
        geoTargetConstant: expect.objectContaining({
          id: '1003854',
          targetType: 'City',
          status: 'ENABLED',
        }),
        geoTargetConstantParents: [
          expect.objectContaining({ id: '20226', targetType: 'State' }),
          expect.objectContaining({ id: '2276', targetType: 'Country' }),
        ],
      }),
      expect.objectContaining({
        searchTerm: 'Berlin',
        geoTargetConstant: expect.objectContaining({
          id: '20226',
          targetType: 'State',
          parentGeoTarget: 'geoTargetConstants/2276',
        }),
      }),
    ]);
    expect(canonical(await named(['Springfield'])).length).toBeGreaterThan(3);
  });

  it('show a constant that is about to go', async () => {
    const { body } = await named(['Springtown']);
    expect(body.geoTargetConstantSuggestions[0].geoTargetConstant.status).toBe('REMOVAL_PLANNED');
  });

  it('look constants up by name, and leave out what is not there', async () => {
    const answer = await suggest({
      geoTargets: {
        geoTargetConstants: [
          'geoTargetConstants/2840',
          'geoTargetConstants/21167',
          'geoTargetConstants/1',
        ],
      },
    });
    expect(canonical(answer)).toEqual(['New York,United States', 'United States']);
  });

  it.each([
    ['nothing to look for', {}, 'REQUEST_PARAMETERS_UNSET'],
    [
      '26 names',
      { locationNames: { names: Array.from({ length: 26 }, () => 'Berlin') } },
      'LOCATION_NAME_LIMIT',
    ],
    ['a name of 301', { locationNames: { names: ['a'.repeat(301)] } }, 'LOCATION_NAME_SIZE_LIMIT'],
    [
      'a country that is none',
      { countryCode: 'XX', locationNames: { names: ['Berlin'] } },
      'INVALID_COUNTRY_CODE',
    ],
  ])('refuse %s', async (_, body, code) => {
    expect(errorCodes(await suggest(body))).toEqual([`geoTargetConstantSuggestionError.${code}`]);
  });

  it('name constants that queries find and campaigns take', async () => {
    const rows = await account.google.query(
      "SELECT geo_target_constant.id, geo_target_constant.country_code, geo_target_constant.target_type FROM geo_target_constant WHERE geo_target_constant.name = 'Munich'",
    );
    expect(rows).toEqual([
      {
        geoTargetConstant: {
          resourceName: 'geoTargetConstants/1004234',
          id: '1004234',
          countryCode: 'DE',
          targetType: 'City',
        },
      },
    ]);
    const campaign = await account.given.campaign();
    const location = { geoTargetConstant: rows[0].geoTargetConstant.resourceName };
    expect(await account.given.create('campaignCriteria', { campaign, location })).toMatch(
      /~1004234$/,
    );
  });
});
