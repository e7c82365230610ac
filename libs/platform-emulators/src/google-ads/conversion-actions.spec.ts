import { GivenAccount } from './testing/given-account';

let given: GivenAccount;
beforeEach(() => {
  given = new GivenAccount();
});

const sale = (changes: object = {}) => ({
  name: 'Sale',
  type: 'UPLOAD_CLICKS',
  category: 'PURCHASE',
  ...changes,
});
const errors = (changes: object) => given.errors('conversionAction', { create: sale(changes) });

describe('a conversion action', () => {
  it.each<[string, object, readonly string[]]>([
    ['without a name', { name: ' ' }, ['fieldError.REQUIRED']],
    ['without a type', { type: undefined }, ['fieldError.REQUIRED']],
    [
      'of a type that only the vendor makes',
      { type: 'STORE_SALES' },
      ['conversionActionError.CREATION_NOT_SUPPORTED'],
    ],
    [
      'by a rule',
      { attributionModelSettings: { attributionModel: 'GOOGLE_SEARCH_ATTRIBUTION_LINEAR' } },
      ['conversionActionError.CANNOT_SET_RULE_BASED_ATTRIBUTION_MODELS'],
    ],
    ['that looks too far back', { clickThroughLookbackWindowDays: '91' }, ['rangeError.TOO_HIGH']],
    ['that looks nowhere', { viewThroughLookbackWindowDays: '0' }, ['rangeError.TOO_LOW']],
    ['removed from the start', { status: 'REMOVED' }, ['requestError.INVALID_ENUM_VALUE']],
    ['with an id of its own', { id: '5' }, ['fieldError.VALUE_MUST_BE_UNSET']],
  ])('%s is refused', (_, changes, expected) => {
    expect(errors(changes)).toEqual(expected);
  });

  it('has a name of its own among the living', () => {
    const first = given.create('conversionAction', sale());
    expect(errors({})).toEqual(['conversionActionError.DUPLICATE_NAME']);
    given.run('conversionAction', [{ remove: first }]);
    expect(errors({})).toEqual([]);
  });

  it('can be hidden and renamed, and keeps its type', () => {
    const resourceName = given.create('conversionAction', sale());
    const update = (changes: object, updateMask: string) =>
      given.errors('conversionAction', { update: { resourceName, ...changes }, updateMask });
    expect(update({ status: 'HIDDEN', name: 'Order' }, 'status,name')).toEqual([]);
    expect(update({ type: 'WEBPAGE' }, 'type')).toEqual(['fieldError.IMMUTABLE_FIELD']);
  });
});
