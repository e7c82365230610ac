import { CAMPAIGN } from './campaigns';
import { MUTATE_REQUEST } from './kinds';
import { type Json, parseMessage, type Violation } from './message';
import { applyMask, readMask } from './update-mask';

function read(body: unknown): { readonly parsed: Json; readonly breaches: readonly string[] } {
  const violations: Violation[] = [];
  const parsed = parseMessage(CAMPAIGN, body, 'operations[0].create', violations);
  return { parsed, breaches: violations.map(({ description }) => description) };
}

describe('the closed schema', () => {
  it.each([
    [
      'an unknown member',
      { nam: 'x' },
      'Invalid JSON payload received. Unknown name "nam" at \'operations[0].create\': Cannot find field.',
    ],
    ['a snake_case member', { campaign_budget: 'x' }, 'Unknown name "campaign_budget"'],
    [
      'a member deep inside',
      { networkSettings: { targetGoogle: true } },
      'Unknown name "targetGoogle" at \'operations[0].create.networkSettings\'',
    ],
    ['a wrong enum', { status: 'ACTIVE' }, "Invalid value at 'operations[0].create.status'"],
    ['a number for text', { name: 5 }, "Invalid value at 'operations[0].create.name'"],
    [
      'a fraction for a whole number',
      { targetSpend: { cpcBidCeilingMicros: 1.5 } },
      "'operations[0].create.targetSpend.cpcBidCeilingMicros'",
    ],
    [
      'text for a switch',
      { manualCpc: { enhancedCpcEnabled: 'false' } },
      "'operations[0].create.manualCpc.enhancedCpcEnabled'",
    ],
    [
      'a single value for a list',
      { urlCustomParameters: {} },
      "'operations[0].create.urlCustomParameters'",
    ],
    [
      'two bidding strategies',
      { manualCpc: {}, targetSpend: {} },
      "oneof field 'campaign_bidding_strategy' is already set",
    ],
    ['an inherited name', JSON.parse('{"__proto__": 1}') as unknown, 'Unknown name "__proto__"'],
  ])('refuses %s', (_, body, description) => {
    expect(read(body).breaches).toEqual([expect.stringContaining(description)]);
  });

  it('names every breach at once', () => {
    expect(read({ a: 1, b: 2, status: 'X' }).breaches).toHaveLength(3);
  });

  it('takes whole numbers as text or number, and keeps text', () => {
    expect(read({ targetSpend: { cpcBidCeilingMicros: 2_000_000 } })).toEqual({
      parsed: { targetSpend: { cpcBidCeilingMicros: '2000000' } },
      breaches: [],
    });
  });

  it('treats null as absent', () => {
    expect(read({ name: null, manualCpc: null, targetSpend: {} })).toEqual({
      parsed: { targetSpend: {} },
      breaches: [],
    });
  });

  it('knows no removal of assets', () => {
    const violations: Violation[] = [];
    parseMessage(
      MUTATE_REQUEST,
      { mutateOperations: [{ assetOperation: { remove: 'customers/1/assets/2' } }] },
      '',
      violations,
    );
    expect(violations).toEqual([
      expect.objectContaining({ field: 'mutateOperations[0].assetOperation' }),
    ]);
  });
});

describe('an update mask', () => {
  const stored = {
    name: 'Spring',
    endDateTime: '2036-01-01 23:59:59',
    manualCpc: { enhancedCpcEnabled: false },
  };
  const complaintsOf = (mask: string | undefined, body: Json = {}) =>
    readMask(CAMPAIGN, mask, body).complaints.map(({ error }) => error);
  const masked = (body: Json, mask: string) =>
    applyMask(CAMPAIGN, stored, body, readMask(CAMPAIGN, mask, body).paths);

  it.each([
    [undefined, 'fieldMaskError.FIELD_MASK_MISSING'],
    ['nam', 'fieldMaskError.FIELD_NOT_FOUND'],
    ['campaign_budget', 'fieldMaskError.FIELD_NOT_FOUND'],
    ['networkSettings', 'fieldMaskError.FIELD_HAS_SUBFIELDS'],
    ['advertisingChannelType', 'fieldError.IMMUTABLE_FIELD'],
    ['servingStatus', 'fieldError.IMMUTABLE_FIELD'],
  ])('%p is refused with %s', (mask, code) => {
    expect(complaintsOf(mask)).toEqual([code]);
  });

  it('clears what it names and the body lacks, and leaves the rest', () => {
    expect(masked({ name: 'ignored' }, 'endDateTime')).toEqual({
      name: 'Spring',
      manualCpc: { enhancedCpcEnabled: false },
    });
  });

  it('chooses another member of a oneof and clears the first', () => {
    expect(
      masked({ targetSpend: { cpcBidCeilingMicros: '5' } }, 'targetSpend.cpcBidCeilingMicros'),
    ).toEqual({
      name: 'Spring',
      endDateTime: '2036-01-01 23:59:59',
      targetSpend: { cpcBidCeilingMicros: '5' },
    });
  });

  it('chooses a strategy without settings by its own name or by a cleared member', () => {
    expect(masked({ maximizeConversions: {} }, 'maximizeConversions')).toMatchObject({
      maximizeConversions: {},
    });
    expect(
      masked({ maximizeConversions: {} }, 'maximizeConversions.targetCpaMicros'),
    ).toMatchObject({ maximizeConversions: {} });
  });
});
