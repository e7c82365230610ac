import { readMarkedName } from '../../translation/marked-name';
import {
  type AdAttributes,
  type AdGroupAttributes,
  asAttributes,
  type CampaignAttributes,
} from '../attributes';
import { batchGet } from '../client/batches';
import {
  endDateOf,
  idIn,
  type Json,
  microsOf,
  plainText,
  recordOf,
  servingStatus,
  startDateOf,
  textOf,
} from '../client/objects';
import type { Session } from '../client/session';
import { readBidding, readTargeting } from '../targeting-and-bid';
import type { RemoteObject } from '../write/levels';

/** A campaign group as it is, in the same words as `normalise` says what it should be. */
export const observeCampaignGroup = (session: Session, group: Json): RemoteObject => {
  const remoteId = idIn(group['id']);
  const { name, marker } = readMarkedName(String(group['name'] ?? ''));
  const attributes = asAttributes(campaignAttributesIn(session, group, name));
  return {
    source: group,
    observed: {
      entity: 'campaign',
      remoteId,
      campaignRemoteId: remoteId,
      ...(marker ? { marker } : {}),
      attributes,
      parts: {},
    },
  };
};

const campaignAttributesIn = (
  { currency, timeZone, io }: Session,
  group: Json,
  name: string,
): CampaignAttributes => {
  const { start, end } = recordOf(group['runSchedule']);
  return {
    name,
    status: group['status'] === 'DRAFT' ? 'DRAFT' : servingStatus(group['status']),
    budgetMicros: microsOf(group['dailyBudget'], currency) ?? 0,
    startDate: startDateOf(start, timeZone, io.now()),
    endDate: endDateOf(end, timeZone),
  };
};

/**
 * A campaign of LinkedIn's as it is, in the same words as `normalise` says what an ad group should
 * be.
 */
export const observeCampaign = (session: Session, campaign: Json): RemoteObject => {
  const { name, marker } = readMarkedName(String(campaign['name'] ?? ''));
  const groupId = idIn(campaign['campaignGroup']);
  const attributes: AdGroupAttributes = {
    name,
    status: servingStatus(campaign['status']),
    objective: String(campaign['objectiveType'] ?? ''),
    ...readBidding(campaign, session.currency),
    ...readTargeting(campaign),
    politicalAdvertising: politicalIn(campaign['politicalIntent']),
    audienceNetwork: campaign['offsiteDeliveryEnabled'] === true,
  };
  return {
    source: campaign,
    observed: {
      entity: 'adGroup',
      remoteId: idIn(campaign['id']),
      campaignRemoteId: groupId,
      parentRemoteId: groupId,
      ...(marker ? { marker } : {}),
      attributes: asAttributes(attributes),
      parts: {},
    },
  };
};

const politicalIn = (intent: unknown): AdGroupAttributes['politicalAdvertising'] => {
  if (intent === 'POLITICAL') return 'POLITICAL';
  return intent === 'NOT_POLITICAL' ? 'NONE' : null;
};

/**
 * Creatives as they are, with what their posts show, in the same words as `normalise` says what ads
 * should be.
 */
export const observeCreatives = async (
  session: Session,
  creatives: readonly Json[],
  groupOf: ReadonlyMap<string, string>,
): Promise<readonly RemoteObject[]> => {
  const posts = await readPosts(session, creatives);
  const images = [...new Set([...posts.values()].flatMap((post) => imageOf(post) ?? []))];
  const digests: ReadonlyMap<string, string> =
    images.length === 0 ? new Map() : await session.io.media.digests(images);
  return creatives.map((creative) =>
    observeCreative(creative, posts.get(postOf(creative) ?? ''), digests, groupOf),
  );
};

const observeCreative = (
  creative: Json,
  post: Json | undefined,
  digests: ReadonlyMap<string, string>,
  groupOf: ReadonlyMap<string, string>,
): RemoteObject => {
  const parentRemoteId = idIn(creative['campaign']);
  const { marker } = readMarkedName(String(creative['name'] ?? ''));
  return {
    source: creative,
    observed: {
      entity: 'ad',
      remoteId: idIn(creative['id']),
      campaignRemoteId: groupOf.get(parentRemoteId) ?? '',
      parentRemoteId,
      ...(marker ? { marker } : {}),
      attributes: asAttributes(adAttributesIn(creative, post, digests)),
      parts: {},
    },
  };
};

const adAttributesIn = (
  creative: Json,
  post: Json | undefined,
  digests: ReadonlyMap<string, string>,
): AdAttributes => {
  const image = imageOf(post);
  const sha256 = digests.get(image ?? '');
  return {
    adType: 'SINGLE_IMAGE',
    status: servingStatus(creative['intendedStatus']),
    headlines: textsOf(textOf(recordOf(recordOf(post?.['content'])['media'])['title'])),
    descriptions: textsOf(textOf(post?.['commentary'])).map(({ text }) => ({
      text: plainText(text),
    })),
    callToAction: textOf(post?.['contentCallToActionLabel']) ?? null,
    finalUrl: textOf(post?.['contentLandingPage']) ?? '',
    images:
      image === undefined
        ? []
        : [
            sha256 === undefined
              ? { role: 'MARKETING_IMAGE', remoteId: image }
              : { role: 'MARKETING_IMAGE', sha256 },
          ],
  };
};

const textsOf = (text: string | undefined): AdAttributes['headlines'] =>
  text === undefined ? [] : [{ text }];

/** The URN of the post that a creative shows. */
const postOf = (creative: Json): string | undefined =>
  textOf(recordOf(creative['content'])['reference']);

/** Posts by URN. A creative does not say what it shows: its post does. */
const readPosts = async (
  session: Session,
  creatives: readonly Json[],
): Promise<ReadonlyMap<string, Json>> => {
  const urns = [...new Set(creatives.flatMap((creative) => postOf(creative) ?? []))];
  if (urns.length === 0) return new Map();
  return new Map(
    (await batchGet(session, '/posts', urns, 'ad')).map((post) => [String(post['id']), post]),
  );
};

/** The id of the image that a post shows. */
const imageOf = (post: Json | undefined): string | undefined =>
  textOf(recordOf(recordOf(post?.['content'])['media'])['id']);
