import { Controller } from '@nestjs/common';
import { ApiSchema, ApiTags } from '@nestjs/swagger';
import {
  AnyJson,
  CallerParam,
  GetRoute,
  IdOf,
  list,
  ListOf,
  listOf,
  ListQuery,
  Nested,
  ok,
  one,
  OneOf,
  pageOf,
  pageRequestOf,
  PathId,
  PostRoute,
  RequireScopes,
  Text,
  Timestamp,
  ValidBody,
  ValidQuery,
  WholeNumber,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import { INBOX_STATUSES, type InboxEntry, type InboxStatus } from '../../domain';
import {
  MOST_REPLAYED,
  ReadInbox,
  REPLAYED_STATUSES,
  ReplayInbox,
  type ShownEntry,
} from '../../use-cases/source/inbox';
import { exampleId } from '../record.dto';
import { PathSourceId } from './source.dto';

const moment = '2026-11-21T09:00:00.000Z';
const nullable = { clearable: true } as const;
const reason = { code: 'POISON_TEXT', message: 'An id is broken.' };

/** Why an entry did not count, or did not count whole. */
class InboxReasonDto {
  @Text({ max: 100, description: 'Stable.', example: 'POISON_TEXT' }) code!: string;
  @Text({ max: 10_000, description: 'For people; may change.', example: 'An id is broken.' })
  message!: string;
  @Text({ max: 2_000, description: 'In the payload.', example: '/payload/id', optional: true })
  path?: string;
}

/** One event that a provider posted, and what became of it. */
class InboxEntryDto {
  @IdOf('inb', { description: 'The entry.', example: exampleId('inb') }) id!: string;
  @Text({ max: 64, description: 'Its source.', example: 'stripe' }) sourceId!: string;
  @Timestamp({ description: 'When it arrived.', example: moment }) receivedAt!: string;
  @Text({ max: 255, description: "The provider's id.", example: 'evt_1', ...nullable })
  providerEventId!: string | null;
  @Text({ max: 100, description: "The provider's kind.", example: 'invoice.paid', ...nullable })
  type!: string | null;
  @OneOf(INBOX_STATUSES, {
    name: 'InboxStatus',
    description: 'What became of it.',
    example: 'taken',
  })
  status!: InboxStatus;
  @ListOf(Nested(() => InboxReasonDto, { description: 'One reason.', example: reason }), {
    maxItems: 20,
    description: 'Why.',
    example: [],
  })
  reasons!: readonly InboxReasonDto[];
  @ListOf(Text({ max: 40, description: 'One id.', example: exampleId('cve') }), {
    maxItems: 1_000,
    description: 'Conversions and adjustments that it made.',
    example: [exampleId('cve')],
  })
  madeIds!: readonly string[];
  @WholeNumber({ min: 0, max: 2_147_483_647, description: 'Bytes of the request.', example: 1_840 })
  size!: number;
  @Timestamp({ description: 'Waits until.', example: null, ...nullable })
  waitUntil!: string | null;
}

/** An entry with what it keeps. */
class InboxEntryDetailDto extends InboxEntryDto {
  @AnyJson({
    description: 'Personal data masked; null: none kept, or no JSON.',
    example: { id: 'evt_1', email: 'masked' },
  })
  payload!: unknown;
}

/** The query of `GET /conversions/sources/:id/inbox`. */
class InboxQuery extends ListQuery {
  @OneOf(INBOX_STATUSES, {
    name: 'InboxStatus',
    description: 'Only this status.',
    example: 'failed',
    optional: true,
  })
  status?: InboxStatus;
  @Text({ max: 100, description: 'Only this kind.', example: 'invoice.paid', optional: true })
  type?: string;
  @Timestamp({ description: 'Received at or after it.', example: moment, optional: true })
  since?: string;
}

/** Body of `POST /conversions/sources/:id/inbox/replay`. */
class ReplayInboxDto {
  @OneOf(REPLAYED_STATUSES, {
    name: 'ReplayedStatus',
    description: 'Entries of this status.',
    example: 'failed',
  })
  status!: (typeof REPLAYED_STATUSES)[number];
  @Timestamp({ description: 'Received at or after it.', example: moment }) since!: string;
}

/** What became of entries that were read again. */
@ApiSchema({ description: 'What became of entries that were read again.' })
class ReplayedInboxDto {
  @ListOf(
    Nested(() => InboxEntryDto, { description: 'One entry.', example: { status: 'taken' } }),
    {
      maxItems: MOST_REPLAYED,
      description: `The oldest ${MOST_REPLAYED}; replay what is left with a later \`since\`.`,
      example: [],
    },
  )
  entries!: readonly InboxEntryDto[];
}

/** A key that is a digest is no id of the provider. */
const isDigest = (key: string): boolean => key.startsWith('sha256:');

const toInboxEntryDto = (entry: InboxEntry): InboxEntryDto => ({
  id: entry.id,
  sourceId: entry.sourceId,
  receivedAt: entry.receivedAt.toISOString(),
  providerEventId:
    entry.providerEventId === null || isDigest(entry.providerEventId)
      ? null
      : entry.providerEventId,
  type: entry.type,
  status: entry.status,
  reasons: entry.reasons,
  madeIds: entry.madeIds,
  size: entry.size,
  waitUntil: entry.waitUntil?.toISOString() ?? null,
});

const toInboxDetailDto = ({ entry, payload }: ShownEntry): InboxEntryDetailDto => ({
  ...toInboxEntryDto(entry),
  payload,
});

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
