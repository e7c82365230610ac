import type { Marker } from '@switchyard/platforms';
import type { OpenAccount } from '../ports';
import { findUnboundObjects, type Ours } from './find-unbound-objects';
import type { LostCreate } from '../../data/syncing/unanswered-writes';

const lost = (
  entity: 'campaign' | 'adGroup' | 'ad',
  id: string,
  parentId: string | null,
  parentRemoteId: string | null = null,
): LostCreate => ({
  address: { platform: 'google-ads', connectionId: 'con_1', campaignId: 'cmp_1', entity, id },
  parentId,
  parentRemoteId,
  name: id,
  campaignType: 'SEARCH',
  attributes: { name: id },
  applied: { name: id },
  released: ['r-old'],
});

const allOurs: Ours = async (found) => found;

/** An account that has these of our objects. */
const holding = (...ids: readonly string[]) => {
  const asked: Marker[] = [];
  const find = async (_connection: unknown, markers: readonly Marker[]) => {
    asked.push(...markers);
    return markers
      .filter(({ localId }) => ids.includes(localId))
      .map(({ entity, localId }) => ({
        entity,
        remoteId: `r-${localId}`,
        campaignRemoteId: 'r-cmp_1',
        marker: localId,
        attributes: { name: localId },
        parts: {},
      }));
  };
  return {
    account: { platform: { find }, connection: {}, io: {} } as unknown as OpenAccount,
    asked,
  };
};

describe('looking for creates without an answer', () => {
  it('finds what was made, children below parents that were found', async () => {
    const { account, asked } = holding('cmp_1', 'adg_1');
    const { unboundObjects, absent } = await findUnboundObjects(
      account,
      [
        lost('ad', 'ad_1', 'adg_1'),
        lost('adGroup', 'adg_1', 'cmp_1'),
        lost('campaign', 'cmp_1', null),
      ],
      [],
      allOurs,
    );
    expect(
      unboundObjects.map(({ address: { id }, parentRemoteId }) => [id, parentRemoteId]),
    ).toEqual([
      ['cmp_1', null],
      ['adg_1', 'r-cmp_1'],
    ]);
    expect([absent, asked.map(({ localId, parentRemoteId }) => [localId, parentRemoteId])]).toEqual(
      [
        ['ad_1'],
        [
          ['cmp_1', undefined],
          ['adg_1', 'r-cmp_1'],
          ['ad_1', 'r-adg_1'],
        ],
      ],
    );
  });

  it('asks nothing below what was never made', async () => {
    const { account, asked } = holding();
    expect(
      await findUnboundObjects(
        account,
        [lost('adGroup', 'adg_1', 'cmp_1', 'r-cmp_1'), lost('ad', 'ad_1', 'adg_1')],
        [],
        allOurs,
      ),
    ).toEqual({ unboundObjects: [], absent: ['adg_1', 'ad_1'] });
    expect(asked.map(({ localId }) => localId)).toEqual(['adg_1']);
  });

  it('leaves open what lies below a parent that is not known yet', async () => {
    const { account, asked } = holding('ad_1');
    expect(await findUnboundObjects(account, [lost('ad', 'ad_1', 'adg_1')], [], allOurs)).toEqual({
      unboundObjects: [],
      absent: [],
    });
    expect(asked).toEqual([]);
  });

  it('names what carries the mark and was released, and leaves alone what is another Space’s by now', async () => {
    const { account, asked } = holding('cmp_1');
    expect(
      (await findUnboundObjects(account, [lost('campaign', 'cmp_1', null)], [], async () => []))
        .absent,
    ).toEqual(['cmp_1']);
    expect(asked.map(({ released }) => released)).toEqual([['r-old']]);
  });
});
