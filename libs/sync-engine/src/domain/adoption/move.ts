import type { Campaign } from '@switchyard/catalog/domain';
import { Refusal } from '@switchyard/kernel';

/** What the brake has under way on platforms with a campaign. */
export interface OpenStop {
  readonly eventId: string;
  readonly state: 'pausing' | 'paused' | 'resumed' | 'left';
}

/**
 * Whether the brake is pausing the campaign somewhere, or has let go of it and is not done yet. One
 * that it paused and keeps may move: what is engaged goes on guarding it.
 */
export const isBrakeAtIt = (
  { hold }: Pick<Campaign, 'hold'>,
  stops: readonly OpenStop[],
  engagedIds: ReadonlySet<string>,
): boolean =>
  (hold !== null && !engagedIds.has(hold.eventId)) ||
  stops.some(({ state, eventId }) => state === 'pausing' || !engagedIds.has(eventId));

export const onlyReaderThere = (): Refusal =>
  new Refusal(
    'ROLE_TOO_LOW',
    'Your role in the other Space allows reading only. Ask its owner to change it.',
  );

export const brakeUnderWay = (): Refusal =>
  new Refusal(
    'BRAKE_UNDER_WAY',
    'The Emergency Brake is pausing or enabling this campaign on a platform. Wait until GET /budget/brake shows that it is confirmed.',
  );

export const releasePending = (
  releases: readonly { readonly platform: string; readonly error: string | null }[],
): Refusal =>
  new Refusal(
    'RELEASE_PENDING',
    `${namesOf(releases.map(({ platform }) => platform))} has not confirmed yet what unlinking the campaign asked for. Wait for it, then move the campaign.`,
    { releases: releases.map(({ platform, error }) => ({ platform, error })) },
  );

export const outcomeUnknown = (platforms: readonly string[]): Refusal =>
  new Refusal(
    'OUTCOME_UNKNOWN',
    `${namesOf(platforms)} has not answered whether it created an object of this campaign. Preview and sync the campaign here first.`,
    { platforms },
  );

export const conversionActionsMissing = (
  actions: readonly { readonly id: string; readonly name: string }[],
): Refusal =>
  new Refusal(
    'CONVERSION_ACTION_MISSING',
    `The other Space has no conversion action called ${actions.map(({ name }) => `"${name}"`).join(', ')}. Create it there, or remove it from conversionActionIds.`,
    { actions: actions.map(({ id, name }) => ({ id, name })) },
  );

const namesOf = (platforms: readonly string[]): string => [...new Set(platforms)].join(', ');
