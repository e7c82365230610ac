import {
  type Ad,
  type AdType,
  type Campaign,
  viewAd,
  viewAdGroup,
  viewBidding,
  viewKeyword,
} from '@switchyard/catalog/domain';
import { amountFromMicros } from '@switchyard/kernel';
import type { EntityKind } from '@switchyard/platforms/domain';
import { isEveryHour } from '@switchyard/targeting/domain';
import { extensionDrafts, imageDrafts, youtubeVideoIds } from '../basis/asset-drafts';
import { AttachedAssets, platformBudgetMicros, scheduleOn } from '../basis/campaign-draft';
import type { TreeAsset } from '../basis/campaign-tree';
import { isTaken } from '../basis/desired-objects';
import type { Question } from './question';

/**
 * One object of a tree in the contract's words: what the fields of a table name. Money in major
 * units.
 */
export interface Subject {
  readonly entity: EntityKind;
  readonly id: string;
  /** Ads only. */
  readonly adType?: AdType;
  readonly view: object;
}

/** Every object that the platform could take; ads of other types have a finding of their own. */
export function* subjectsOf(question: Question): Iterable<Subject> {
  const { tree, capabilities } = question;
  const attached = new AttachedAssets(tree, capabilities);
  yield {
    entity: 'campaign',
    id: tree.campaign.id,
    view: { ...campaignView(question), ...assetsOfCampaign(attached) },
  };
  for (const adGroup of tree.adGroups) {
    yield { entity: 'adGroup', id: adGroup.id, view: viewAdGroup(adGroup) };
  }
  for (const ad of tree.ads) {
    if (isTaken(ad, tree, capabilities)) {
      yield {
        entity: 'ad',
        id: ad.id,
        adType: ad.type,
        view: {
          ...viewAd(ad),
          trackedUrl: trackedUrl(ad, tree.campaign),
          ...assetsOfAd(attached.goingWith(ad)),
        },
      };
    }
  }
  for (const keyword of tree.keywords) {
    yield { entity: 'keyword', id: keyword.id, view: viewKeyword(keyword) };
  }
}

const assetsOfCampaign = (attached: AttachedAssets) => ({
  extensions: extensionDrafts(attached.ofCampaign()),
  images: imageDrafts(attached.besideAds()),
});

/**
 * The address with the tracking of its campaign around it, where that names the page; inside
 * another address it is encoded.
 */
const trackedUrl = ({ finalUrl }: Ad, { trackingTemplate }: Campaign): string =>
  trackingTemplate?.includes('{lpurl}')
    ? trackingTemplate.replace('{lpurl}', (_page, at: number) =>
        at === 0 ? finalUrl : encodeURIComponent(finalUrl),
      )
    : finalUrl;

const assetsOfAd = (assets: readonly TreeAsset[]) => ({
  images: imageDrafts(assets),
  youtubeVideoIds: youtubeVideoIds(assets),
});

/** What the connection says where the campaign does not. */
const declared = ({ declarations }: Campaign, target: Question['target']) => {
  const politicalAdvertising =
    declarations?.politicalAdvertising ?? target?.declarations.politicalAdvertising;
  return politicalAdvertising === undefined ? {} : { politicalAdvertising };
};

/**
 * The budget is the platform's share; the schedule is its windows, none when all hours are meant;
 * negatives that are left out there keep their place.
 */
const campaignView = ({
  tree: { campaign },
  capabilities: { platform, negativeMatchTypes },
  target,
  at,
}: Question): object => {
  const budgetMicros = platformBudgetMicros(campaign, platform);
  return {
    ...campaign,
    negativeKeywords: campaign.negativeKeywords.map((entry) =>
      negativeMatchTypes.includes(entry.matchType) ? entry : null,
    ),
    budget: budgetMicros === undefined ? null : amountFromMicros(budgetMicros),
    declarations: { ...campaign.declarations, ...declared(campaign, target) },
    biddingStrategy: viewBidding(campaign.biddingStrategy),
    adSchedule: isEveryHour(campaign.adScheduleStructured)
      ? []
      : campaign.adScheduleStructured.windows,
    ...(target && at ? { adScheduleThere: scheduleOn(campaign, target, at) } : {}),
  };
};

/**
 * Caches an answer per kind of object and type of ad: a tree has thousands of objects of few kinds.
 */
export const perKind = <Answer>(
  answer: (subject: Subject) => Answer,
): ((subject: Subject) => Answer) => {
  const known = new Map<string, Answer>();
  return (subject) => {
    const kind = `${subject.entity} ${subject.adType ?? ''}`;
    const answered = known.get(kind) ?? answer(subject);
    known.set(kind, answered);
    return answered;
  };
};
