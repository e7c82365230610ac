import { writeKinds } from './kinds';

const TYPE = { description: 'Its kind.', allOf: [{ $ref: '#/components/schemas/AssetType' }] };
const link = { type: ['string', 'null'], maxLength: 9, 'x-kinds': { SITE_LINK: 'required' } };

const schemas = () =>
  writeKinds({
    AssetType: { type: 'string', enum: ['IMAGE', 'SITE_LINK'] },
    AssetCreate: {
      type: 'object',
      required: ['type'],
      properties: { type: TYPE, name: { type: 'string' }, link },
    },
    Asset: { type: 'object', properties: { link } },
  });

it('makes a body a choice of its kinds', () => {
  expect(schemas()['AssetCreate']).toMatchObject({
    oneOf: [
      { $ref: '#/components/schemas/ImageAssetCreate' },
      { $ref: '#/components/schemas/SiteLinkAssetCreate' },
    ],
    discriminator: {
      propertyName: 'type',
      mapping: { SITE_LINK: '#/components/schemas/SiteLinkAssetCreate' },
    },
  });
});

it('gives each kind its own members, with what it needs', () => {
  expect(schemas()['SiteLinkAssetCreate']).toMatchObject({
    required: ['type', 'link'],
    properties: { type: { const: 'SITE_LINK' }, link: { type: 'string', maxLength: 9 } },
  });
  const image = schemas()['ImageAssetCreate']!['properties'] as object;
  expect(Object.keys(image)).toEqual(['type', 'name']);
});

it('leaves an answer flat and says which kinds have a member', () => {
  expect(schemas()['Asset']).toEqual({
    type: 'object',
    properties: {
      link: { type: ['string', 'null'], maxLength: 9, 'x-applies-to': ['SITE_LINK'] },
    },
  });
});
