import { IdOf, Text, Timestamp } from '@switchyard/http-kit';
import type { PlatformLinkView } from '../domain';
import { exampleId } from './record-fields';

/** A link as examples show it. */
export const exampleLink = {
  connectionId: exampleId('con'),
  remoteId: '1234567890',
  remoteStatus: 'ENABLED',
  linkedAt: '2026-11-21T09:00:00.000Z',
  lastSyncedAt: '2026-11-21T09:00:00.000Z',
  lastError: null,
};

/** What ties a campaign to its object on one platform. */
export class PlatformLinkDto implements PlatformLinkView {
  @IdOf('con', { description: 'Through which connection.', example: exampleLink.connectionId })
  connectionId!: string;
  @Text({
    max: 255,
    description: "The platform's id of it; null when the platform refused to make it.",
    example: '1234567890',
    clearable: true,
  })
  remoteId!: string | null;
  @Text({
    max: 64,
    description: "The platform's own word for its status; null when there is nothing.",
    example: 'ENABLED',
    clearable: true,
  })
  remoteStatus!: string | null;
  @Timestamp({
    description: 'Since when; null when there is nothing.',
    example: exampleLink.linkedAt,
    clearable: true,
  })
  linkedAt!: string | null;
  @Timestamp({
    description: 'When a sync last touched it.',
    example: exampleLink.linkedAt,
    clearable: true,
  })
  lastSyncedAt!: string | null;
  @Text({
    max: 2_000,
    description:
      "What went wrong in the last sync, if anything did: the platform's code and words.",
    example: 'BUDGET_TOO_LOW: The budget is too low.',
    clearable: true,
  })
  lastError!: string | null;
}

/** Set while the Emergency Brake holds a campaign. */
export class CampaignHoldDto {
  @Timestamp({ description: 'Since when.', example: '2026-11-21T09:00:00.000Z' }) since!: string;
  @IdOf('bre', { description: 'The brake event.', example: exampleId('bre') }) eventId!: string;
}
