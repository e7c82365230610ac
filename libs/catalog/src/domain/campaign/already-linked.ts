import { Refusal, type PlatformId } from '@switchyard/kernel';

export const alreadyLinked = (platform: PlatformId, connectionId: string): Refusal =>
  new Refusal(
    'ALREADY_LINKED',
    `The campaign is linked to ${platform} through another connection. Unlink it first.`,
    { path: `/connectionIds/${platform}`, platform, connectionId },
  );
