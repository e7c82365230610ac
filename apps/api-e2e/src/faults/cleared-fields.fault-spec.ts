import {
  answered,
  attached,
  campaignBody,
  type ConnectionMade,
  finished,
  givenAsset,
  givenConnection,
  givenImage,
  givenParty,
  type Party,
  picture,
  type Preview,
  previewed,
  type RemoteObject,
  type Sync,
  triggered,
} from '@switchyard/test-kit';
import { CASES, type FieldCase, type Kind, KINDS, type MatrixEntity } from '../field-matrix';
import { undone } from '../plans';
import { onQueue } from './on-queue';

type Step = 'made' | 'set' | 'change' | 'clear' | 'undo';

/** One campaign on one platform, made for one field. */
interface Cell {
  readonly entity: MatrixEntity;
  readonly field: string;
  readonly values: FieldCase;
  readonly campaignId: string;
  /** Path of the object that has the field. */
  readonly path: string;
}

const texts = (...all: readonly string[]) => all.map((text) => ({ text }));

const adOf = (type: Kind[2], adGroupId: string) => ({
  adGroupId,
  type,
  finalUrl: 'https://shop.example/shoes',
  headlines: texts('Shoes that fit', 'Fitted in our shop', 'Gait analysis'),
  descriptions: texts('Bring your old pair, we find the new one.', 'Thirty days to run in them.'),
  ...(type === 'RESPONSIVE_SEARCH'
    ? {}
    : { businessName: 'Shoe shop', longHeadline: 'Shoes that fit how you run' }),
});

const made = async (party: Party, path: string, body: unknown): Promise<string> => {
  const {
    status,
    body: answer,
    text,
  } = await party.send(`/api/v1${path}`, { method: 'POST', body });
  if (status !== 201) throw new Error(`POST ${path} answered ${status}: ${text}`);
  return (answer.data as { id: string }).id;
};

const PICTURES = [
  ['MARKETING_IMAGE', 1_200, 628],
  ['SQUARE_MARKETING_IMAGE', 1_080, 1_080],
] as const;

const givenPictures = (party: Party): Promise<readonly (readonly [string, string])[]> =>
  Promise.all(
    PICTURES.map(async ([role, width, height]) => {
      const { id } = await givenImage(party, { name: role, bytes: picture(width, height) });
      return [role, id] as const;
    }),
  );

const givenCell = async (
  party: Party,
  [platform, type, adType]: Kind,
  pictures: Awaited<ReturnType<typeof givenPictures>>,
  { entity, field, values }: (typeof CASES)[number],
): Promise<Cell> => {
  const own = (of: MatrixEntity) => (of === entity ? values.made : {});
  const campaignId = await made(party, '/campaigns', {
    ...campaignBody({
      name: `${type} ${entity} ${field}`,
      platforms: [platform],
      campaign: {
        type,
        ...(BY_HAND.has(platform) ? { biddingStrategy: { type: 'MANUAL_CPC' } } : {}),
        geoTargets: [{ kind: 'AREA', name: 'Germany', type: 'COUNTRY', countryCode: 'DE' }],
      },
    }),
    ...own('campaign'),
  });
  const adGroupId = await made(party, '/ad-groups', {
    campaignId,
    name: 'Runners',
    ...(platform === 'openai-ads' ? { contextHints: ['running shoes'], maxCpc: 1 } : {}),
    ...own('adGroup'),
  });
  const adId = await made(party, '/ads', { ...adOf(adType, adGroupId), ...own('ad') });
  for (const [role, imageId] of adType === 'RESPONSIVE_SEARCH' ? [] : pictures) {
    await attached(party, imageId, { adId }, role as 'MARKETING_IMAGE');
  }
  const paths: Record<MatrixEntity, () => Promise<string>> = {
    campaign: async () => `/campaigns/${campaignId}`,
    adGroup: async () => `/ad-groups/${adGroupId}`,
    ad: async () => `/ads/${adId}`,
    keyword: async () =>
      `/keywords/${await made(party, '/keywords', { adGroupId, text: 'running shoes', matchType: 'PHRASE' })}`,
    asset: async () => {
      const asset = await givenAsset(party, {
        type: 'SITELINK',
        name: 'Opening hours',
        linkText: 'Opening hours',
        finalUrl: 'https://shop.example/visit',
      });
      await attached(party, asset.id, { campaignId }, 'SITELINK');
      return `/assets/${asset.id}`;
    },
  };
  return { entity, field, values, campaignId, path: await paths[entity]() };
};

/** PATCHes each cell; returns those that were taken. */
const patched = async (
  party: Party,
  cells: readonly Cell[],
  step: 'set' | 'change' | 'clear',
): Promise<readonly Cell[]> => {
  const taken: Cell[] = [];
  for (const cell of cells) {
    const body = cell.values[step];
    if (!body) continue;
    const { status, text } = await party.send(`/api/v1${cell.path}`, { method: 'PATCH', body });
    if (status >= 500) throw new Error(`PATCH ${cell.path} answered ${status}: ${text}`);
    if (status === 200) taken.push(cell);
  }
  return taken;
};

const expectNothingToDo = async (party: Party): Promise<void> => {
  const { platforms, drift } = await previewed(party);
  const changes = platforms.flatMap((one) =>
    one.changes.map(({ action, entity, name, fields }) => ({ action, entity, name, fields })),
  );
  expect({ changes, drift }).toEqual({ changes: [], drift: [] });
};

/** Syncs a plan, and returns which campaign failed and how. */
const syncedWell = async (
  party: Party,
  { planHash, blocked }: Pick<Preview, 'blocked'> & { readonly planHash: string },
): Promise<Sync> => {
  const sync = await finished(party, await triggered(party, planHash), 120_000);
  expect({
    status: sync.effectiveStatus,
    errors: sync.progress.campaignDetails.filter(
      ({ error, status }) => error !== null && status !== 'blocked',
    ),
  }).toEqual({ status: blocked.length > 0 ? 'partial' : 'completed', errors: [] });
  return sync;
};

const named = ({ entity, field }: Cell): string => `${entity}.${field}`;

const isMadeWith = ({ made: body = {}, clear = {} }: FieldCase): boolean =>
  Object.keys(clear).some((name) => name in body);

/** What a platform keeps of a field that was cleared, and what it means the same as. */
const KEPT: Readonly<Record<string, readonly RegExp[]>> = {
  // A modifier of 1 is none; device criteria cannot be removed. A start that is not set is the day
  // of creation.
  'google-ads': [/^campaignCriterion/, /^campaign\/startDateTime=/],
  // What cannot change in place is made again, as another object.
  'linkedin-ads': [/^creative\/(content\/reference|campaign)=/, /^campaign\/runSchedule\/start=/],
  // Device criteria cannot be removed. Microsoft says no end as 2 January 2050 (platform document).
  'microsoft-ads': [
    /^CampaignCriterion/,
    /EndDate\/(Day=2|Month=1|Year=2050)$/,
    /EndDate="2050-01-02/,
  ],
};

/** Members that say when and as what something is kept, not what it is. */
const BOOKKEEPING =
  /(^|_)(id|ids|urn|version|etag|status_?reasons?|fingerprint|asset)$|Id$|Urn$|resource_?name|updated|modified|created|effective|serving|review/i;

/** Each value of an object with its path, such as `campaign/name="Shoes"`. */
const facts = (value: unknown, path: string): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((one) => facts(one, `${path}[]`));
  if (typeof value !== 'object' || value === null) {
    return value === null || value === undefined ? [] : [`${path}=${JSON.stringify(value)}`];
  }
  return Object.entries(value).flatMap(([name, inner]) =>
    BOOKKEEPING.test(name) ? [] : facts(inner, `${path}/${name}`),
  );
};

type Picture = readonly string[];

/** What one picture holds more often than the other. */
const more = (one: Picture, other: Picture): Picture => {
  const left = [...other];
  return one.filter((fact) => {
    const at = left.indexOf(fact);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** Platforms on which an ad group's own bid counts when a campaign bids by hand. */
const BY_HAND: ReadonlySet<string> = new Set(['google-ads', 'microsoft-ads', 'openai-ads']);

/**
 * What a platform does not take a second time: LinkedIn starts a campaign without a start at once,
 * and a start that has passed is fixed.
 */
const REFUSED_AGAIN: Readonly<Record<string, readonly string[]>> = {
  'linkedin-ads': ['campaign.startDate'],
};

const GONE = new Set(['REMOVED', 'Deleted', 'DELETED', 'ARCHIVED', 'archived', 'PENDING_DELETION']);

/**
 * What the platform holds of each campaign, in its own words, from the emulator's store: no code of
 * ours reads it.
 */
const remoteTrees = async (
  party: Party,
  { platform, adAccount }: ConnectionMade,
  cells: readonly Cell[],
): Promise<ReadonlyMap<string, Picture>> => {
  const objects = (
    await party.system.emulators.objects({ platform, accountId: adAccount.externalAccountId })
  ).filter(({ status }) => !GONE.has(status));
  const below = (id: string): readonly RemoteObject[] => {
    const children = objects.filter(({ parentId }) => parentId === id);
    return children.flatMap((child) => [child, ...below(child.id)]);
  };
  const trees = new Map<string, Picture>();
  for (const { campaignId } of cells) {
    const { platformLinks } = await answered(
      party.api.GET('/api/v1/campaigns/{id}', { params: { path: { id: campaignId } } }),
    );
    const remoteId = platformLinks[platform]?.remoteId ?? '';
    const all = [...objects.filter(({ id }) => id === remoteId), ...below(remoteId)];
    trees.set(
      campaignId,
      all.flatMap(({ kind, status, data }) => facts({ ...data, status }, kind)).sort(),
    );
  }
  return trees;
};

onQueue(
  (here) => {
    describe.each(KINDS)('fields of %s %s', (...kind) => {
      const [platform] = kind;
      let party: Party;
      let connection: ConnectionMade;
      let cells: readonly Cell[];
      let cleared: readonly Cell[];
      let clearing: Sync | undefined;
      const pictures = new Map<Step, ReadonlyMap<string, Picture>>();

      const look = async (step: Step): Promise<void> =>
        void pictures.set(step, await remoteTrees(party, connection, cells));

      const picture = (step: Step, { campaignId }: Cell): Picture =>
        pictures.get(step)?.get(campaignId) ?? [];

      /** Per cell, what the platform holds now and not then, and the other way round. */
      const differences = (now: Step, then: Step, of: readonly Cell[]) =>
        of.flatMap((cell) => {
          const isKept = (fact: string) => KEPT[platform]?.some((kept) => kept.test(fact)) ?? false;
          const [added, missing] = [
            more(picture(now, cell), picture(then, cell)).filter((fact) => !isKept(fact)),
            more(picture(then, cell), picture(now, cell)).filter((fact) => !isKept(fact)),
          ];
          return added.length + missing.length > 0 ? [{ cell: named(cell), added, missing }] : [];
        });

      /**
       * Takes a step with every cell that takes it; one that the plan blocks is left out from then
       * on.
       */
      const stepped = async (step: 'set' | 'change' | 'clear'): Promise<readonly Cell[]> => {
        const taken = await patched(party, cells, step);
        // Requests of a minute are limited.
        await party.system.emulators.advance(60);
        const plan = await previewed(party);
        const blocked = new Set(plan.blocked.map(({ campaignId }) => campaignId));
        cells = cells.filter(({ campaignId }) => !blocked.has(campaignId));
        const sync = await syncedWell(party, plan);
        if (step === 'clear') clearing = sync;
        await expectNothingToDo(party);
        await look(step);
        return taken.filter((cell) => cells.includes(cell));
      };

      beforeAll(async () => {
        party = await givenParty(here());
        connection = await givenConnection(party, platform);
        const images = await givenPictures(party);
        const all: Cell[] = [];
        for (const each of CASES) all.push(await givenCell(party, kind, images, each));
        cells = all;
        const plan = await previewed(party);
        expect(
          plan.blocked.map(({ name, findings }) => [name, findings.map(({ code }) => code)]),
        ).toEqual([]);
        await syncedWell(party, plan);
        await look('made');
      }, 180_000);

      it('37 are set', async () => {
        const taken = await stepped('set');
        expect(taken.length).toBeGreaterThan(10);
      }, 180_000);

      it('37 are changed', async () => {
        await stepped('change');
      }, 180_000);

      it('37 are cleared, and leave what was there before they were set', async () => {
        cleared = await stepped('clear');
        const wereUnset = cleared.filter(({ values }) => !isMadeWith(values));
        expect(differences('clear', 'made', wereUnset)).toEqual([]);
        const changed = new Set(differences('change', 'made', cleared).map(({ cell }) => cell));
        const gone = new Set(differences('clear', 'change', cleared).map(({ cell }) => cell));
        expect([...changed].filter((cell) => !gone.has(cell))).toEqual([]);
      }, 180_000);

      it('37 are set again when the clearing is undone', async () => {
        if (!clearing) throw new Error('nothing was cleared');
        await party.system.emulators.advance(60);
        const plan = await undone(party, clearing.id);
        const undo = await finished(party, await triggered(party, plan.planHash), 120_000);
        const refused = undo.progress.campaignDetails.filter(({ error }) => error !== null);
        const again = cleared.filter((cell) => !REFUSED_AGAIN[platform]?.includes(named(cell)));
        expect(
          refused.filter(({ campaignId }) => again.some((cell) => cell.campaignId === campaignId)),
        ).toEqual([]);
        if (refused.length === 0) await expectNothingToDo(party);
        await look('undo');
        expect(differences('undo', 'change', again)).toEqual([]);
      }, 180_000);
    });
  },
  () => Promise.resolve({ settings: { skipsWaits: true } }),
);
