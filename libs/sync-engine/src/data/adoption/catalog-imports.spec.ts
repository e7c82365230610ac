import type { CampaignChangeFacade } from '@switchyard/catalog';
import type { UnitOfWork } from '@switchyard/kernel';
import type { FieldChange, PlannedChange } from '../../domain/planning/plan';
import type { CampaignTree } from '../../domain/basis/campaign-tree';
import { givenTree } from '../../domain/testing/given-tree';
import type { CampaignTrees } from '../../use-cases/ports';
import { CatalogImports } from './catalog-imports';

const PLATFORM = 'google-ads';
const tree = givenTree({ campaign: { platforms: [PLATFORM, 'meta-ads'] } });

/**
 * What an import of this field of a campaign writes into the catalog, when the ad account would
 * have this status of it now, and the campaign is this one when it is locked; and why it could not.
 */
const imported = async (
  field: FieldChange,
  status = 'ENABLED',
  locked: CampaignTree['campaign'] = tree.campaign,
): Promise<{ readonly patches: readonly object[]; readonly error: string | undefined }> => {
  const patches: object[] = [];
  const catalog = {
    lockCampaign: async () => locked,
    importCampaign: async (_tenant: unknown, { changes }: { changes: object }) =>
      void patches.push(changes),
  };
  const trees = {
    load: async function* () {
      yield tree;
    },
  };
  const change = {
    action: 'import',
    address: {
      platform: PLATFORM,
      connectionId: 'con_1',
      campaignId: tree.campaign.id,
      entity: 'campaign',
      id: tree.campaign.id,
    },
    fields: [field],
  } as unknown as PlannedChange;
  const imports = new CatalogImports(
    catalog as unknown as CampaignChangeFacade,
    trees as unknown as CampaignTrees,
    { run: (_tenant: unknown, work: () => unknown) => work() } as unknown as UnitOfWork,
  );
  const applicable = () => new Map([[tree.campaign.id, { status }]]);
  const [result] = await imports.execute(
    { spaceId: 'spc_1', accountId: 'acc_1' },
    [change],
    { platform: PLATFORM, timeZone: 'UTC', placeKey: 'googleGeoTargetId' } as never,
    applicable,
  );
  expect(result?.localId).toBe(tree.campaign.id);
  return { patches, error: result?.error?.code };
};

describe('an import', () => {
  it('writes what was changed on a platform', async () => {
    expect(
      await imported({ field: 'status', before: 'ENABLED', after: 'PAUSED', owner: 'remote' }),
    ).toEqual({
      patches: [{ platformStatus: { [PLATFORM]: 'PAUSED', 'meta-ads': 'ENABLED' } }],
      error: undefined,
    });
  });

  it('keeps what another account imported into the campaign since it was read', async () => {
    const paused = {
      field: 'status',
      before: 'ENABLED',
      after: 'PAUSED',
      owner: 'remote',
    } as const;
    const elsewhere = { ...tree.campaign, platformStatus: { 'meta-ads': 'PAUSED' } } as const;
    expect(await imported(paused, 'ENABLED', elsewhere)).toEqual({
      patches: [{ platformStatus: { [PLATFORM]: 'PAUSED', 'meta-ads': 'PAUSED' } }],
      error: undefined,
    });
  });

  it('writes over nothing that was edited here after the plan, and says so', async () => {
    expect(
      await imported({ field: 'status', before: 'REMOVED', after: 'PAUSED', owner: 'remote' }),
    ).toEqual({ patches: [], error: 'LOCAL_EDIT' });
  });

  it('is done when it was written before', async () => {
    expect(
      await imported(
        { field: 'status', before: 'ENABLED', after: 'PAUSED', owner: 'remote' },
        'PAUSED',
      ),
    ).toMatchObject({ error: undefined });
  });

  it('writes nothing of what both sides held when the plan was made: it may have been edited here since', async () => {
    expect(
      await imported({
        field: 'status',
        before: 'ENABLED',
        after: 'PAUSED',
        owner: 'both',
        agreed: true,
      }),
    ).toEqual({ patches: [], error: undefined });
  });
});
