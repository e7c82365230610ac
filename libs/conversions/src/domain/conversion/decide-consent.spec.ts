import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import { type ConsentSignal, type ConsentState, type Door, DOORS } from './consent';
import { type ConsentDecision, decideConsent } from './decide-consent';

const POLICIES = ['require', 'eea', 'signal'] as const;
type Policy = (typeof POLICIES)[number];
const STATES: readonly (ConsentState | undefined)[] = ['GRANTED', 'DENIED', 'UNKNOWN', undefined];
/** One country of each kind, and none. */
const COUNTRIES = ['DE', 'GB', 'CH', 'NO', 'US', 'BR', null] as const;
type Country = (typeof COUNTRIES)[number];

const [G, S, D, M, W] = ['send', 'sent', 'CONSENT_DENIED', 'CONSENT_MISSING', 'warned'] as const;
const NO_PERSON = 'sentWithoutPerson';

const isInside = (country: Country): boolean =>
  country !== null && ['DE', 'GB', 'CH', 'NO'].includes(country);

/** The specified table of what was stated, written out a second time. */
const stated = (
  platform: PlatformId,
  { ad_user_data, ad_personalization }: ConsentSignal,
  policy: Policy,
  country: Country,
  hasClick: boolean,
): string => {
  if (ad_user_data !== 'GRANTED') {
    return platform === 'google-ads' && hasClick && policy !== 'require' ? NO_PERSON : D;
  }
  return ad_personalization === 'GRANTED' ? S : unpersonal(platform, country);
};

const unpersonal = (platform: PlatformId, country: Country): string => {
  const abroad = country === 'US' || country === 'BR';
  switch (platform) {
    case 'google-ads':
    case 'openai-ads':
      return 'optedOut';
    case 'meta-ads':
      return country === 'US' ? 'limited' : 'optedOut';
    case 'linkedin-ads':
    case 'microsoft-ads':
      return abroad ? S : D;
    case 'reddit-ads':
      if (country === 'US') return 'limited';
      return abroad ? S : D;
  }
};

/** The specified table of conversions without a signal. */
const unstated = (policy: Policy, country: Country, door: Door): string => {
  if (policy === 'require') return M;
  if (country === 'US' || country === 'BR') return G;
  if (policy === 'signal') return W;
  if (isInside(country)) return M;
  return door === 'website' ? M : W;
};

const shown = (decision: ConsentDecision, isStated: boolean): string => {
  if (!decision.sends) return decision.code;
  if (isStated) return decision.effect;
  return decision.isMissing ? W : G;
};

const CASES = POLICIES.flatMap((policy) =>
  PLATFORM_IDS.flatMap((platform) =>
    COUNTRIES.flatMap((country) =>
      DOORS.flatMap((door) =>
        [true, false].map((hasClick) => ({ policy, platform, country, door, hasClick })),
      ),
    ),
  ),
);
const SIGNALS = STATES.flatMap((user) =>
  STATES.map((personal): ConsentSignal => ({
    ...(user && { ad_user_data: user }),
    ...(personal && { ad_personalization: personal }),
  })),
);

describe('what consent allows to send to a platform', () => {
  it.each(POLICIES)('is the specified table under the policy %s', (policy) => {
    const cases = CASES.filter((one) => one.policy === policy);
    const found = cases.flatMap((one) => [
      ...SIGNALS.map((signal) => shown(decideConsent({ ...one, stated: signal }), true)),
      shown(decideConsent({ ...one, stated: null }), false),
    ]);
    const specified = cases.flatMap(({ platform, country, door, hasClick }) => [
      ...SIGNALS.map((signal) => stated(platform, signal, policy, country, hasClick)),
      unstated(policy, country, door),
    ]);
    expect(found).toEqual(specified);
  });

  it('sends an event without consent only to Google, and without the person', () => {
    const gone = CASES.flatMap((one) =>
      SIGNALS.filter(({ ad_user_data }) => ad_user_data !== 'GRANTED').flatMap((signal) => {
        const decision = decideConsent({ ...one, stated: signal });
        return decision.sends ? [`${one.platform} ${decision.effect}`] : [];
      }),
    );
    expect(new Set(gone)).toEqual(new Set(['google-ads sentWithoutPerson']));
  });

  it('limits the use of data of persons in the US alone', () => {
    const limited = CASES.filter((one) => {
      const signal = { ad_user_data: 'GRANTED', ad_personalization: 'DENIED' } as const;
      const decision = decideConsent({ ...one, stated: signal });
      return decision.sends && decision.effect === 'limited';
    });
    expect(new Set(limited.map(({ country }) => country))).toEqual(new Set(['US']));
    expect(new Set(limited.map(({ platform }) => platform))).toEqual(
      new Set(['meta-ads', 'reddit-ads']),
    );
  });
});
