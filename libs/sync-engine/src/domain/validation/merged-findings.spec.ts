import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import type { Finding } from '@switchyard/platforms/domain';
import { mergedFindings, mergedWarnings } from './merged-findings';

const finding = (platform: PlatformId, more: Partial<Finding> = {}): Finding => ({
  kind: 'unsupported',
  source: 'platform',
  code: 'FIELD_UNSUPPORTED',
  platform,
  entity: { type: 'campaign', id: 'cmp_1' },
  field: 'negativeKeywords',
  message: `\`negativeKeywords\` is not sent to ${NAMES[platform]}.`,
  reason: `${NAMES[platform]} has no keywords.`,
  fix: `Use values that ${NAMES[platform]} can hold.`,
  ...more,
});

const NAMES: Readonly<Record<PlatformId, string>> = {
  'google-ads': 'Google',
  'microsoft-ads': 'Microsoft',
  'meta-ads': 'Meta',
  'linkedin-ads': 'LinkedIn',
  'reddit-ads': 'Reddit',
  'openai-ads': 'OpenAI',
};

it('says what three platforms say alike once, and names all three', () => {
  expect(
    mergedFindings([finding('linkedin-ads'), finding('reddit-ads'), finding('openai-ads')]),
  ).toEqual([
    {
      kind: 'unsupported',
      source: 'platform',
      code: 'FIELD_UNSUPPORTED',
      platforms: ['linkedin-ads', 'reddit-ads', 'openai-ads'],
      entity: { type: 'campaign', id: 'cmp_1' },
      field: 'negativeKeywords',
      message:
        '`negativeKeywords` is not sent to LinkedIn, Reddit and OpenAI. LinkedIn, Reddit and OpenAI have no keywords.',
      fix: 'Use values that LinkedIn, Reddit and OpenAI can hold.',
    },
  ]);
});

it('keeps the reasons of platforms that have reasons of their own', () => {
  const [one, ...others] = mergedFindings([
    finding('meta-ads'),
    finding('openai-ads', { reason: 'OpenAI shows no button on a card.' }),
    finding('linkedin-ads'),
  ]);
  expect([one?.message, others]).toEqual([
    '`negativeKeywords` is not sent to Meta, OpenAI and LinkedIn. Meta and LinkedIn have no keywords. OpenAI shows no button on a card.',
    [],
  ]);
});

it('says of one platform what that platform says', () => {
  expect(mergedFindings([finding('meta-ads')]).map(({ message }) => message)).toEqual([
    '`negativeKeywords` is not sent to Meta. Meta has no keywords.',
  ]);
});

it.each<[string, Partial<Finding>]>([
  ['code', { code: 'FIELD_DROPPED' }],
  ['kind', { kind: 'degraded' }],
  ['path', { field: 'languages' }],
  ['object', { entity: { type: 'campaign', id: 'cmp_2' } }],
  ['limit', { limit: 30 }],
  ['value', { actual: 31 }],
  ['fix', { fix: 'Shorten it.' }],
])('keeps findings apart that differ in their %s', (_member, more) => {
  const findings = [finding('meta-ads'), finding('reddit-ads', more)];
  expect(mergedFindings(findings).map(({ platforms }) => platforms)).toEqual([
    ['meta-ads'],
    ['reddit-ads'],
  ]);
});

it('leaves names alone that the caller wrote in quotes', () => {
  const quoted = { message: '"Meta Reddit sale" cannot be sent.' };
  expect(
    mergedFindings([finding('meta-ads', quoted), finding('reddit-ads', quoted)]).map(
      ({ message }) => message,
    ),
  ).toEqual(['"Meta Reddit sale" cannot be sent. Meta and Reddit have no keywords.']);
});

it('warns once of what six platforms warn of', () => {
  const warnings = PLATFORM_IDS.map((platform) => ({
    code: 'NAME_SHORTENED' as const,
    field: 'name',
    message: `${NAMES[platform]} accepts 100 characters.`,
    address: {
      platform,
      connectionId: `con_${platform}`,
      campaignId: 'cmp_1',
      entity: 'campaign' as const,
      id: 'cmp_1',
    },
  }));
  const [one, ...others] = mergedWarnings(warnings);
  expect([one?.platforms, one?.warning.message, others]).toEqual([
    PLATFORM_IDS,
    'Google, Microsoft, Reddit, Meta, OpenAI and LinkedIn accept 100 characters.',
    [],
  ]);
});
