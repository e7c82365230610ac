import { isRefusal, type Issue, SCOPES } from '@switchyard/kernel';
import { oneOf, originsOf, scopesOf, wholeDays, zoneName } from './option-values';

const refusedFor = (call: () => unknown): string[] => {
  try {
    call();
  } catch (error) {
    if (isRefusal(error)) {
      return (error.details?.['issues'] as readonly Issue[]).map(
        ({ code, path }) => `${code} ${path}`,
      );
    }
    throw error;
  }
  return [];
};

describe('arguments of admin', () => {
  it('takes all scopes by one word', () => {
    expect(scopesOf('all')).toEqual(SCOPES);
  });

  it('takes each named scope once', () => {
    expect(scopesOf('ads:read, campaigns:read,ads:read')).toEqual(['ads:read', 'campaigns:read']);
  });

  it('takes no origins, or some', () => {
    expect([originsOf(''), originsOf('https://a.example, https://*.b.example,')]).toEqual([
      [],
      ['https://a.example', 'https://*.b.example'],
    ]);
  });

  it.each([
    ['NOT_ONE_OF /scopes', () => scopesOf('ads:read,everything')],
    ['NOT_ONE_OF /plan', () => oneOf('/plan', ['free', 'pro'])('gold')],
    ['WRONG_TYPE /expiresInDays', () => wholeDays('30.5')],
    ['NOT_ONE_OF /timeZone', () => zoneName('Mars/Olympus')],
  ])('refuses with %s', (issue, call) => {
    expect(refusedFor(call)).toEqual([issue]);
  });
});
