import { Counters, pathTemplate, RequestLog, type SeenRequest } from './request-log';

const seen = (changes: Partial<SeenRequest> = {}): SeenRequest => ({
  at: new Date(0),
  platform: 'google-ads',
  method: 'POST',
  path: '/token',
  query: {},
  headers: {},
  body: Buffer.from('{"a":1}'),
  ...changes,
});

describe('the request log', () => {
  it('masks credentials in headers, forms and answers', () => {
    const log = new RequestLog();
    const headers = {
      authorization: 'Bearer fake-abc',
      'developer-token': 'fake-abc',
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'x',
    };
    log.note(
      seen({
        headers,
        body: Buffer.from('client_secret=fake-abc&refresh_token=fake-abc&grant_type=refresh_token'),
      }),
    )(200, '{"access_token":"fake-abc","expires_in":1}');
    const [entry] = log.list({});
    expect(JSON.stringify(entry)).not.toContain('fake-abc');
    expect(entry).toMatchObject({
      headers: { authorization: 'Bearer ***', accept: 'x' },
      body: { grant_type: 'refresh_token' },
      response: { expires_in: 1 },
    });
  });

  it('masks tokens in queries, addresses and multipart bodies', () => {
    const log = new RequestLog();
    const body = Buffer.from(
      '--x\r\nContent-Disposition: form-data; name="access_token"\r\n\r\nfake-abc\r\n--x--',
    );
    log.note(seen({ query: { access_token: 'fake-abc', fields: 'id' }, body }))(
      200,
      '{"paging":{"next":"http://x/?fields=id&access_token=fake-abc&after=1"}}',
    );
    const [entry] = log.list({});
    expect(JSON.stringify(entry)).not.toContain('fake-abc');
    expect(entry).toMatchObject({
      query: { fields: 'id' },
      response: { paging: { next: 'http://x/?fields=id&access_token=***&after=1' } },
    });
  });

  it('drops old bodies beyond its limit and keeps the requests', () => {
    const log = new RequestLog(2);
    [1, 2, 3].forEach(() => log.note(seen())(200, 'ok'));
    expect(log.list({}).map(({ body, response }) => [body, response])).toEqual([
      [null, null],
      [{ a: 1 }, 'ok'],
      [{ a: 1 }, 'ok'],
    ]);
  });

  it('says which requests lost their bodies, and how many', () => {
    const log = new RequestLog(1);
    const answered = log.note(seen());
    log.note(seen({ platform: 'meta-ads', body: Buffer.alloc(0) }));
    log.note(seen());
    answered(200, 'late');
    expect(log.list({}).map(({ bodiesDropped, response }) => [bodiesDropped, response])).toEqual([
      [true, null],
      [true, null],
      [undefined, null],
    ]);
    expect([
      log.dropped({}),
      log.dropped({ platform: 'meta-ads' }),
      log.dropped({ since: 2 }),
    ]).toEqual([2, 1, 0]);
  });

  it('drops bodies sooner when they grow too big together, and logs only the length of a very long answer', () => {
    const log = new RequestLog(100, 20);
    [1, 2, 3, 4].forEach(() => log.note(seen()));
    expect(log.list({}).map(({ body }) => body)).toEqual([null, null, { a: 1 }, { a: 1 }]);
    log.note(seen())(200, 'x'.repeat(2_000_000));
    expect(log.list({}).at(-1)?.response).toEqual({ truncated: true, bytes: 2_000_000 });
  });

  it('lists what came after a number, which is never given twice', () => {
    const log = new RequestLog();
    log.note(seen());
    log.clear();
    log.note(seen({ platform: 'microsoft-ads' }));
    log.note(seen());
    expect(log.list({ since: 2 }).map(({ seq }) => seq)).toEqual([3]);
    expect(log.list({ platform: 'microsoft-ads' }).map(({ seq }) => seq)).toEqual([2]);
  });
});

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
