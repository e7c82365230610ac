import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import type { ClickIdKind, Consent, SinkAdjustment, SinkConversion } from '../port/conversion';
import { createPlatforms } from '../registry';
import { givenConversion } from '../testing/given-conversion';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const remote = { remoteId: 'Purchase', conflicts: [] };

/**
 * Whose click each is, and who has a field that says what a person denied: by the vendors'
 * documents, not by our rules.
 */
const CLICKS: Readonly<Record<PlatformId, ClickIdKind>> = {
  'google-ads': 'gclid',
  'microsoft-ads': 'msclkid',
  'meta-ads': 'fbclid',
  'linkedin-ads': 'li_fat_id',
  'reddit-ads': 'rdt_cid',
  'openai-ads': 'oppref',
};
const HAS_FIELD: readonly PlatformId[] = ['google-ads'];
const CONSENTS: readonly Consent[] = ['GRANTED', 'DENIED', 'UNSTATED'];

const platforms = createPlatforms();
const sinkOf = (platform: PlatformId) => platforms.get(platform)!.conversions!;
const clicked = (platform: PlatformId): Pick<SinkConversion, 'clickIds'> => ({
  clickIds: [{ kind: CLICKS[platform], value: 'AbCdEfGhIj', seenAt: NOW - 7_200_000 }],
});
const conversion = (
  platform: PlatformId,
  adUserData: Consent,
  by: 'click' | 'person' | 'both',
): SinkConversion =>
  givenConversion(1, NOW, remote, {
    consent: { adUserData, adPersonalization: adUserData },
    ...(by === 'person' ? {} : clicked(platform)),
    ...(by === 'click' ? { identity: {} } : {}),
  });

const CASES = PLATFORM_IDS.flatMap((platform) =>
  CONSENTS.flatMap((consent) =>
    (['click', 'person', 'both'] as const).map((by) => ({ platform, consent, by })),
  ),
);

describe('consent × platform × what a conversion is matched by', () => {
  it.each(CASES)('$consent to $platform by $by', ({ platform, consent, by }) => {
    const verdict = sinkOf(platform).judge(conversion(platform, consent, by), NOW);
    const mayGo = consent !== 'DENIED' || (HAS_FIELD.includes(platform) && by !== 'person');
    expect(verdict).toEqual(
      mayGo ? undefined : expect.objectContaining({ outcome: 'skipped', code: 'CONSENT_DENIED' }),
    );
  });

  const ADJUSTED = PLATFORM_IDS.filter(
    (platform) => sinkOf(platform).rules.adjustmentBatch !== undefined,
  ).flatMap((platform) =>
    (['RETRACTION', 'RESTATEMENT', 'ENHANCEMENT'] as const)
      .filter((type) => sinkOf(platform).rules.adjustments[type] !== 'unsupported')
      .map((type) => ({ platform, type })),
  );
  it.each(ADJUSTED)('DENIED $type to $platform', ({ platform, type }) => {
    const adjustment: SinkAdjustment = {
      id: 'adj_1',
      type,
      original: conversion(platform, 'DENIED', 'click'),
      occurredAt: NOW,
      identity: conversion(platform, 'DENIED', 'person').identity,
    };
    const isPerson = type === 'ENHANCEMENT';
    expect(sinkOf(platform).judgeAdjustment(adjustment, NOW)).toEqual(
      HAS_FIELD.includes(platform) && !isPerson
        ? undefined
        : expect.objectContaining({ outcome: 'skipped', code: 'CONSENT_DENIED' }),
    );
  });

  it('is one table: only platforms with a field get it', () => {
    expect(PLATFORM_IDS.filter((platform) => sinkOf(platform).rules.consent === 'sent')).toEqual(
      HAS_FIELD,
    );
  });
});
