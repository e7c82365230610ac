import { type Issue, validationError } from '@switchyard/kernel';
import type { ByPlatform } from '../by-platform';
import type { CampaignType } from '../campaign/campaign';
import { isSameValue } from '../change';
import { NO_STAMP, resolveStamp } from '../creative/stamp';
import type { Review, ServingStatus } from '../delivery/delivery-state';
import type { StampedWorld } from './ad-group';

/** An ad as it is stored. */
export interface Ad {
  readonly spaceId: string;
  readonly id: string;
  readonly campaignId: string;
  readonly adGroupId: string;
  readonly type: AdType;
  readonly status: ServingStatus;
  readonly headlines: readonly AdText[];
  readonly descriptions: readonly AdText[];
  readonly longHeadline: string | null;
  readonly businessName: string | null;
  readonly finalUrl: string;
  readonly path1: string | null;
  readonly path2: string | null;
  readonly callToAction: string | null;
  /** The caller's own key: unique in the ad group, and sent to no platform. */
  readonly externalKey: string | null;
  /** The claim that the ad argues, and the way it does. */
  readonly angleId: string | null;
  readonly conceptId: string | null;
  /** Who put the stamp on; null without one. */
  readonly stampProvenance: 'user' | null;
  readonly review: ByPlatform<Review>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

/** One headline or description. */
export interface AdText {
  readonly text: string;
  /** 1-based place that the text is pinned to. */
  readonly pinned?: number | null;
}

export const AD_TYPES = [
  'RESPONSIVE_SEARCH',
  'RESPONSIVE_DISPLAY',
  'SINGLE_IMAGE',
  'CHAT_CARD',
  'ASSET_GROUP',
] as const;

/** Fixed after creation. */
export type AdType = (typeof AD_TYPES)[number];

/** The ads that a campaign of each type can hold, on any platform. */
export const AD_TYPES_OF: Readonly<Record<CampaignType, readonly AdType[]>> = {
  SEARCH: ['RESPONSIVE_SEARCH'],
  DISPLAY: ['RESPONSIVE_DISPLAY', 'SINGLE_IMAGE', 'CHAT_CARD'],
  PERFORMANCE_MAX: ['ASSET_GROUP'],
  VIDEO: [],
  SHOPPING: [],
  DEMAND_GEN: [],
  SOCIAL: ['SINGLE_IMAGE', 'RESPONSIVE_DISPLAY'],
  CONVERSATIONAL: ['CHAT_CARD', 'RESPONSIVE_DISPLAY', 'SINGLE_IMAGE'],
};

/**
 * What a caller writes to make an ad. The limits of each platform are findings of Validate, not
 * rules here.
 */
export interface AdInput {
  readonly adGroupId: string;
  readonly type: AdType;
  readonly status?: ServingStatus;
  readonly headlines?: readonly AdText[];
  readonly descriptions?: readonly AdText[];
  readonly longHeadline?: string | null;
  readonly businessName?: string | null;
  readonly finalUrl: string;
  readonly path1?: string | null;
  /** Needs `path1`. */
  readonly path2?: string | null;
  readonly callToAction?: string | null;
  readonly externalKey?: string | null;
  readonly angleId?: string | null;
  readonly conceptId?: string | null;
}

/** What a merge patch changes: whole members, already merged with what is stored; null clears. */
export type AdChanges = { readonly [member in keyof AdInput]?: AdInput[member] | null };

/** An ad as it is read. */
export interface AdView extends Omit<Ad, 'createdAt' | 'updatedAt'> {
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A list of members, so that a new column is never shown by accident. */
export const viewAd = (row: Ad): AdView => ({
  id: row.id,
  spaceId: row.spaceId,
  campaignId: row.campaignId,
  adGroupId: row.adGroupId,
  type: row.type,
  status: row.status,
  headlines: row.headlines,
  descriptions: row.descriptions,
  longHeadline: row.longHeadline,
  businessName: row.businessName,
  finalUrl: row.finalUrl,
  path1: row.path1,
  path2: row.path2,
  callToAction: row.callToAction,
  externalKey: row.externalKey,
  angleId: row.angleId,
  conceptId: row.conceptId,
  stampProvenance: row.stampProvenance,
  review: row.review,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});

type Fields = Omit<
  Ad,
  | 'spaceId'
  | 'id'
  | 'campaignId'
  | 'adGroupId'
  | 'type'
  | 'review'
  | 'createdAt'
  | 'updatedAt'
  | 'version'
>;

/**
 * A new ad of an ad group of the given campaign. Throws `VALIDATION_ERROR` with every problem,
 * `NOT_FOUND` for a stamp that does not exist.
 */
export const createAd = (
  spaceId: string,
  campaignId: string,
  input: AdInput,
  world: Omit<StampedWorld, 'currency'>,
): Ad => ({
  ...readFields({ ...input, ...resolveStamp(NO_STAMP, input, world.stamps) }),
  spaceId,
  campaignId,
  id: world.ids.next('ad'),
  adGroupId: input.adGroupId,
  type: input.type,
  review: {},
  createdAt: world.now,
  updatedAt: world.now,
  version: 1,
});

/**
 * An ad after changes; the same object when nothing changes. Throws as `createAd`; a stored stamp
 * that dangles may stay.
 */
export const reviseAd = (
  row: Ad,
  changes: AdChanges,
  world: Pick<StampedWorld, 'now' | 'stamps'>,
): Ad => {
  const input = {
    ...viewAd(row),
    ...changes,
    ...resolveStamp(row, changes, world.stamps),
  } as AdInput;
  const next = { ...row, ...readFields(input) };
  return isSameValue(viewAd(row), viewAd(next)) ? row : { ...next, updatedAt: world.now };
};

const readFields = (input: AdInput): Fields => {
  const issues = pathIssues(input);
  if (issues.length > 0) throw validationError(issues);
  return {
    status: input.status ?? 'ENABLED',
    headlines: (input.headlines ?? []).map(storedText),
    descriptions: (input.descriptions ?? []).map(storedText),
    longHeadline: input.longHeadline ?? null,
    businessName: input.businessName ?? null,
    finalUrl: input.finalUrl,
    path1: input.path1 ?? null,
    path2: input.path2 ?? null,
    callToAction: input.callToAction ?? null,
    externalKey: input.externalKey ?? null,
    angleId: input.angleId ?? null,
    conceptId: input.conceptId ?? null,
    stampProvenance: input.angleId || input.conceptId ? 'user' : null,
  };
};

const storedText = ({ text, pinned }: AdText): AdText => ({
  text,
  ...(typeof pinned === 'number' && { pinned }),
});

const pathIssues = ({ path1, path2 }: AdInput): Issue[] =>
  path2 && !path1
    ? [
        {
          path: '/path2',
          code: 'NOT_ALLOWED',
          message: 'path2 is shown after path1. Set path1 too, or leave path2 out',
        },
      ]
    : [];
