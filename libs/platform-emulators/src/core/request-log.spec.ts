import { RequestLog, type SeenRequest } from './request-log';

const seen = (changes: Partial<SeenRequest> = {}): SeenRequest => ({
  at: new Date(0), platform: 'google-ads', method: 'POST', path: '/token', query: {}, headers: {}, body: Buffer.from('{"a":1}'), ...changes,
});

describe('the request log', () => {
  it('masks credentials in headers, forms and answers', () => {
    const log = new RequestLog();
    const headers = { authorization: 'Bearer abc', 'developer-token': 'abc', 'content-type': 'application/x-www-form-urlencoded', accept: 'x' };
    log.note(seen({ headers, body: Buffer.from('client_secret=abc&refresh_token=abc&grant_type=refresh_token') }))(200, { access_token: 'abc', expires_in: 1 });
    const [entry] = log.list({});
    expect(JSON.stringify(entry)).not.toContain('abc');
    expect(entry).toMatchObject({ headers: { authorization: 'Bearer ***', accept: 'x' }, body: { grant_type: 'refresh_token' }, response: { expires_in: 1 } });
  });

  it('forgets bodies beyond the last ones it keeps, not the requests', () => {
    const log = new RequestLog(2);
    [1, 2, 3].forEach(() => log.note(seen())(200, 'ok'));
    expect(log.list({}).map(({ body, response }) => [body, response])).toEqual([[null, null], [{ a: 1 }, 'ok'], [{ a: 1 }, 'ok']]);
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
