import { loggableRequest } from './requests';
import { transportFailure } from './transport-failure';

const fault = (code: string): Error => Object.assign(new Error(code), { code });

describe('transport faults', () => {
  it.each(['ENOTFOUND', 'ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT', 'CERT_HAS_EXPIRED'])(
    '%s: nothing can have been sent',
    (code) => {
      expect(transportFailure(fault(code)).kind).toBe('unavailable');
    },
  );

  it.each([
    'ECONNRESET',
    'UND_ERR_SOCKET',
    'UND_ERR_HEADERS_TIMEOUT',
    'UND_ERR_BODY_TIMEOUT',
    'NEVER_SEEN',
  ])('%s: it may have been done', (code) => {
    expect(transportFailure(fault(code)).kind).toBe('unknown');
  });

  it('trusts a set of connects only when every one failed before sending', () => {
    expect(
      transportFailure(new AggregateError([fault('ECONNREFUSED'), fault('ENETUNREACH')])).kind,
    ).toBe('unavailable');
    expect(
      transportFailure(new AggregateError([fault('ECONNREFUSED'), fault('ECONNRESET')])).kind,
    ).toBe('unknown');
    expect(transportFailure(new AggregateError([])).kind).toBe('unknown');
  });
});

it('shows no secret of a request in a log', () => {
  const shown = JSON.stringify(
    loggableRequest({
      method: 'POST',
      url: 'https://x/token?key=canary1',
      headers: {
        Authorization: 'Bearer canary2',
        DeveloperToken: 'canary3',
        'content-type': 'text/plain',
      },
      body: 'refresh_token=canary4',
      counted: false,
    }),
  );
  expect(shown).not.toContain('canary');
  expect(shown).toContain('text/plain');
});
