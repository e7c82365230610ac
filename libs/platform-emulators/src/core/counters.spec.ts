import { Counters } from './counters';
import { pathTemplate } from './path-template';

describe('counters', () => {
  it('count totals, kinds of request, and routes whatever their ids', () => {
    const counters = new Counters();
    counters.count('google-ads', 'write', 'POST', '/v25/customers/1234567890/campaigns:mutate');
    counters.count('google-ads', 'write', 'POST', '/v25/customers/9876543210/campaigns:mutate');
    counters.count('google-ads', 'auth', 'POST', '/token');
    expect(counters.list()).toEqual([
      {
        platform: 'google-ads',
        total: 3,
        reads: 0,
        writes: 2,
        auth: 1,
        routes: [
          { method: 'POST', path: '/v25/customers/{id}/campaigns:mutate', count: 2 },
          { method: 'POST', path: '/token', count: 1 },
        ],
      },
    ]);
  });

  it('keeps versions in routes', () => {
    expect(pathTemplate('/CampaignManagement/v13/Campaigns/QueryByIds')).toBe(
      '/CampaignManagement/v13/Campaigns/QueryByIds',
    );
  });
});
