import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  GetRoute,
  lines,
  linesOf,
  list,
  ListOf,
  listOf,
  ListQuery,
  OmitOf,
  OneOf,
  pageOf,
  pageRequestOf,
  Session,
  Text,
  Timestamp,
  ValidQuery,
  VisitorParam,
  WholeNumber,
} from '@switchyard/http-kit';
import type { Visitor } from '@switchyard/kernel';
import { AUDIT_CHANGES, type AuditChange, type ListedEntry } from '../../domain';
import { ReadAudit } from '../../use-cases/audit';
import type { AuditFilter } from '../../use-cases/ports';

/** Query of `GET /app/audit`. */
class AuditQuery extends ListQuery {
  @Timestamp({
    optional: true,
    description: 'Only entries of this moment or later.',
    example: '2026-11-21T00:00:00Z',
  })
  readonly from?: string;
  @Timestamp({
    optional: true,
    description: 'Only entries before this moment.',
    example: '2026-11-22T00:00:00Z',
  })
  readonly to?: string;
  @Text({
    max: 64,
    optional: true,
    description: 'Only entries of this Space.',
    example: 'spc_01kb4wq6m3e0sv5mwzq8a7h2rd',
  })
  readonly spaceId?: string;
  @Text({
    max: 64,
    optional: true,
    description: 'Only what this user did.',
    example: 'usr_01kb4wq6m3e0sv5mwzq8a7h2rd',
  })
  readonly userId?: string;
  @Text({
    max: 255,
    optional: true,
    description: 'Only what was done by this operation or kind of work.',
    example: 'createCampaign',
  })
  readonly action?: string;
  @Text({
    max: 255,
    optional: true,
    description: 'Only changes of this object.',
    example: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
  })
  readonly targetId?: string;
}

/** Query of `GET /app/audit/export`. */
class AuditExportQuery extends OmitOf(AuditQuery, ['limit', 'cursor']) {}

const optionalText = (description: string, example: string) =>
  Text({ max: 255, clearable: true, description, example });

/** An entry of the audit trail. */
class AuditEntryDto {
  @Text({
    max: 30,
    description: 'The entry.',
    example: 'aud_00000000000000000000004711',
  })
  id!: string;
  @WholeNumber({
    min: 1,
    max: Number.MAX_SAFE_INTEGER,
    clearable: true,
    description:
      'Its number in the chain of the account, from 1 without gaps; null until it has one, which takes seconds.',
    example: 17,
  })
  seq!: number | null;
  @optionalText(
    'SHA-256 over the digest of the entry before, this number and this entry, hex; null without a number.',
    '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
  )
  digest!: string | null;
  @Timestamp({ description: 'When it happened.', example: '2026-11-21T09:00:00.000Z' })
  createdAt!: string;
  @Text({
    max: 64,
    description:
      'Who did it: user, website, provider, visitor, brake or worker; admin on the command line, database for a change by hand.',
    example: 'user',
  })
  actor!: string;
  @optionalText('The user.', 'usr_01kb4wq6m3e0sv5mwzq8a7h2rd') userId!: string | null;
  @optionalText('The token, website key or session.', 'tok_01kb4wq6m3e0sv5mwzq8a7h2rd')
  credentialId!: string | null;
  @optionalText(
    'The operation, or the kind of work; of refused requests their method and route.',
    'createCampaign',
  )
  action!: string | null;
  @optionalText('The request, or the work.', 'req_01kb4wq6m3e0sv5mwzq8a7h2rd')
  requestId!: string | null;
  @optionalText('The network address of the request.', '198.51.100.7') address!: string | null;
  @optionalText(
    'The Space; null for what belongs to the account.',
    'spc_01kb4wq6m3e0sv5mwzq8a7h2rd',
  )
  spaceId!: string | null;
  @OneOf(AUDIT_CHANGES, { description: 'What was done.', example: 'update' })
  change!: AuditChange;
  @Text({
    max: 100,
    description: 'The kind of object; `request` for a refusal.',
    example: 'catalog.campaign',
  })
  target!: string;
  @ListOf(Text({ max: 255, description: 'An id.', example: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd' }), {
    maxItems: 100,
    description: 'The ids of the objects, at most a hundred of them.',
    example: ['cmp_01kb4wq6m3e0sv5mwzq8a7h2rd'],
  })
  targets!: readonly string[];
  @WholeNumber({
    min: 0,
    max: 2_147_483_647,
    description: 'How many objects were changed, or requests were refused.',
    example: 1,
  })
  rows!: number;
  @ListOf(Text({ max: 100, description: 'A member.', example: 'budget_micros' }), {
    maxItems: 200,
    description: 'Which members an update changed, as they are stored.',
    example: ['budget_micros'],
  })
  members!: readonly string[];
  @optionalText(
    'SHA-256 over the objects as they were; null where there were none.',
    '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
  )
  before!: string | null;
  @optionalText(
    'SHA-256 over the objects as they are; null where there are none.',
    '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
  )
  after!: string | null;
  @optionalText(
    'Of the plan that was sent.',
    '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
  )
  planHash!: string | null;
  @Text({ max: 64, description: '`done`, or the code of the refusal.', example: 'done' })
  outcome!: string;
}

const toAuditEntryDto = (entry: ListedEntry): AuditEntryDto => ({
  id: entry.id,
  seq: entry.seq,
  digest: entry.digest,
  createdAt: entry.createdAt.toISOString(),
  actor: entry.actor,
  userId: entry.userId,
  credentialId: entry.credentialId,
  action: entry.action,
  requestId: entry.requestId,
  address: entry.address,
  spaceId: entry.spaceId,
  change: entry.change,
  target: entry.target,
  targets: entry.targets,
  rows: entry.rows,
  members: entry.members,
  before: entry.before,
  after: entry.after,
  planHash: entry.planHash,
  outcome: entry.outcome,
});

/** What a validated query asks for. */
const auditFilterOf = ({ from, to, ...rest }: AuditExportQuery): AuditFilter => ({
  ...(from === undefined ? {} : { from: new Date(from) }),
  ...(to === undefined ? {} : { to: new Date(to) }),
  ...(rest.spaceId === undefined ? {} : { spaceId: rest.spaceId }),
  ...(rest.userId === undefined ? {} : { userId: rest.userId }),
  ...(rest.action === undefined ? {} : { action: rest.action }),
  ...(rest.targetId === undefined ? {} : { targetId: rest.targetId }),
});

const WHAT =
  'Who changed what in the account and its Spaces, and which requests were refused. Entries are never changed and never removed.';

/** The audit trail of the signed-in user's account. */
@ApiTags('Audit trail')
@Controller('app/audit')
export class AuditController {
  constructor(private readonly audit: ReadAudit) {}

  @GetRoute('', {
    operationId: 'listAuditEntries',
    summary: 'List the audit trail',
    description: `${WHAT} Newest first.`,
    answers: listOf(AuditEntryDto),
    query: AuditQuery,
  })
  @Session('confirmed')
  async list(@VisitorParam() visitor: Visitor, @ValidQuery() query: AuditQuery) {
    const rows = await this.audit.page(visitor, auditFilterOf(query), pageRequestOf(query));
    return list(pageOf(rows, query.limit), toAuditEntryDto);
  }

  @GetRoute('export', {
    operationId: 'exportAuditEntries',
    summary: 'Export the audit trail',
    description: `${WHAT} All that match, newest first, as NDJSON.`,
    answers: linesOf(AuditEntryDto),
    query: AuditExportQuery,
  })
  @Session('confirmed')
  export(@VisitorParam() visitor: Visitor, @ValidQuery() query: AuditExportQuery) {
    return lines(this.audit.all(visitor, auditFilterOf(query)), toAuditEntryDto);
  }
}
