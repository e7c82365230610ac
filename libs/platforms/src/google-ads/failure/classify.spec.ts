import { classifyAnswer, classifyError } from './classify';
import { goldenAnswers } from './fixtures/answers';

describe('an answer that is no success', () => {
  it.each(goldenAnswers)('$name', ({ status, headers = {}, body, purpose = 'read', expected }) => {
    const { detail, ...rest } = classifyAnswer(
      {
        status,
        headers,
        body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
      },
      purpose,
    );
    expect({ ...rest, code: detail.code }).toEqual(expected);
  });

  it('keeps the request id for the vendor, from the body or the header', () => {
    const named = classifyAnswer(
      {
        status: 400,
        headers: { 'request-id': 'head' },
        body: Buffer.from('{"error":{"details":[{"errors":[],"requestId":"body"}]}}'),
      },
      'read',
    );
    const bare = classifyAnswer(
      { status: 400, headers: { 'request-id': 'head' }, body: Buffer.from('') },
      'read',
    );
    expect([named.detail.requestId, bare.detail.requestId]).toEqual(['body', 'head']);
  });
});

describe('one operation that failed', () => {
  const inside = {
    errorCode: { criterionError: 'INVALID_PROXIMITY_RADIUS' },
    location: {
      fieldPathElements: [
        { fieldName: 'mutateOperations', index: 4 },
        { fieldName: 'campaignCriterionOperation' },
        { fieldName: 'create' },
        { fieldName: 'proximity' },
        { fieldName: 'radius' },
      ],
    },
  };

  it('is told by the field that it serves', () => {
    expect(classifyError(inside, 'geoTargets', 'r')).toMatchObject({
      kind: 'refused',
      field: 'geoTargets',
      detail: { code: 'INVALID_PROXIMITY_RADIUS', requestId: 'r' },
    });
  });

  it('was not done when the platform broke: it can be sent again', () => {
    expect(
      classifyError({ errorCode: { internalError: 'TRANSIENT_ERROR' } }, null, undefined).kind,
    ).toBe('unavailable');
  });
});
