import type { PlatformId } from '@switchyard/kernel';
import type { ConnectionDriftPolicy, ConnectionStatus } from '../domain';
import type { PlainCredentials } from './ports';

export interface NewConnection {
  readonly platform: PlatformId;
  readonly externalAccountId: string;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly isDefault?: boolean;
  readonly driftPolicy?: ConnectionDriftPolicy;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly credentials: PlainCredentials;
}

export interface ConnectionChanges {
  readonly name?: string;
  readonly currency?: string;
  readonly timeZone?: string;
  readonly status?: ConnectionStatus;
  readonly isDefault?: boolean;
  readonly driftPolicy?: ConnectionDriftPolicy;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly credentials?: PlainCredentials;
}
