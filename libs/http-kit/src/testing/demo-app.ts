import { Controller, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  type Caller,
  idempotencyKeyReused,
  IdempotencyStore,
  type IdempotentRequest,
  type StoredAnswer,
  Refusal,
  type Scope,
  SystemClock,
  TimeSortedIds,
  unavailable,
  type ExpectedVersion,
  requireVersion,
} from '@switchyard/kernel';
import {
  type Authenticated,
  Authenticator,
  invalidToken,
  type RouteAccess,
} from '../access/access';
import { FlexibleRateLimiter } from '../access/flexible-rate-limiter';
import { Answer, list } from '../answers/answer';
import { ListOf } from '../fields/collections';
import { OmitOf, PartialOf } from '../fields/field';
import { Timestamp } from '../fields/formats';
import { WholeNumber } from '../fields/number';
import { Nested } from '../fields/objects';
import { IdOf, Text } from '../fields/text';
import { createHttpApp } from '../hooks/http-app';
import type { Observing } from '../hooks/observe-requests';
import { NamedListQuery } from '../query/list-query';
import {
  AnswerParam,
  CallerParam,
  IfMatch,
  type Patch,
  PatchBody,
  PathId,
  ValidBody,
  ValidQuery,
} from '../routes/parameters';
import {
  bulkResults,
  created,
  listOf,
  nothing,
  one,
  Public,
  RequireScopes,
} from '../routes/route-declaration';
import { DeleteRoute, GetRoute, PatchRoute, PostRoute } from '../routes/routes';
import { CreateSampleDto, UpdateSampleDto } from './sample-dto';

export const NOTE_ID = 'cmp_01890a5d00f4k9r8e7h7x6a5b4';

class NoteDto {
  @IdOf('cmp', { description: 'The note.', example: NOTE_ID }) id!: string;
  @Text({ max: 20, description: 'What it is called.', example: 'Autumn' }) name!: string;
  @Timestamp({ description: 'When it was made.', example: '2026-01-31T09:30:00Z' })
  createdAt!: string;
  @WholeNumber({ min: 1, max: 1e9, description: 'One more for each change.', example: 1 })
  version!: number;
}
class CreateNoteDto extends OmitOf(NoteDto, ['id', 'createdAt', 'version']) {}
class UpdateNoteDto extends PartialOf(CreateNoteDto) {}
class NotesDto {
  @ListOf(Nested(() => CreateNoteDto, { description: 'One note.', example: { name: 'Autumn' } }), {
    minItems: 1,
    maxItems: 1_000,
    description: 'The notes.',
    example: [{ name: 'Autumn' }],
  })
  items!: CreateNoteDto[];
}

const note: NoteDto = {
  id: NOTE_ID,
  name: 'Autumn',
  createdAt: '2026-01-31T09:30:00Z',
  version: 3,
};
let made = 0;

@Controller('api/v1/notes')
class NotesController {
  @GetRoute('', {
    operationId: 'listNotes',
    summary: 'List notes',
    answers: listOf(NoteDto),
    query: NamedListQuery,
  })
  @RequireScopes('ads:read')
  list(@ValidQuery() query: NamedListQuery): unknown {
    return list({ rows: [note].slice(0, query.limit), nextCursor: null }, (row) => row);
  }

  @GetRoute(':id', { operationId: 'getNote', summary: 'Get a note', answers: one(NoteDto) })
  @RequireScopes('ads:read')
  get(@PathId('cmp') _id: string, @AnswerParam() answer: Answer): unknown {
    return answer.one(note);
  }

  @RequireScopes('ads:write', 'campaigns:write')
  @PostRoute('', {
    operationId: 'createNote',
    summary: 'Create a note',
    answers: created(NoteDto),
    body: CreateNoteDto,
    errors: ['NAME_TAKEN'],
  })
  create(
    @CallerParam() _caller: Caller,
    @ValidBody() input: CreateNoteDto,
    @AnswerParam() answer: Answer,
  ): unknown {
    return answer.created('/api/v1/notes', { ...note, name: input.name, version: ++made });
  }

  @PostRoute('bulk', {
    operationId: 'createNotes',
    summary: 'Create notes',
    answers: bulkResults,
    body: NotesDto,
    largeBody: true,
  })
  @RequireScopes('ads:read')
  bulk(): unknown {
    return { data: [], meta: { succeeded: 0, failed: 0 } };
  }

  @PostRoute('check', {
    operationId: 'checkNote',
    summary: 'Check a note',
    answers: one(NoteDto),
    readsOnly: true,
  })
  @RequireScopes('ads:read')
  check(@AnswerParam() answer: Answer): unknown {
    return answer.accepted('/api/v1/notes/later', note);
  }

  @PatchRoute(':id', {
    operationId: 'updateNote',
    summary: 'Update a note',
    answers: one(NoteDto),
    body: UpdateNoteDto,
  })
  @RequireScopes('ads:write')
  update(
    @PatchBody() patch: Patch<UpdateNoteDto>,
    @IfMatch() expected: ExpectedVersion,
    @AnswerParam() answer: Answer,
  ): unknown {
    requireVersion(expected, note.version);
    return answer.one({ ...note, ...patch(note), version: 4 });
  }

  @DeleteRoute(':id', { operationId: 'deleteNote', summary: 'Delete a note', answers: nothing })
  @RequireScopes('ads:write')
  delete(): void {}

  @PostRoute('samples', {
    operationId: 'createSample',
    summary: 'Create one of every kind',
    answers: one(CreateSampleDto),
    body: CreateSampleDto,
    idempotency: 'detached',
  })
  @RequireScopes('ads:read')
  createSample(@ValidBody() input: CreateSampleDto): unknown {
    return { data: input };
  }

  @PatchRoute('samples/:id', {
    operationId: 'updateSample',
    summary: 'Update one of every kind',
    answers: one(CreateSampleDto),
    body: UpdateSampleDto,
  })
  @RequireScopes('ads:read')
  updateSample(@PatchBody() patch: Patch<UpdateSampleDto>): unknown {
    return { data: patch({}) };
  }

  @GetRoute('old', {
    operationId: 'getOldNote',
    summary: 'Get a note as it was',
    answers: one(NoteDto),
    deprecation: {
      since: '2026-12-01T00:00:00Z',
      sunset: '2027-12-01T00:00:00Z',
      explainedAt: '/docs/changes',
      successor: '/api/v2/notes',
    },
  })
  @RequireScopes('ads:read')
  getOld(): unknown {
    return { data: note };
  }

  @GetRoute('crash/now', { operationId: 'crashNow', summary: 'Crash', answers: one(NoteDto) })
  @Public()
  crash(): never {
    throw new Error('secret detail');
  }

  @GetRoute('crash/data', {
    operationId: 'crashData',
    summary: 'Give the database what it cannot hold',
    answers: one(NoteDto),
  })
  @Public()
  crashData(): never {
    throw Object.assign(new Error('unsupported Unicode escape sequence'), { code: '22P05' });
  }

  @GetRoute('limit/now', {
    operationId: 'limitNow',
    summary: 'Refuse for the plan',
    answers: one(NoteDto),
  })
  @Public()
  limit(): never {
    throw new Refusal('LIMIT_REACHED', 'spent', {
      error: 'LIMIT_REACHED',
      reason: 'QUOTA_SPENT',
      upgradeUrl: '/plan',
    });
  }
}

/**
 * Tokens of the demo: the word after Bearer says what they may do. `outage` is one that cannot be
 * looked up.
 */
const TOKENS: Readonly<
  Record<
    string,
    {
      readonly scopes: readonly Scope[];
      readonly role: Caller['role'];
      readonly perMinute: number;
      readonly perDay: number;
    }
  >
> = {
  editor: {
    scopes: ['ads:read', 'ads:write', 'campaigns:write'],
    role: 'EDITOR',
    perMinute: 1_000,
    perDay: 0,
  },
  viewer: {
    scopes: ['ads:read', 'ads:write', 'campaigns:write'],
    role: 'VIEWER',
    perMinute: 1_000,
    perDay: 0,
  },
  reader: { scopes: ['ads:read'], role: 'OWNER', perMinute: 1_000, perDay: 0 },
  slow: { scopes: ['ads:read'], role: 'OWNER', perMinute: 2, perDay: 0 },
  slow2: { scopes: ['ads:read'], role: 'OWNER', perMinute: 2, perDay: 0 },
  slow3: { scopes: ['ads:read'], role: 'OWNER', perMinute: 2, perDay: 0 },
  rare: { scopes: ['ads:read'], role: 'OWNER', perMinute: 1_000, perDay: 1 },
  rare2: { scopes: ['ads:read'], role: 'OWNER', perMinute: 1_000, perDay: 2 },
};

class DemoAuthenticator extends Authenticator {
  authenticate(
    authorization: string | undefined,
    spaceId: string | undefined,
    _access: RouteAccess,
  ): Authenticated {
    const word = authorization?.replace('Bearer ', '') ?? '';
    if (word === 'outage') throw unavailable('The database cannot be reached right now.');
    const token = TOKENS[word];
    if (!token) throw invalidToken();
    const allowance = {
      tokenId: `tok_${word}`,
      accountId: `acc_${word}`,
      perMinute: token.perMinute,
      perDay: token.perDay,
    };
    if (spaceId === 'spc_foreign') {
      return {
        allowance,
        refusal: new Refusal('NOT_A_MEMBER', 'You are not a member of this Space.'),
      };
    }
    return {
      allowance,
      caller: {
        accountId: 'acc_1',
        spaceId: 'spc_1',
        userId: 'usr_1',
        tokenAccountId: 'acc_1',
        tokenId: allowance.tokenId,
        role: token.role,
        scopes: token.scopes,
      },
    };
  }
}

class MapStore extends IdempotencyStore {
  private readonly answers = new Map<
    string,
    { readonly fingerprint: string; readonly answer: StoredAnswer }
  >();

  async around(
    { tokenId, key, fingerprint }: IdempotentRequest,
    execute: () => Promise<StoredAnswer>,
  ): Promise<{ answer: StoredAnswer; replayed: boolean }> {
    const stored = this.answers.get(`${tokenId} ${key}`);
    if (stored && stored.fingerprint !== fingerprint) throw idempotencyKeyReused();
    if (stored) return { answer: stored.answer, replayed: true };
    const answer = await execute();
    this.answers.set(`${tokenId} ${key}`, { fingerprint, answer });
    return { answer, replayed: false };
  }
}

@Controller('api/v1/forgotten')
class ForgottenController {
  @GetRoute('', {
    operationId: 'getForgotten',
    summary: 'A route that states no access',
    answers: one(NoteDto),
  })
  get(): void {}
}

@Controller('api/v1/hasty')
class HastyController {
  @GetRoute('', {
    operationId: 'getHasty',
    summary: 'Gone too soon',
    answers: one(NoteDto),
    deprecation: {
      since: '2026-12-01T00:00:00Z',
      sunset: '2027-11-30T23:59:59Z',
      explainedAt: '/docs/changes',
    },
  })
  @Public()
  get(): void {}
}

const providers = [
  { provide: Authenticator, useClass: DemoAuthenticator },
  { provide: IdempotencyStore, useClass: MapStore },
];

@Module({ controllers: [NotesController], providers })
export class DemoModule {}

@Module({ controllers: [ForgottenController], providers })
export class ForgottenModule {}

@Module({ controllers: [HastyController], providers })
export class HastyModule {}

export const crashes: unknown[] = [];
/** Of callers that trace their requests. */
export const crashedTraces: (string | undefined)[] = [];

/** The demo, ready for `inject`. */
export const openDemo = async (
  module: new () => object = DemoModule,
  observing: Observing = {},
): Promise<NestFastifyApplication> => {
  const app = await createHttpApp(module, {
    ...observing,
    ids: new TimeSortedIds(),
    limiter: new FlexibleRateLimiter(new SystemClock()),
    trustedProxyHops: 1,
    publicUrl: 'https://switchyard.example',
    onCrash: (error, _requestId, traceId) => {
      crashes.push(error);
      crashedTraces.push(traceId);
    },
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
};
