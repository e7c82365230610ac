import { type Ids, Refusal, validationError } from '@switchyard/kernel';
import { blankNameIssues, isSameValue } from './change';

/** A business as it is stored: what campaigns advertise. */
export interface Business {
  readonly spaceId: string;
  readonly id: string;
  readonly name: string;
  readonly url: string | null;
  readonly description: string | null;
  readonly industry: string | null;
  readonly targetAudiences: readonly string[];
  readonly seoKeywords: readonly string[];
  readonly brandVoice: string | null;
  readonly logoAssetId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

/** What a caller writes to make a business. Null means the same as left out. */
export interface BusinessInput {
  readonly name: string;
  readonly url?: string | null;
  readonly description?: string | null;
  readonly industry?: string | null;
  readonly targetAudiences?: readonly string[];
  readonly seoKeywords?: readonly string[];
  readonly brandVoice?: string | null;
  readonly logoAssetId?: string | null;
}

/** What a merge patch changes: whole members, already merged with what is stored; null clears. */
export type BusinessChanges = {
  readonly [member in keyof BusinessInput]?: BusinessInput[member] | null;
};

/** A business as it is read. */
export interface BusinessView extends Omit<Business, 'createdAt' | 'updatedAt'> {
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A list of members, so that a new column is never shown by accident. */
export const viewBusiness = (row: Business): BusinessView => ({
  id: row.id,
  spaceId: row.spaceId,
  name: row.name,
  url: row.url,
  description: row.description,
  industry: row.industry,
  targetAudiences: row.targetAudiences,
  seoKeywords: row.seoKeywords,
  brandVoice: row.brandVoice,
  logoAssetId: row.logoAssetId,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});

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

/**
 * A business after changes; the same object when nothing changes. Throws `VALIDATION_ERROR` with
 * every problem.
 */
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

/** Names some of the campaigns that advertise the business, and some of its angles. */
export const businessInUse = (
  campaignIds: readonly string[],
  angleIds: readonly string[],
): Refusal =>
  new Refusal(
    'BUSINESS_IN_USE',
    'Campaigns or angles belong to this business. Delete them first, or give the campaigns another businessId. A deleted campaign counts until a sync has removed it from its platforms.',
    { campaignIds, angleIds },
  );
