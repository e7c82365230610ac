import { clientMethods } from './client-methods';

const described = (path: string, verb: string, operationId: string, answer = 'CampaignResponse') =>
  clientMethods({
    paths: {
      [path]: {
        [verb]: { operationId, responses: { 200: { $ref: `#/components/schemas/${answer}` } } },
      },
    },
  }).map(({ resource, method }) => `${resource}.${method}`);

it.each([
  ['/api/v1/campaigns', 'get', 'listCampaigns', 'campaigns.list'],
  ['/api/v1/businesses/{id}', 'get', 'getBusiness', 'businesses.get'],
  ['/api/v1/sync', 'get', 'listSyncs', 'sync.list'],
  ['/api/v1/sync/preview', 'post', 'previewSync', 'sync.preview'],
  ['/api/v1/conversions/actions', 'get', 'listConversionActions', 'conversions.listActions'],
  ['/api/v1/campaigns/{id}/ad-schedule', 'put', 'setAdSchedule', 'campaigns.setAdSchedule'],
])('%s %s is %s as %s', (path, verb, operationId, name) => {
  expect(described(path, verb, operationId)).toEqual([name]);
});

it('names what works on many records of one request', () => {
  expect(described('/api/v1/ad-groups/bulk', 'post', 'createAdGroups', 'BulkResponse')).toEqual([
    'adGroups.createMany',
  ]);
});

it('leaves the description itself out', () => {
  expect(described('/api/v1/openapi.json', 'get', 'getDescription')).toEqual([]);
});

it('refuses two operations of one name', () => {
  const operation = { operationId: 'getCampaign' };
  const paths = { '/api/v1/campaigns/{id}': { get: operation, put: operation } };
  expect(() => clientMethods({ paths })).toThrow('campaigns.get');
});
