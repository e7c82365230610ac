import { validationError, type Ids } from '@switchyard/kernel';
import { blankNameIssues } from '../change/blank-name';
import { isSameValue } from '../change/same-value';
import type { Business } from './business';
import type { BusinessChanges, BusinessInput } from './business-input';
import { viewBusiness } from './business-view';

type Fields = Omit<Business, 'spaceId' | 'id' | 'createdAt' | 'updatedAt' | 'version'>;

/** A new business. Throws `VALIDATION_ERROR` with every problem. */
export const createBusiness = (
  spaceId: string,
  input: BusinessInput,
  world: { readonly ids: Ids; readonly now: Date },
): Business => ({
  ...readFields(input),
  spaceId,
  id: world.ids.next('biz'),
  createdAt: world.now,
  updatedAt: world.now,
  version: 1,
});

/** A business after changes; the same object when nothing changes. Throws `VALIDATION_ERROR` with every problem. */
export const reviseBusiness = (row: Business, changes: BusinessChanges, now: Date): Business => {
  const input = { ...viewBusiness(row), ...changes } as BusinessInput;
  const next = { ...row, ...readFields(input) };
  return isSameValue(viewBusiness(row), viewBusiness(next)) ? row : { ...next, updatedAt: now };
};

const readFields = (input: BusinessInput): Fields => {
  const issues = [...blankNameIssues(input.name)];
  if (issues.length > 0) throw validationError(issues);
  return {
    name: input.name,
    url: input.url ?? null,
    description: input.description ?? null,
    industry: input.industry ?? null,
    targetAudiences: input.targetAudiences ?? [],
    seoKeywords: input.seoKeywords ?? [],
    brandVoice: input.brandVoice ?? null,
    logoAssetId: input.logoAssetId ?? null,
  };
};
