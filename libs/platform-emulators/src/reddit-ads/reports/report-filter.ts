import type { Kind } from '../store/entity';

/** One condition: a member of a level is, or is not, a value. */
export interface ReportFilter {
  readonly kind: Exclude<Kind, 'post'>;
  readonly member: string;
  readonly isEqual: boolean;
  readonly value: string;
}

const CLAUSE = /^(campaign|ad_group|ad):(id|name|effective_status|configured_status)(==|!=)(.+)$/;
const KINDS = { campaign: 'campaign', ad_group: 'adGroup', ad: 'ad' } as const;

/** Reads `campaign:effective_status==ACTIVE,campaign:effective_status==PAUSED`, which takes either (the vendor's OpenAPI). Undefined when it can not be read. */
export function parseFilter(text: string): readonly ReportFilter[] | undefined {
  const clauses = text === '' ? [] : text.split(',').map((clause) => CLAUSE.exec(clause));
  const read = clauses.flatMap((clause) => (clause ? [readClause(clause)] : []));
  return read.length === clauses.length ? read : undefined;
}

const readClause = ([
  ,
  level = '',
  member = '',
  operator = '',
  value = '',
]: RegExpExecArray): ReportFilter => ({
  kind: KINDS[level as keyof typeof KINDS],
  member,
  isEqual: operator === '==',
  value,
});
