import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CallerParam,
  GetRoute,
  list,
  listOf,
  ok,
  one,
  pageOf,
  pageRequestOf,
  PathId,
  PostRoute,
  RequireScopes,
  ValidBody,
  ValidQuery,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import { ReadInbox, ReplayInbox } from '../../use-cases/source/inbox';
import {
  InboxEntryDetailDto,
  InboxEntryDto,
  InboxQuery,
  ReplayedInboxDto,
  ReplayInboxDto,
  toInboxDetailDto,
  toInboxEntryDto,
} from './inbox.dto';
import { PathSourceId } from './source.dto';

@ApiTags('Conversions')
@Controller('api/v1/conversions/sources')
export class InboxController {
  constructor(
    private readonly readInbox: ReadInbox,
    private readonly replayInbox: ReplayInbox,
  ) {}

  @GetRoute(':id/inbox', {
    operationId: 'listInboxEntries',
    summary: 'List what a source received',
    description: 'Newest first. Kept for 30 days, failed ones for 90.',
    answers: listOf(InboxEntryDto),
    query: InboxQuery,
  })
  @RequireScopes('reports:read')
  async list(
    @CallerParam() caller: Caller,
    @PathSourceId() id: string,
    @ValidQuery() query: InboxQuery,
  ) {
    const rows = await this.readInbox.list(caller, id, filterOf(query), pageRequestOf(query));
    const paged = rows.map((row) => ({ ...row, createdAt: row.receivedAt }));
    return list(pageOf(paged, query.limit), toInboxEntryDto);
  }

  @GetRoute(':id/inbox/:entryId', {
    operationId: 'getInboxEntry',
    summary: 'Get an entry of the inbox',
    description: 'With its payload; personal data in it is masked.',
    answers: one(InboxEntryDetailDto),
  })
  @RequireScopes('reports:read')
  async get(
    @CallerParam() caller: Caller,
    @PathSourceId() id: string,
    @PathId('inb', 'entryId') entryId: string,
  ) {
    return ok(toInboxDetailDto(await this.readInbox.get(caller, id, entryId)));
  }

  @PostRoute(':id/inbox/:entryId/replay', {
    operationId: 'replayInboxEntry',
    summary: 'Read an entry again',
    description: "With today's configuration. An order is counted once.",
    answers: one(InboxEntryDto),
    errors: ['NOTHING_TO_REPLAY'],
  })
  @RequireScopes('campaigns:write')
  async replay(
    @CallerParam() caller: Caller,
    @PathSourceId() id: string,
    @PathId('inb', 'entryId') entryId: string,
  ) {
    return ok(toInboxEntryDto(await this.replayInbox.one(caller, id, entryId)));
  }

  @PostRoute(':id/inbox/replay', {
    operationId: 'replayInbox',
    summary: 'Read entries again',
    description: 'The oldest first; see the replay of one.',
    answers: one(ReplayedInboxDto),
    body: ReplayInboxDto,
  })
  @RequireScopes('campaigns:write')
  async replayMany(
    @CallerParam() caller: Caller,
    @PathSourceId() id: string,
    @ValidBody() { status, since }: ReplayInboxDto,
  ) {
    const which = { status, since: new Date(since) };
    const entries = await this.replayInbox.many(caller, id, which);
    return ok({ entries: entries.map(toInboxEntryDto) });
  }
}

const filterOf = ({ status, type, since }: InboxQuery) => ({
  ...(status && { status }),
  ...(type !== undefined && { type }),
  ...(since !== undefined && { since: new Date(since) }),
});
