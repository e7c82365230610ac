import { fittingName, markedName } from '../../marked-name';
import type { AdAttributes } from '../attributes/ad-attributes';
import { UNVERIFIED } from '../unverified';
import type { Json } from '../wire/answer';
import { littleText } from '../wire/little-text';
import type { Session } from '../wire/session';
import { urnOf } from '../wire/urn';

interface Place {
  readonly localId: string;
  readonly campaignId: string;
}

/**
 * A creative with its post in one call (platform document 2b). The post is shown by this ad only. A paused ad begins as a draft, which
 * every document allows; its review begins when it is switched on.
 */
export const newCreative = (
  session: Session,
  { localId, campaignId }: Place,
  after: AdAttributes,
): Json => ({
  creative: {
    campaign: urnOf('sponsoredCampaign', campaignId),
    intendedStatus: after.status === 'ENABLED' ? 'ACTIVE' : 'DRAFT',
    name: markedName(
      fittingName(after.headlines[0]?.text ?? 'Ad', UNVERIFIED.creativeNameLength),
      localId,
    ),
    inlineContent: { post: postBody(session, after) },
  },
});

const postBody = (
  session: Session,
  { headlines, descriptions, callToAction, finalUrl, images }: AdAttributes,
): Json => ({
  adContext: { dscAdAccount: session.accountUrn, dscStatus: 'ACTIVE' },
  author: session.organizationUrn,
  commentary: littleText(descriptions[0]?.text ?? ''),
  visibility: 'PUBLIC',
  lifecycleState: 'PUBLISHED',
  isReshareDisabledByAuthor: false,
  contentLandingPage: finalUrl,
  ...(callToAction === null ? {} : { contentCallToActionLabel: callToAction }),
  content: {
    media: { id: imageId(session, images), ...(headlines[0] ? { title: headlines[0].text } : {}) },
  },
});

/** Every digest has its id by now: files are uploaded before anything shows them. */
const imageId = ({ imageIds }: Session, [image]: AdAttributes['images']): string | undefined => {
  if (!image) return undefined;
  return 'sha256' in image ? imageIds.get(image.sha256) : image.remoteId;
};
