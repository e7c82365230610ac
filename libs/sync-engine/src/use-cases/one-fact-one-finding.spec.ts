import { PLATFORM_IDS } from '@switchyard/kernel';
import { createPlatforms, type AdPlatform, type Finding } from '@switchyard/platforms';
import { runsOfTest } from '@switchyard/test-kit';
import fc from 'fast-check';
import { BRANDS, mergedFindings } from '../domain/facts';
import { PLURALS } from '../domain/facts/sentence';
import type { CampaignTree } from '../domain/snapshot';
import {
  accountFindings,
  capabilityFindings,
  connectionMissing,
  degradedFindings,
  settingFindings,
} from '../domain/validate';
import { givenTarget, givenTree } from '../domain/validate/testing/given-tree';
import { contractPath } from './ask/contract-words';
import { arbitraryTree } from './testing/arbitrary-tree';
import { placed } from './testing/named-places';

const AT = new Date('2026-11-21T12:00:00Z');
const PLATFORMS = [...createPlatforms().values()];

/** Campaigns of every sort that any platform takes, each linked to all six. */
const trees = (): readonly CampaignTree[] =>
  PLATFORMS.flatMap(({ capabilities }) =>
    fc
      .sample(arbitraryTree(capabilities), { seed: 20261123, numRuns: runsOfTest(60) })
      .flatMap((input) => {
        try {
          const campaign = { ...input.campaign, platforms: [...PLATFORM_IDS] };
          return [placed(givenTree({ ...input, campaign }))];
        } catch {
          return [];
        }
      }),
  );

const findingsOn = (tree: CampaignTree, platform: AdPlatform, isConnected: boolean): Finding[] => {
  const { id, capabilities } = platform;
  const target = isConnected
    ? givenTarget({ platform: id, currency: 'USD', settings: [] })
    : undefined;
  const known = [
    ...(target
      ? [...accountFindings(tree, target), ...settingFindings(tree, target, capabilities)]
      : [connectionMissing(tree, id)]),
    ...capabilityFindings(tree, capabilities, target, AT, '2026-11-21'),
  ];
  return [...known, ...degradedFindings(tree, platform, target, known, contractPath, AT)];
};

const answers = trees().flatMap((tree) =>
  [true, false].map((isConnected) =>
    PLATFORMS.flatMap((platform) => findingsOn(tree, platform, isConnected)),
  ),
);
const names = PLATFORMS.flatMap(({ id, capabilities: { name } }) => [name, id, BRANDS[id]]);
const withoutNames = (text: string): string =>
  names.reduce((rest, name) => rest.replaceAll(name, 'X'), text);

it('finds something on every platform', () => {
  expect(new Set(answers.flat().map(({ platform }) => platform)).size).toBe(6);
});

it('has no two findings with the same code and path that differ only in the platform', () => {
  const twice = answers.flatMap((findings) => {
    const merged = mergedFindings(findings);
    const facts = merged.map(
      ({ kind, code, entity, field, limit, actual, message, fix, platforms }) => {
        const alone = findings.find(
          (one) => one.platform === platforms[0] && one.code === code && one.field === field,
        );
        return JSON.stringify([
          kind,
          code,
          entity.id,
          field,
          limit,
          actual,
          withoutNames(alone && platforms.length > 1 ? alone.message : message),
          withoutNames(fix).replaceAll(/X(, X)*( and X)?/gu, 'X'),
        ]);
      },
    );
    return facts.filter((fact, index) => facts.indexOf(fact) !== index);
  });
  expect([...new Set(twice)]).toEqual([]);
});

/** Codes of one fact that platforms have several reasons or several units for. */
const SEVERAL_WAYS = [
  'ADVERTISER_IDENTITY_UNSAID',
  'BID_ADJUSTMENT_UNSUPPORTED',
  'BIDDING_STRATEGY_TRANSLATED',
  'CALL_TO_ACTION_UNSUPPORTED',
  'CONNECTION_SETTING_MISSING',
  'NAME_TOO_LONG',
];

it('says a code at a path in one way on every platform', () => {
  const ways = new Map<string, Set<string>>();
  for (const { kind, code, field, message } of answers.flat()) {
    if (SEVERAL_WAYS.includes(code)) continue;
    const fact = `${kind} ${code} ${(field ?? '').replaceAll(/\d+/gu, '0')}`;
    const way = withoutNames(message).replaceAll(/"[^"]*"|\d[\d.,x]*|\b[A-Z]+(_[A-Z]+)*\b/gu, '·');
    ways.set(fact, (ways.get(fact) ?? new Set()).add(way));
  }
  expect([...ways].filter(([, said]) => said.size > 1)).toEqual([]);
});

describe('a sentence about a platform', () => {
  const sentences = answers
    .flat()
    .flatMap(({ platform, message, reason = '', fix }) =>
      [message, reason, fix].map((text) =>
        text.replaceAll(/"[^"]*"/gu, '""').replaceAll(BRANDS[platform], '@'),
      ),
    );
  const distinct = [...new Set(sentences)];

  it('has a verb that is known in the plural', () => {
    const verbs = distinct.flatMap((text) =>
      [...text.matchAll(/(?:^|[.!?] )@ (\w+)/gu)].map(([, verb = '']) => verb),
    );
    const MODAL = ['cannot', 'can', 'always', 'no'];
    expect([...new Set(verbs)].filter((verb) => !MODAL.includes(verb) && !PLURALS[verb])).toEqual(
      [],
    );
  });

  it('has the platform as its subject only at its start', () => {
    const singular = Object.keys(PLURALS).filter((verb) => verb !== PLURALS[verb]);
    const inside = new RegExp(`[^.!?] @ (?:${singular.join('|')})\\b|@['’]`, 'u');
    expect(distinct.filter((text) => inside.test(text))).toEqual([]);
  });
});
