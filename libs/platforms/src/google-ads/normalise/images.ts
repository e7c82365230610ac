import type { AdType, CampaignType, ImageDraft } from '../../port/draft';
import { imageSet, type ImageAttributes } from '../attributes/image-attributes';
import { rolesOf } from '../capabilities/media';
import type { Normalised } from './normalised';

/** Images as a set, those left out whose role there is nothing for. */
export const normaliseImages = (
  images: readonly ImageDraft[],
  campaignType: CampaignType,
  adType: AdType | null,
): Normalised<readonly ImageAttributes[]> => {
  const roles = rolesOf(campaignType, adType);
  return {
    value: imageSet(
      images.filter(({ role }) => roles.has(role)).map(({ role, sha256 }) => ({ role, sha256 })),
    ),
    warnings: images.flatMap(({ role }, index) =>
      roles.has(role)
        ? []
        : [
            {
              code: 'MEDIA_ROLE_UNSUPPORTED',
              field: `images/${index}`,
              message: `Google does not use a file with the role ${role} here. It is not sent there.`,
            },
          ],
    ),
  };
};
