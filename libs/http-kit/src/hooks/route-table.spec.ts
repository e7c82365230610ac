import { RouteTable } from './route-table';

const routes = new RouteTable();
routes.add('GET', '/api/v1/campaigns');
routes.add('POST', '/api/v1/campaigns');
routes.add('GET', '/api/v1/campaigns/:campaignId');
routes.add('POST', '/api/v1/campaigns/:campaignId/restore');
routes.add('GET', '/api/v1/angles');
routes.add('GET', '/metrics');

describe('the nearest route', () => {
  it.each([
    ['GET', '/api/v1/campaign', '/api/v1/campaigns'],
    ['GET', '/api/v1/Campaigns/', '/api/v1/campaigns'],
    ['GET', '/campaigns', '/api/v1/campaigns'],
    ['GET', '/api/v1/campaign/cmp_1', '/api/v1/campaigns/cmp_1'],
    ['POST', '/api/v1/campaigns/cmp_1/restor', '/api/v1/campaigns/cmp_1/restore'],
  ])('of %s %s is %s', (method, path, nearest) =>
    expect(routes.nearest(method, path)).toBe(nearest),
  );

  it.each(['/api/v1/nothing', '/metric', '/', '/api/v1/campaign/%3Cscript%3E'])(
    'of %s is none',
    (path) => expect(routes.nearest('GET', path)).toBeUndefined(),
  );
});
