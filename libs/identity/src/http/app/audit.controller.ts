import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  GetRoute,
  lines,
  linesOf,
  list,
  listOf,
  pageOf,
  pageRequestOf,
  Session,
  ValidQuery,
  VisitorParam,
} from '@switchyard/http-kit';
import type { Visitor } from '@switchyard/kernel';
import { ReadAudit } from '../../use-cases/audit';
import {
  AuditEntryDto,
  AuditExportQuery,
  auditFilterOf,
  AuditQuery,
  toAuditEntryDto,
} from './audit.dto';

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
