type Body = { readonly [member: string]: unknown };

/** One of create, update (with its mask) and remove, as every Google mutate takes it. */
export type Write =
  | { readonly create: Body }
  | { readonly update: Body & { readonly resourceName: string }; readonly updateMask: string }
  | { readonly remove: string };

export const OPERATION_KINDS = [
  'campaignBudgetOperation',
  'campaignOperation',
  'campaignCriterionOperation',
  'adGroupOperation',
  'adGroupAdOperation',
  'adOperation',
  'adGroupCriterionOperation',
  'assetOperation',
  'campaignAssetOperation',
  'assetGroupOperation',
  'assetGroupAssetOperation',
] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];

export interface Operation {
  readonly kind: OperationKind;
  readonly write: Write;
}

/** The wire form inside `mutateOperations`. */
export const wireOperation = ({ kind, write }: Operation): Body => ({ [kind]: write });

/** The name of its answer inside `mutateOperationResponses`. */
export const resultName = (kind: OperationKind): string => kind.replace(/Operation$/, 'Result');

/** The resource inside such an answer, e.g. `campaign` in `campaignResult`. */
export const resourceName = (kind: OperationKind): string => kind.replace(/Operation$/, '');
