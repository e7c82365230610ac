import { isHeldOut, LABELLED_KINDS, type LabelledClaim, scoreOf } from './labelled-claims';
import labelled from './labelled-claims.json';

const claims = labelled.claims as readonly LabelledClaim[];
const LEAST = { number: 0.9, name: 0.9, date: 0.9, quote: 0.9, words: 0.85 } as const;

describe('the labelled set', () => {
  it.each(LABELLED_KINDS)('has at least 30 claims about a %s, grounded ones and others', (kind) => {
    const ofKind = claims.filter((claim) => claim.kind === kind);
    expect(ofKind.length).toBeGreaterThanOrEqual(30);
    const share = ofKind.filter(({ grounded }) => grounded).length / ofKind.length;
    expect(Math.abs(share - 0.5)).toBeLessThan(0.15);
  });

  it('has an id for each claim', () => {
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
  });
});

describe.each([
  ['tuned', false],
  ['held out', true],
] as const)('ungrounded claims of the part that is %s', (_name, heldOut) => {
  it.each(LABELLED_KINDS)('are found: %s', (kind) => {
    const part = claims.filter((claim) => claim.kind === kind && isHeldOut(claim) === heldOut);
    const { precision, recall } = scoreOf(part);
    expect(precision).toBeGreaterThanOrEqual(LEAST[kind]);
    expect(recall).toBeGreaterThanOrEqual(LEAST[kind]);
  });
});
