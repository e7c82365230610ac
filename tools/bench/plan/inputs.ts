import type { Attributes, EntityKind } from '@switchyard/platforms';
import type { Binding, Desired, PlanInput, Seen } from '@switchyard/sync-engine/domain';

/** What happened since the last sync. */
export type Story = 'usual' | 'everything-new' | 'everything-changed';

/** What became of one object of a hundred in a usual week. */
type ObjectState = 'inSync' | 'edited' | 'drifted' | 'both' | 'new' | 'deleted';

const STATES: readonly ObjectState[] = [
  'edited',
  'edited',
  'edited',
  'drifted',
  'drifted',
  'both',
  'new',
  'deleted',
];

const stateOf = (story: Story, index: number, entity: EntityKind): ObjectState => {
  if (story === 'everything-new') return 'new';
  if (story === 'everything-changed') return 'edited';
  const isParent = entity === 'campaign' || entity === 'adGroup';
  return isParent ? 'inSync' : (STATES[index % 100] ?? 'inSync');
};

const CAMPAIGN = 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd';
const GROUPS = 100;
const ADS_PER_GROUP = 9;

/**
 * One campaign of many objects, the keywords the most of them. No part of one side is shared with
 * another.
 */
export const planInput = (objects: number, story: Story): PlanInput => {
  const sides = { desired: [] as Desired[], bindings: [] as Binding[], seen: [] as Seen[] };
  for (let index = 0; index < objects; index += 1) addObject(sides, index, story);
  return {
    platform: 'google-ads',
    connectionId: 'con_1',
    campaignId: CAMPAIGN,
    ...sides,
    resolutions: [],
    force: false,
    immutable: (entity) => (entity === 'keyword' ? ['text', 'matchType'] : []),
  };
};

const addObject = (
  sides: { desired: Desired[]; bindings: Binding[]; seen: Seen[] },
  index: number,
  story: Story,
): void => {
  const entity = entityAt(index);
  const state = stateOf(story, index, entity);
  const id = idAt(entity, index);
  const address = () =>
    ({ platform: 'google-ads', connectionId: 'con_1', campaignId: CAMPAIGN, entity, id }) as const;
  const parentId = parentAt(entity, index);
  const about = { parentId, name: id, campaignType: 'SEARCH' };
  const moved = (when: readonly ObjectState[], to: number): Attributes =>
    attributesOf(entity, index, when.includes(state) ? to : 1);
  if (state !== 'deleted') {
    sides.desired.push({
      ...about,
      address: address(),
      attributes: moved(['edited', 'both'], 2),
      driftPolicy: 'MERGE',
      shared: true,
    });
  }
  if (state === 'new') return;
  const remoteId = `r-${id}`;
  sides.bindings.push({
    ...about,
    address: address(),
    parentRemoteId: parentId && `r-${parentId}`,
    remoteId,
    applied: moved([], 1),
    state: 'ready',
  });
  sides.seen.push({ address: address(), remoteId, attributes: moved(['drifted', 'both'], 3) });
};

const entityAt = (index: number): EntityKind => {
  if (index === 0) return 'campaign';
  if (index <= GROUPS) return 'adGroup';
  return index <= GROUPS * (1 + ADS_PER_GROUP) ? 'ad' : 'keyword';
};

const PREFIX: Readonly<Record<EntityKind, string>> = {
  campaign: 'cmp',
  adGroup: 'adg',
  ad: 'ad',
  keyword: 'kwd',
};

const idAt = (entity: EntityKind, index: number): string =>
  entity === 'campaign'
    ? CAMPAIGN
    : `${PREFIX[entity]}_01kb4wq6m3e0sv5mw${String(index).padStart(9, '0')}`;

const parentAt = (entity: EntityKind, index: number): string | null => {
  if (entity === 'campaign') return null;
  return entity === 'adGroup' ? CAMPAIGN : idAt('adGroup', 1 + (index % GROUPS));
};

const attributesOf = (entity: EntityKind, index: number, step: number): Attributes => {
  switch (entity) {
    case 'campaign':
      return {
        name: 'Autumn',
        status: 'ENABLED',
        budgetMicros: step * 50_000_000,
        biddingStrategy: { type: 'MAXIMIZE_CLICKS' },
        languages: ['de', 'en'],
        schedule: [],
      };
    case 'adGroup':
      return { name: `Group ${index}`, status: 'ENABLED', maxCpcMicros: step * 800_000 };
    case 'ad':
      return {
        status: 'ENABLED',
        headlines: texts('Headline', index, step, 15),
        descriptions: texts('Description of what is on offer', index, step, 4),
        finalUrl: 'https://example.com/shoes',
        path1: 'shoes',
        path2: null,
      };
    case 'keyword':
      return {
        text: `running shoes number ${index}`,
        matchType: 'PHRASE',
        status: step === 2 ? 'PAUSED' : 'ENABLED',
        negative: false,
        maxCpcMicros: step * 800_000,
      };
    default:
      return entity satisfies never;
  }
};

const texts = (word: string, index: number, step: number, count: number): readonly string[] =>
  Array.from(
    { length: count },
    (_each, at) => `${word} ${at} of ${index}${at === 0 ? `, version ${step}` : ''}`,
  );
