import 'reflect-metadata';
import { type Caller, httpBench, type HttpBench } from '../../testing/http-bench';
import { CatalogFacade } from '../../use-cases/catalog-facade';

const UNKNOWN = '01kb4wq6m3e0sv5mwzq8a7h2rd';
let bench: HttpBench;
let call: Caller;
let ids: {
  adGroupId: string;
  campaignId: string;
  angleId: string;
  conceptId: string;
  otherAngle: string;
  otherConcept: string;
};
beforeAll(async () => {
  bench = await httpBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  call = bench.newSpace();
  ids = await givenStamps(call);
});

const givenStamps = async (to: Caller) => {
  const make = async (path: string, body: object): Promise<string> =>
    (await to('POST', path, body)).data.id;
  const businessId = await make('/businesses', { name: 'Shop' });
  const campaignId = await make('/campaigns', { name: 'Autumn', type: 'SEARCH', budget: 50 });
  const angle = () =>
    make('/angles', { businessId, name: 'Fit', angleType: 'QUALITY', claim: 'They fit.' });
  const concept = (angleId: string) => make('/concepts', { angleId, name: 'Retold' });
  const [angleId, otherAngle] = [await angle(), await angle()];
  return {
    campaignId,
    adGroupId: await make('/ad-groups', { campaignId, name: 'Shoes' }),
    angleId,
    otherAngle,
    conceptId: await concept(angleId),
    otherConcept: await concept(otherAngle),
  };
};

const ad = (stamp: object = {}) => ({
  adGroupId: ids.adGroupId,
  type: 'RESPONSIVE_SEARCH',
  finalUrl: 'https://example.com',
  ...stamp,
});
const created = (stamp: object) => call('POST', '/ads', ad(stamp));
const both = () => ({ angleId: ids.angleId, conceptId: ids.conceptId });

describe('a stamp', () => {
  it('is set, shown and removed', async () => {
    const { data } = await created(both());
    expect(data).toMatchObject({ ...both(), stampProvenance: 'user' });
    expect(
      (await call('PATCH', `/ads/${data.id}`, { angleId: null, conceptId: null })).data,
    ).toMatchObject({ angleId: null, conceptId: null, stampProvenance: null, version: 2 });
    expect((await created({})).data).toMatchObject({
      angleId: null,
      conceptId: null,
      stampProvenance: null,
    });
  });

  it('of a concept alone brings its angle along', async () => {
    const { data } = await created({ conceptId: ids.conceptId });
    expect(data).toMatchObject(both());
    expect(
      (await call('PATCH', `/ads/${data.id}`, { ...data, conceptId: ids.otherConcept })).data,
    ).toMatchObject({ angleId: ids.otherAngle, conceptId: ids.otherConcept });
  });

  it('must be one of its angle', async () => {
    const conflict = ['VALIDATION_ERROR', 'CONFLICT /conceptId'];
    expect((await created({ angleId: ids.angleId, conceptId: ids.otherConcept })).refused).toEqual(
      conflict,
    );
    const { id } = (await created(both())).data;
    expect((await call('PATCH', `/ads/${id}`, { angleId: ids.otherAngle })).refused).toEqual(
      conflict,
    );
    expect((await call('PATCH', `/ads/${id}`, { angleId: null })).refused).toEqual(conflict);
    expect(
      (await call('PATCH', `/ads/${id}`, { angleId: ids.otherAngle, conceptId: null })).data,
    ).toMatchObject({ angleId: ids.otherAngle, conceptId: null });
  });

  it('must exist in the Space when it is set', async () => {
    const foreign = await givenStamps(bench.newSpace());
    const { id } = (await created({})).data;
    for (const [member, value] of [
      ['angleId', `ang_${UNKNOWN}`],
      ['angleId', 'ang_wrong'],
      ['angleId', foreign.angleId],
      ['conceptId', `cpt_${UNKNOWN}`],
      ['conceptId', foreign.conceptId],
      ['conceptId', ids.angleId],
    ] as const) {
      for (const answer of [
        await created({ [member]: value }),
        await call('PATCH', `/ads/${id}`, { [member]: value }),
      ]) {
        expect([value, answer.status, answer.error]).toMatchObject([
          value,
          404,
          { code: 'NOT_FOUND', details: { path: `/${member}` } },
        ]);
      }
    }
    expect((await call('GET', `/ads/${id}`)).data.version).toBe(1);
  });

  it('narrows the list of ads', async () => {
    const [stamped, other] = [
      (await created(both())).data.id,
      (await created({ angleId: ids.otherAngle })).data.id,
    ];
    await created({});
    const listed = async (query: string) =>
      (await call('GET', `/ads?${query}`)).rows.map(({ id }) => id);
    expect(await listed(`angleId=${ids.angleId}`)).toEqual([stamped]);
    expect(await listed(`angleId=${ids.otherAngle}`)).toEqual([other]);
    expect(await listed(`conceptId=${ids.conceptId}`)).toEqual([stamped]);
    expect(await listed(`angleId=${ids.otherAngle}&conceptId=${ids.conceptId}`)).toEqual([]);
    expect(await listed(`angleId=ang_${UNKNOWN}`)).toEqual([]);
  });
});

describe('a stamp of a deleted angle', () => {
  it('stays readable, can be filtered by, and survives being sent back', async () => {
    const { data } = await created(both());
    await call('DELETE', `/angles/${ids.angleId}`);
    const read = await call('GET', `/ads/${data.id}`);
    expect(read.data).toEqual(data);
    expect(
      (await call('GET', `/ads?angleId=${ids.angleId}&conceptId=${ids.conceptId}`)).rows,
    ).toMatchObject([{ id: data.id }]);
    expect(
      (await call('PATCH', `/ads/${data.id}`, { ...read.data, status: 'PAUSED' })).data,
    ).toMatchObject({ ...both(), status: 'PAUSED', stampProvenance: 'user', version: 2 });
  });

  it('is not set anew', async () => {
    const [stamped, blank] = [(await created(both())).data, (await created({})).data];
    await call('DELETE', `/concepts/${ids.conceptId}`);
    expect((await call('PATCH', `/ads/${blank.id}`, both())).error).toMatchObject({
      code: 'NOT_FOUND',
      details: { path: '/conceptId' },
    });
    await call('DELETE', `/angles/${ids.angleId}`);
    expect((await call('PATCH', `/ads/${blank.id}`, { angleId: ids.angleId })).error).toMatchObject(
      { code: 'NOT_FOUND', details: { path: '/angleId' } },
    );
    expect(
      (
        await call('PATCH', `/ads/${stamped.id}`, {
          angleId: ids.otherAngle,
          conceptId: ids.otherConcept,
        })
      ).data,
    ).toMatchObject({ conceptId: ids.otherConcept });
    expect((await call('PATCH', `/ads/${stamped.id}`, both())).error).toMatchObject({
      code: 'NOT_FOUND',
      details: { path: '/angleId' },
    });
  });
});

describe('stamps in bulk', () => {
  it('are checked item by item', async () => {
    const items = [
      ad(both()),
      ad({ conceptId: ids.otherConcept }),
      ad({ angleId: `ang_${UNKNOWN}` }),
      ad({ angleId: ids.angleId, conceptId: ids.otherConcept }),
      ad(),
    ];
    const { rows, meta } = await call('POST', '/ads/bulk', { items });
    expect(meta).toEqual({ succeeded: 3, failed: 2 });
    expect(
      rows.map(
        ({ status, error }) => error?.details?.path ?? error?.details?.issues?.[0]?.path ?? status,
      ),
    ).toEqual(['created', 'created', '/items/2/angleId', '/items/3/conceptId', 'created']);
    expect((await call('GET', `/ads/${rows[1]!.id}`)).data).toMatchObject({
      angleId: ids.otherAngle,
      conceptId: ids.otherConcept,
    });
  });

  it('are changed, also twice on the same ad and back again', async () => {
    const [one, two] = [(await created(both())).data.id, (await created({})).data.id];
    const patched = await call('PATCH', '/ads/bulk', {
      items: [
        { id: one, angleId: ids.otherAngle, conceptId: null },
        { id: one, angleId: ids.angleId, conceptId: ids.conceptId },
        { id: two, conceptId: `cpt_${UNKNOWN}` },
        { id: two, status: 'PAUSED' },
      ],
    });
    expect(patched.rows.map(({ status, error }) => error?.details?.path ?? status)).toEqual([
      'updated',
      'updated',
      '/items/2/conceptId',
      'updated',
    ]);
    expect((await call('GET', `/ads/${one}`)).data).toMatchObject(both());
    expect((await call('GET', `/ads/${two}`)).data).toMatchObject({
      status: 'PAUSED',
      conceptId: null,
    });
  });
});

describe('what is sent of it to platforms', () => {
  const treeVersion = async (): Promise<number> => {
    const { spaceId } = (await call('GET', `/campaigns/${ids.campaignId}`)).data as unknown as {
      spaceId: string;
    };
    return (await bench.app
      .get(CatalogFacade)
      .campaign({ accountId: 'acc_1', spaceId }, ids.campaignId))!.treeVersion;
  };

  it('is nothing: a stamp makes no local change to sync, any other field does', async () => {
    const { id } = (await created({})).data;
    const before = await treeVersion();
    await call('PATCH', `/ads/${id}`, both());
    await call('PATCH', '/ads/bulk', { items: [{ id, conceptId: null }] });
    expect(await treeVersion()).toBe(before);
    await call('PATCH', `/ads/${id}`, { conceptId: ids.conceptId, status: 'PAUSED' });
    expect(await treeVersion()).toBe(before + 1);
  });
});
