export const OPERATORS = [
  '=',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'IN',
  'NOT IN',
  'LIKE',
  'NOT LIKE',
  'CONTAINS ANY',
  'CONTAINS ALL',
  'CONTAINS NONE',
  'IS NULL',
  'IS NOT NULL',
  'BETWEEN',
  'DURING',
] as const;
export type Operator = (typeof OPERATORS)[number];

export interface Condition {
  readonly field: string;
  readonly operator: Operator;
  readonly values: readonly string[];
}

/** A query as it was written; whether its fields exist is not known yet. */
export interface Query {
  readonly select: readonly string[];
  readonly from: string;
  readonly where: readonly Condition[];
  readonly orderBy: readonly { readonly field: string; readonly descending: boolean }[];
  readonly limit?: number;
}
