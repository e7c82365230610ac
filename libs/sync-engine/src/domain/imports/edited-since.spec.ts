import type { FieldChange } from '../plan';
import { editedSince } from './edited-since';

const field = (over: Partial<FieldChange> = {}): FieldChange => ({
  field: 'name',
  before: 'Autumn',
  after: 'Winter',
  owner: 'remote',
  ...over,
});

describe('a field that an import brings', () => {
  it.each([
    ['as the plan saw it', 'Autumn', undefined],
    ['taken over already', 'Winter', undefined],
    ['edited here since', 'Spring', 'name'],
    ['taken away here since', null, 'name'],
  ])('is %s', (_, now, told) => {
    expect(editedSince({ fields: [field()] }, { name: now })).toBe(told);
  });

  it('may have been edited when both sides held it: nothing is written then', () => {
    expect(editedSince({ fields: [field({ agreed: true })] }, { name: 'Spring' })).toBeUndefined();
  });

  it('was nothing, and is nothing', () => {
    expect(editedSince({ fields: [field({ before: null })] }, undefined)).toBeUndefined();
  });
});
