import type fc from 'fast-check';
import type { TreeInput } from '../../domain/validate/testing/given-tree';

/** One thing changed about a tree. */
export type Twist = (input: TreeInput) => TreeInput;

export const onCampaign = (changes: fc.Arbitrary<TreeInput['campaign']>): fc.Arbitrary<Twist> =>
  changes.map((change) => (input) => ({ ...input, campaign: { ...input.campaign, ...change } }));

export const onAd = (
  changes: fc.Arbitrary<NonNullable<TreeInput['ads']>[number]>,
): fc.Arbitrary<Twist> =>
  changes.map((change) => (input) => ({
    ...input,
    ads: (input.ads ?? [{}]).map((ad, index) => (index === 0 ? { ...ad, ...change } : ad)),
  }));

export const onAdGroup = (
  changes: fc.Arbitrary<NonNullable<TreeInput['adGroups']>[number]>,
): fc.Arbitrary<Twist> =>
  changes.map((change) => (input) => ({
    ...input,
    adGroups: [{ ...input.adGroups?.[0], ...change }],
  }));

export const addKeyword = (
  changes: fc.Arbitrary<NonNullable<TreeInput['keywords']>[number]>,
): fc.Arbitrary<Twist> =>
  changes.map((change) => (input) => ({
    ...input,
    keywords: [...(input.keywords ?? [{}]), change],
  }));
