import { inSchemaOrder, schemaOrder } from './schema-order';

const campaign = (description: string) => ({
  type: 'object',
  properties: { name: { type: 'string', maxLength: 255 }, budget: { type: 'number' } },
  description,
});
const error = { type: 'object', properties: { code: { type: 'string', example: 'NOT_FOUND' } } };

describe('the order of schemas', () => {
  it('puts those that are alike beside each other', () => {
    const order = schemaOrder(
      { Campaign: campaign('a'), Error: error, CampaignCreate: campaign('b') },
      [],
    );
    expect(order).toEqual(['Campaign', 'CampaignCreate', 'Error']);
  });

  it('keeps what is known, drops what is gone and puts a new schema behind its like', () => {
    const schemas = { Error: error, CampaignUpdate: campaign('c'), Campaign: campaign('a') };
    expect(schemaOrder(schemas, ['Campaign', 'Gone', 'Error'])).toEqual([
      'Campaign',
      'CampaignUpdate',
      'Error',
    ]);
  });

  it('is applied, unknown names last', () => {
    expect(Object.keys(inSchemaOrder({ a: 1, b: 2, c: 3 }, ['c', 'gone', 'a']))).toEqual([
      'c',
      'a',
      'b',
    ]);
  });
});
