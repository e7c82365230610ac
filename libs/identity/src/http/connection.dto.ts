import {
  Flag,
  FreeObject,
  IdOf,
  OneOf,
  PartialOf,
  Text,
  Timestamp,
  WholeNumber,
} from '@switchyard/http-kit';
import { type Caller, PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import {
  type Connection,
  CONNECTION_STATUSES,
  type ConnectionDriftPolicy,
  type ConnectionStatus,
  DRIFT_POLICIES,
} from '../domain';
import type { ConnectionChanges, NewConnection } from '../use-cases/manage-connections';

const CREDENTIALS = 'Secrets of the platform. Sealed on receipt, never answered.';

/** Body of `POST /connections`. */
export class CreateConnectionDto implements NewConnection {
  @OneOf(PLATFORM_IDS, { description: 'The ad platform.', example: 'google-ads' })
  platform!: PlatformId;
  @Text({
    min: 1,
    max: 64,
    description: "The ad account's id on the platform.",
    example: '1234567890',
  })
  externalAccountId!: string;
  @Text({ min: 1, max: 255, description: 'A name for people.', example: 'Shop EU' }) name!: string;
  @Text({ min: 3, max: 3, description: 'ISO 4217 of the ad account.', example: 'EUR' })
  currency!: string;
  @Text({ min: 1, max: 64, description: 'IANA zone of the ad account.', example: 'Europe/Berlin' })
  timeZone!: string;
  @Flag({
    description:
      'Used by campaigns that name no connection of this platform. The first one always is.',
    example: true,
    optional: true,
  })
  isDefault?: boolean;
  @OneOf(DRIFT_POLICIES, {
    name: 'DriftPolicy',
    description: 'Which side wins when a person edits on the platform.',
    example: 'MERGE',
    optional: true,
  })
  driftPolicy?: ConnectionDriftPolicy;
  @FreeObject({
    maxLength: 20_000,
    description:
      'Settings of the platform, e.g. `loginCustomerId`, `customerId`, `declarations`; `consentPolicy`: require, eea (default) or signal.',
    example: { loginCustomerId: '1234567890' },
    optional: true,
  })
  settings?: Record<string, unknown>;
  @FreeObject({
    maxLength: 20_000,
    writeOnly: true,
    description: CREDENTIALS,
    example: { refreshToken: 'fake-refresh-token' },
  })
  credentials!: Record<string, string>;
}

/** Body of `PATCH /connections/:id`. */
export class UpdateConnectionDto
  extends PartialOf(CreateConnectionDto, ['platform', 'externalAccountId'])
  implements ConnectionChanges
{
  @OneOf(['ACTIVE', 'DISABLED'], {
    name: 'ConnectionSwitch',
    description: 'DISABLED stops every call to the platform.',
    example: 'DISABLED',
    optional: true,
  })
  status?: ConnectionStatus;
}

/** What only users of the account that owns the connection are shown. */
const ofOwner = <Options extends { readonly description: string }>(options: Options) => ({
  ...options,
  description: `${options.description} Absent for guests.`,
  optional: true as const,
});

/**
 * A connection as read: without its credentials; for guests of a shared Space without its settings,
 * too.
 */
export class ConnectionDto {
  @IdOf('con', { description: 'The connection.', example: 'con_01kb4wq6m3e0sv5mwzq8a7h2rd' })
  id!: string;
  @OneOf(PLATFORM_IDS, { description: 'The ad platform.', example: 'google-ads' })
  platform!: PlatformId;
  @Text(
    ofOwner({
      max: 64,
      description: "The ad account's id on the platform.",
      example: '1234567890',
    }),
  )
  externalAccountId?: string;
  @Text({ max: 255, description: 'A name for people.', example: 'Shop EU' })
  name!: string;
  @Text(
    ofOwner({
      min: 3,
      max: 3,
      description: 'ISO 4217 of the ad account.',
      example: 'EUR',
    }),
  )
  currency?: string;
  @Text(ofOwner({ max: 64, description: 'IANA zone of the ad account.', example: 'Europe/Berlin' }))
  timeZone?: string;
  @OneOf(CONNECTION_STATUSES, {
    description: 'NEEDS_REAUTH: the grant is gone; consent again, or send new credentials.',
    example: 'ACTIVE',
  })
  status!: ConnectionStatus;
  @Flag(
    ofOwner({
      description: 'Used by campaigns that name no connection of this platform.',
      example: true,
    }),
  )
  isDefault?: boolean;
  @OneOf(
    DRIFT_POLICIES,
    ofOwner({
      description: 'Which side wins when a person edits on the platform.',
      example: 'MERGE',
    }),
  )
  driftPolicy?: ConnectionDriftPolicy;
  @FreeObject(
    ofOwner({
      maxLength: 20_000,
      description: 'Settings of the platform.',
      example: { loginCustomerId: '1234567890' },
    }),
  )
  settings?: Readonly<Record<string, unknown>>;
  @IdOf('gnt', {
    ...ofOwner({
      description: 'The grant through which it is reached. Null: it has credentials of its own.',
      example: 'gnt_01kb4wq6m3e0sv5mwzq8a7h2rd',
    }),
    clearable: true,
  })
  grantId?: string | null;
  @Timestamp(ofOwner({ description: 'When it was made.', example: '2026-11-21T09:00:00.000Z' }))
  createdAt?: string;
  @Timestamp(ofOwner({ description: 'When it last changed.', example: '2026-11-21T09:00:00.000Z' }))
  updatedAt?: string;
  @WholeNumber(
    ofOwner({
      min: 1,
      max: 2_147_483_647,
      description: '+1 with every change; the ETag.',
      example: 1,
    }),
  )
  version?: number;
}

/** What a guest of a shared Space may know of the owner's connection. */
const shared = ({ id, platform, name, status }: Connection): ConnectionDto => ({
  id,
  platform,
  name,
  status,
});

const isGuest = ({ tokenAccountId, accountId }: ConnectionReader): boolean =>
  tokenAccountId !== accountId;

/** The reader of a connection: its account, and the account of its Space. */
export type ConnectionReader = Pick<Caller, 'tokenAccountId' | 'accountId'>;

/** Whitelists what an answer may show, by who reads it: never the sealed credentials. */
export const toConnectionDto =
  (reader: ConnectionReader) =>
  (connection: Connection): ConnectionDto =>
    isGuest(reader) ? shared(connection) : whole(connection);

const whole = (connection: Connection): ConnectionDto => ({
  ...shared(connection),
  externalAccountId: connection.externalAccountId,
  currency: connection.currency,
  timeZone: connection.timeZone,
  isDefault: connection.isDefault,
  driftPolicy: connection.driftPolicy,
  settings: connection.settings,
  grantId: connection.grantId,
  createdAt: connection.createdAt.toISOString(),
  updatedAt: connection.updatedAt.toISOString(),
  version: connection.version,
});
