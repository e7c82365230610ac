import { inSchemaOrder, schemaOrder, shorterOrder } from './schema-order';

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

  it('is made shorter by moving a schema into the window of its like', () => {
    const unlike = Array.from({ length: 9_000 }, (_one, at) =>
      ((at * 2_654_435_761) % 4_294_967_296).toString(36),
    ).join('');
    const long = campaign(unlike.slice(0, 300));
    const schemas = { Campaign: long, Error: { description: unlike }, CampaignCreate: long };
    const order = shorterOrder(schemas, ['Campaign', 'Error', 'CampaignCreate']);
    expect(order.toSorted()).toEqual(['Campaign', 'CampaignCreate', 'Error']);
    expect(order.indexOf('Error')).not.toBe(1);
  });

  it('is applied, unknown names last', () => {
    expect(Object.keys(inSchemaOrder({ a: 1, b: 2, c: 3 }, ['c', 'gone', 'a']))).toEqual([
      'c',
      'a',
      'b',
    ]);
  });
});
