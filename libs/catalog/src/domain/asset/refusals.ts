import { Refusal } from '@switchyard/kernel';
import type { AssetBinding } from '../asset-binding/asset-binding';
import type { ContentProblem } from './content-problem';

const MOST_NAMED = 20;

/** Names some of what uses the asset: bindings, and businesses that have it as their logo. */
export const assetInUse = (
  bindings: readonly AssetBinding[],
  businessIds: readonly string[],
): Refusal =>
  new Refusal(
    'ASSET_IN_USE',
    'The asset is in use. Detach it first, or delete it with force=true.',
    {
      bindings: bindings
        .slice(0, MOST_NAMED)
        .map(({ id, scope, campaignId, adGroupId, adId, role }) => ({
          id,
          scope,
          campaignId,
          adGroupId,
          adId,
          role,
        })),
      businessIds: businessIds.slice(0, MOST_NAMED),
    },
  );

/** The asset has that role there already. */
export const alreadyAttached = (bindingId: string | undefined): Refusal =>
  new Refusal(
    'ASSET_ALREADY_ATTACHED',
    'The asset already has this role there.',
    bindingId === undefined ? {} : { conflictingId: bindingId },
  );

/** Only images, logos and videos have bytes. */
export const takesNoContent = (type: string): Refusal =>
  new Refusal('ASSET_TAKES_NO_CONTENT', `An asset of type ${type} has no bytes of its own.`, {
    type,
  });

/** `details.reason` is the stable code of what is wrong with the bytes. */
export const contentRefused = ({ code, reason }: ContentProblem): Refusal =>
  code === 'TOO_LARGE'
    ? new Refusal('PAYLOAD_TOO_LARGE', reason)
    : new Refusal('CONTENT_REFUSED', reason, { reason: code });
