import 'reflect-metadata';
import { ANGLE_TYPE_IDS, CONCEPT_ATTRIBUTE_IDS } from '../../domain';
import { type Caller, httpBench, type HttpBench } from '../../testing/http-bench';

const UNKNOWN = '01kb4wq6m3e0sv5mwzq8a7h2rd';
let bench: HttpBench;
let call: Caller;
let businessId: string;
beforeAll(async () => {
  bench = await httpBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  call = bench.newSpace();
  businessId = await make('/businesses', { name: 'Shop' });
});

const make = async (path: string, body: object): Promise<string> =>
  (await call('POST', path, body)).data.id;
const fit = (more: object = {}) => ({
  businessId,
  name: 'Fit',
  angleType: 'QUALITY',
  claim: 'Shoes that fit.',
  ...more,
});

describe('an angle', () => {
  it('is created, read, changed and deleted', async () => {
    const made = await call('POST', '/angles', fit());
    expect(made).toMatchObject({
      status: 201,
      headers: { location: `/api/v1/angles/${made.data.id}`, etag: '"1"' },
      data: { ...fit(), status: 'ACTIVE', version: 1 },
    });
    expect((await call('GET', `/angles/${made.data.id}`)).data).toEqual(made.data);
    expect((await call('PATCH', `/angles/${made.data.id}`, made.data)).data).toEqual(made.data);
    expect(
      (await call('PATCH', `/angles/${made.data.id}`, { status: 'ARCHIVED', claim: 'They fit.' }))
        .data,
    ).toMatchObject({ status: 'ARCHIVED', claim: 'They fit.', version: 2 });
    expect((await call('DELETE', `/angles/${made.data.id}`)).status).toBe(204);
    expect((await call('GET', `/angles/${made.data.id}`)).refused).toEqual(['NOT_FOUND']);
  });

  it('reports every problem at once', async () => {
    expect((await call('POST', '/angles', {})).refused.slice(1).sort()).toEqual([
      'REQUIRED /angleType',
      'REQUIRED /businessId',
      'REQUIRED /claim',
      'REQUIRED /name',
    ]);
    expect(
      (
        await call(
          'POST',
          '/angles',
          fit({
            name: 'x'.repeat(256),
            angleType: 'MAGIC',
            claim: 'x'.repeat(301),
            status: 'REMOVED',
            mood: 1,
          }),
        )
      ).refused
        .slice(1)
        .sort(),
    ).toEqual([
      'NOT_ONE_OF /angleType',
      'NOT_ONE_OF /status',
      'TOO_LONG /claim',
      'TOO_LONG /name',
      'UNKNOWN_FIELD /mood',
    ]);
    expect((await call('POST', '/angles', fit({ name: ' ', claim: ' ' }))).refused).toEqual([
      'VALIDATION_ERROR',
      'TOO_SHORT /name',
      'TOO_SHORT /claim',
    ]);
  });

  it('belongs to a business of its Space', async () => {
    const elsewhere = bench.newSpace();
    for (const body of [fit({ businessId: `biz_${UNKNOWN}` }), fit({ businessId: 'nonsense' })]) {
      expect((await call('POST', '/angles', body)).error).toMatchObject({
        code: 'NOT_FOUND',
        details: { path: '/businessId' },
      });
    }
    expect((await elsewhere('POST', '/angles', fit())).error).toMatchObject({
      code: 'NOT_FOUND',
      details: { path: '/businessId' },
    });
    const id = await make('/angles', fit());
    expect(
      (await call('PATCH', `/angles/${id}`, { businessId: `biz_${UNKNOWN}` })).error,
    ).toMatchObject({ code: 'NOT_FOUND', details: { path: '/businessId' } });
    const other = await make('/businesses', { name: 'Other' });
    expect((await call('PATCH', `/angles/${id}`, { businessId: other })).data).toMatchObject({
      businessId: other,
      version: 2,
    });
  });

  it('keeps its business from being deleted', async () => {
    const id = await make('/angles', fit());
    expect((await call('DELETE', `/businesses/${businessId}`)).error).toMatchObject({
      code: 'BUSINESS_IN_USE',
      details: { campaignIds: [], angleIds: [id] },
    });
    await call('DELETE', `/angles/${id}`);
    expect((await call('DELETE', `/businesses/${businessId}`)).status).toBe(204);
  });

  it('is changed and deleted only as it was read', async () => {
    const id = await make('/angles', fit());
    for (const [method, body] of [
      ['PATCH', { name: 'x' }],
      ['DELETE', undefined],
    ] as const) {
      expect(await call(method, `/angles/${id}`, body, { 'if-match': '"7"' })).toMatchObject({
        status: 412,
        refused: ['PRECONDITION_FAILED'],
      });
    }
    expect(
      (await call('PATCH', `/angles/${id}`, { name: 'Fitting' }, { 'if-match': '"1"' })).data,
    ).toMatchObject({ name: 'Fitting', version: 2 });
    expect((await call('DELETE', `/angles/${id}`, undefined, { 'if-match': '"2"' })).status).toBe(
      204,
    );
  });

  it('is listed by business, type, status and name', async () => {
    const other = await make('/businesses', { name: 'Other' });
    await make('/angles', fit());
    await make(
      '/angles',
      fit({ name: 'Cheap', angleType: 'PRICE', status: 'PAUSED', businessId: other }),
    );
    const names = async (query: string) =>
      (await call('GET', `/angles${query}`)).rows.map(({ name }) => name);
    expect(await names('')).toEqual(['Cheap', 'Fit']);
    expect(await names(`?businessId=${other}`)).toEqual(['Cheap']);
    expect(await names('?angleType=QUALITY')).toEqual(['Fit']);
    expect(await names('?status=PAUSED&q=CHE')).toEqual(['Cheap']);
    expect(await names(`?businessId=biz_${UNKNOWN}`)).toEqual([]);
    expect((await call('GET', '/angles?angleType=MAGIC')).refused).toEqual([
      'VALIDATION_ERROR',
      'NOT_ONE_OF query.angleType',
    ]);
  });
});

describe('a concept', () => {
  const conceptBody = (angleId: string, more: object = {}) => ({
    angleId,
    name: 'Retold',
    attributes: { format: 'STORY', proof: 'REVIEW' },
    ...more,
  });

  it('is created, read, changed by attribute and deleted', async () => {
    const angleId = await make('/angles', fit());
    const made = await call('POST', '/concepts', conceptBody(angleId));
    expect(made).toMatchObject({
      status: 201,
      headers: { location: `/api/v1/concepts/${made.data.id}` },
      data: { ...conceptBody(angleId), status: 'ACTIVE' },
    });
    expect((await call('PATCH', `/concepts/${made.data.id}`, made.data)).data).toEqual(made.data);
    const changed = await call('PATCH', `/concepts/${made.data.id}`, {
      attributes: { proof: null, tone: 'BOLD' },
    });
    expect(changed.data).toMatchObject({ version: 2 });
    expect(changed.data).toHaveProperty('attributes', { format: 'STORY', tone: 'BOLD' });
    expect(
      (await call('DELETE', `/concepts/${made.data.id}`, undefined, { 'if-match': '"1"' })).status,
    ).toBe(412);
    expect((await call('DELETE', `/concepts/${made.data.id}`)).status).toBe(204);
    expect((await call('DELETE', `/concepts/${made.data.id}`)).refused).toEqual(['NOT_FOUND']);
  });

  it('takes the words of the vocabulary and no others', async () => {
    const angleId = await make('/angles', fit());
    expect(
      (
        await call(
          'POST',
          '/concepts',
          conceptBody(angleId, { attributes: { format: 'SONG', colour: 'RED' } }),
        )
      ).refused
        .slice(1)
        .sort(),
    ).toEqual(['NOT_ONE_OF /attributes/format', 'UNKNOWN_FIELD /attributes/colour']);
    expect((await call('POST', '/concepts', conceptBody(angleId, { name: ' ' }))).refused).toEqual([
      'VALIDATION_ERROR',
      'TOO_SHORT /name',
    ]);
    expect(
      (await call('POST', '/concepts', conceptBody(angleId, { attributes: { tone: null } }))).data,
    ).toHaveProperty('attributes', {});
  });

  it('stays with its angle, which must be of its Space', async () => {
    const [angleId, other] = [await make('/angles', fit()), await make('/angles', fit())];
    expect((await call('POST', '/concepts', conceptBody(`ang_${UNKNOWN}`))).error).toMatchObject({
      code: 'NOT_FOUND',
      details: { path: '/angleId' },
    });
    expect((await bench.newSpace()('POST', '/concepts', conceptBody(angleId))).error).toMatchObject(
      {
        code: 'NOT_FOUND',
        details: { path: '/angleId' },
      },
    );
    const id = await make('/concepts', conceptBody(angleId));
    expect((await call('PATCH', `/concepts/${id}`, { angleId: other })).refused).toEqual([
      'VALIDATION_ERROR',
      'READ_ONLY /angleId',
    ]);
    expect((await call('GET', `/concepts?angleId=${other}`)).rows).toEqual([]);
    expect(
      (await call('GET', `/concepts?angleId=${angleId}&status=ACTIVE&q=tol`)).rows,
    ).toMatchObject([{ id }]);
  });

  it('goes with its angle', async () => {
    const [angleId, other] = [await make('/angles', fit()), await make('/angles', fit())];
    const [gone, kept] = [
      await make('/concepts', conceptBody(angleId)),
      await make('/concepts', conceptBody(other)),
    ];
    await call('DELETE', `/angles/${angleId}`);
    expect((await call('GET', `/concepts/${gone}`)).refused).toEqual(['NOT_FOUND']);
    expect((await call('GET', `/concepts/${kept}`)).status).toBe(200);
  });
});

describe('both', () => {
  it('of another Space are not found', async () => {
    const angleId = await make('/angles', fit());
    const conceptId = await make('/concepts', { angleId, name: 'Retold' });
    const elsewhere = bench.newSpace();
    const withoutRequestIds = (text: string) => text.replace(/req_\w+/g, '');
    for (const path of [`/angles/${angleId}`, `/concepts/${conceptId}`]) {
      for (const [method, body] of [['GET'], ['PATCH', { name: 'x' }], ['DELETE']] as const) {
        const [foreign, never] = [
          await elsewhere(method, path, body),
          await call(method, path.replace(/.{4}$/, '0000'), body),
        ];
        expect([path, method, foreign.status, withoutRequestIds(foreign.text)]).toEqual([
          path,
          method,
          404,
          withoutRequestIds(never.text),
        ]);
      }
    }
    expect([
      (await elsewhere('GET', '/angles')).rows,
      (await elsewhere('GET', '/concepts')).rows,
    ]).toEqual([[], []]);
  });

  it('ask for the scopes of ads', async () => {
    const path = `/angles/${await make('/angles', fit())}`;
    for (const one of [path, '/angles', '/concepts', '/creative-vocabulary']) {
      expect(
        (await call('GET', one, undefined, { scopes: 'campaigns:read' })).error?.details?.required,
      ).toEqual(['ads:read']);
    }
    expect(
      (await call('PATCH', path, { name: 'x' }, { scopes: 'ads:read' })).error?.details?.required,
    ).toEqual(['ads:write']);
    expect(
      (await call('POST', '/concepts', {}, { scopes: 'ads:read' })).error?.details?.required,
    ).toEqual(['ads:write']);
  });
});

describe('the vocabulary', () => {
  it('has the fourteen angle types and five attributes, each word with its meaning', async () => {
    const { data } = await call('GET', '/creative-vocabulary');
    const { angleTypes, conceptAttributes } = data as unknown as Record<
      'angleTypes' | 'conceptAttributes',
      { id: string; meaning: string; values: { id: string; meaning: string }[] }[]
    >;
    expect(angleTypes.map(({ id }) => id)).toEqual([
      'PRICE',
      'QUALITY',
      'SPEED',
      'CONVENIENCE',
      'TRUST',
      'SOCIAL_PROOF',
      'AUTHORITY',
      'SCARCITY',
      'NOVELTY',
      'RISK_REVERSAL',
      'PAIN',
      'ASPIRATION',
      'IDENTITY',
      'COMPARISON',
    ]);
    expect(conceptAttributes.map(({ id }) => id)).toEqual([
      'format',
      'hook',
      'tone',
      'proof',
      'offer',
    ]);
    for (const entry of [
      ...angleTypes,
      ...conceptAttributes,
      ...conceptAttributes.flatMap(({ values }) => values),
    ]) {
      expect(entry.meaning).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('is what records are checked against, word by word', async () => {
    const { data } = await call('GET', '/creative-vocabulary');
    const { conceptAttributes } = data as unknown as {
      conceptAttributes: { id: string; values: { id: string }[] }[];
    };
    const angleIds = await Promise.all(
      ANGLE_TYPE_IDS.map((angleType) => make('/angles', fit({ angleType }))),
    );
    expect(new Set(angleIds).size).toBe(14);
    expect(conceptAttributes.map(({ id }) => id)).toEqual(CONCEPT_ATTRIBUTE_IDS);
    for (const { id, values } of conceptAttributes) {
      for (const value of values) {
        expect(
          (
            await call('POST', '/concepts', {
              angleId: angleIds[0],
              name: value.id,
              attributes: { [id]: value.id },
            })
          ).status,
        ).toBe(201);
      }
    }
  });
});
