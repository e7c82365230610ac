import { validationError, type Issue } from '@switchyard/kernel';
import type { StampedWorld } from '../change/child-world';
import { isSameValue } from '../change/same-value';
import { settleStamp } from '../stamp/settle-stamp';
import { NO_STAMP } from '../stamp/stamp';
import type { Ad } from './ad';
import type { AdChanges, AdInput } from './ad-input';
import type { AdText } from './ad-text';
import { viewAd } from './ad-view';

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

/** A new ad of an ad group of the given campaign. Throws `VALIDATION_ERROR` with every problem, `NOT_FOUND` for a stamp that does not exist. */
export const createAd = (
  spaceId: string,
  campaignId: string,
  input: AdInput,
  world: Omit<StampedWorld, 'currency'>,
): Ad => ({
  ...readFields({ ...input, ...settleStamp(NO_STAMP, input, world.stamps) }),
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

/** An ad after changes; the same object when nothing changes. Throws as `createAd`; a stored stamp that dangles may stay. */
export const reviseAd = (
  row: Ad,
  changes: AdChanges,
  world: Pick<StampedWorld, 'now' | 'stamps'>,
): Ad => {
  const input = {
    ...viewAd(row),
    ...changes,
    ...settleStamp(row, changes, world.stamps),
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
