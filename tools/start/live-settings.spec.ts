import { requireLiveSettings } from './live-settings';
import { StartFailure } from './settings';

const problemOf = (environment: Readonly<Record<string, string>>): string => {
  try {
    requireLiveSettings(environment);
  } catch (error) {
    if (error instanceof StartFailure) return error.message;
    throw error;
  }
  return '';
};

describe('the settings of a live start', () => {
  it('may be none, or those of a live installation', () => {
    expect(problemOf({})).toBe('');
    expect(
      problemOf({
        SWITCHYARD_ENVIRONMENT: 'live',
        SWITCHYARD_PUBLIC_URL: 'https://ads.example.com',
        SWITCHYARD_EMULATOR_PORT: ' ',
      }),
    ).toBe('');
  });

  it('are refused with every one that is for the demo, for tests or for keys', () => {
    const wrong = {
      SWITCHYARD_EMULATOR_PORT: '3900',
      SWITCHYARD_CLOCK_URL: 'http://127.0.0.1/clock',
      SWITCHYARD_SECRET_KEYS: 'in-keys',
      SWITCHYARD_ENVIRONMENT: 'test',
    };
    const message = problemOf(wrong);
    for (const name of Object.keys(wrong)) expect(message).toContain(name);
    expect(message).not.toContain('in-keys');
  });
});
