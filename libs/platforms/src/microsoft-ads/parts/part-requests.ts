import type { Change } from '../../port/change';
import type { CampaignAttributes } from '../attributes/campaign-attributes';
import type { WireAnswer } from '../wire/answer';
import { listOf } from '../wire/answer';
import {
  addedItems,
  failedItems,
  negativeErrors,
  nestedErrors,
  partialErrors,
} from '../wire/batch-answer';
import { inChunks, LIMITS } from '../wire/limits';
import type { CampaignCriterion, WireError } from '../wire/objects';
import { pascal } from '../wire/words';
import type { CampaignParts } from './campaign-parts';
import { diffParts } from './diff-parts';
import type { IntentWay, PartsDiff } from './diff-parts';
import type { WantedCriterion } from './wanted-parts';
import type { Failure } from '../../port/failure';

/** One campaign whose parts are to become what its change says. */
export interface PartsTask {
  readonly change: Change;
  readonly campaignId: string;
  readonly after: CampaignAttributes;
  readonly fields: readonly string[];
  readonly held: CampaignParts;
  readonly intentWay?: IntentWay;
}

export interface PartItem {
  readonly task: PartsTask;
  /** About the campaign's location intent, which has two ways to be changed. */
  readonly isIntent: boolean;
}

/** One request about parts; `items` names what each of its items is for. */
export interface PartRequest {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body: object;
  readonly items: readonly PartItem[];
  /** Failures by index of the item. */
  readonly failures: (answer: WireAnswer) => ReadonlyMap<number, Failure>;
}

type Diffed = readonly { readonly task: PartsTask; readonly diff: PartsDiff }[];

/**
 * The requests that turn what is held into what is wanted: what goes first (a window must be free before another takes it), then
 * changed bids, then what comes; criteria of many campaigns share a request where the vendor lets them.
 */
export const partRequests = (tasks: readonly PartsTask[]): readonly PartRequest[] => {
  const diffed = tasks.map((task) => ({
    task,
    diff: diffParts(task.after, task.fields, task.held, task.intentWay),
  }));
  return [
    ...removals(diffed),
    ...updates(diffed),
    ...additions(diffed),
    ...negativeRemovals(diffed),
    ...negativeAdditions(diffed),
  ];
};

const removals = (diffed: Diffed): readonly PartRequest[] =>
  diffed.flatMap(({ task, diff }) =>
    inChunks(diff.remove, LIMITS.criteria).map((chunk) => ({
      method: 'DELETE' as const,
      path: '/CampaignCriterions',
      body: {
        CampaignId: task.campaignId,
        CampaignCriterionIds: chunk.map(({ id }) => id),
        CriterionType: 'Targets',
      },
      items: chunk.map(({ isIntent }) => ({ task, isIntent })),
      failures: notDone(partialErrors, chunk.length),
    })),
  );

const updates = (diffed: Diffed): readonly PartRequest[] =>
  inChunks(
    diffed.flatMap(({ task, diff }) => diff.update.map((update) => ({ task, ...update }))),
    LIMITS.criteria,
  ).map((chunk) => ({
    method: 'PUT' as const,
    path: '/CampaignCriterions',
    body: {
      CriterionType: 'Targets',
      CampaignCriterions: chunk.map(({ task, id, wanted }) => ({
        ...criterionBody(task, wanted),
        Id: id,
      })),
    },
    items: chunk.map(itemOf),
    failures: notDone(nestedErrors, chunk.length),
  }));

const additions = (diffed: Diffed): readonly PartRequest[] =>
  inChunks(
    diffed.flatMap(({ task, diff }) => diff.add.map((wanted) => ({ task, wanted }))),
    LIMITS.criteria,
  ).map((chunk) => ({
    method: 'POST' as const,
    path: '/CampaignCriterions',
    body: {
      CriterionType: 'Targets',
      CampaignCriterions: chunk.map(({ task, wanted }) => criterionBody(task, wanted)),
    },
    items: chunk.map(itemOf),
    failures: (answer: WireAnswer) =>
      notMade(
        answer,
        listOf<string>(answer.body?.['CampaignCriterionIds']),
        nestedErrors(answer),
        chunk.length,
      ),
  }));

const negativeRemovals = (diffed: Diffed): readonly PartRequest[] =>
  diffed.flatMap(({ task, diff }) =>
    inChunks(diff.removeNegatives, LIMITS.negatives).map((chunk) => ({
      method: 'DELETE' as const,
      path: '/EntityNegativeKeywords',
      body: negativesBody(
        task,
        chunk.map(({ id }) => ({ Type: 'NegativeKeyword', Id: id })),
      ),
      items: chunk.map(() => ({ task, isIntent: false })),
      failures: notDone((answer) => negativeErrors(answer, chunk.length), chunk.length),
    })),
  );

const negativeAdditions = (diffed: Diffed): readonly PartRequest[] =>
  diffed.flatMap(({ task, diff }) =>
    inChunks(diff.addNegatives, LIMITS.negatives).map((chunk) => ({
      method: 'POST' as const,
      path: '/EntityNegativeKeywords',
      body: negativesBody(
        task,
        chunk.map(({ text, matchType }) => ({
          Type: 'NegativeKeyword',
          Text: text,
          MatchType: pascal(matchType),
        })),
      ),
      items: chunk.map(() => ({ task, isIntent: false })),
      failures: (answer: WireAnswer) =>
        notMade(answer, negativeIds(answer), negativeErrors(answer, chunk.length), chunk.length),
    })),
  );

/** Ids of added negative keywords: one list per entity, and there is one entity per call. */
export const negativeIds = (answer: WireAnswer): readonly (string | null)[] =>
  listOf<{ readonly Ids?: readonly (string | null)[] | null }>(
    answer.body?.['NegativeKeywordIds'],
  )[0]?.Ids ?? [];

const itemOf = ({
  task,
  wanted,
}: {
  readonly task: PartsTask;
  readonly wanted: WantedCriterion;
}): PartItem => ({ task, isIntent: wanted.field === 'locationIntent' });

const criterionBody = (
  { campaignId }: PartsTask,
  { negative, criterion, percent }: WantedCriterion,
): CampaignCriterion =>
  negative
    ? { Type: 'NegativeCampaignCriterion', CampaignId: campaignId, Criterion: criterion }
    : {
        Type: 'BiddableCampaignCriterion',
        CampaignId: campaignId,
        Criterion: criterion,
        CriterionBid: { Type: 'BidMultiplier', Multiplier: percent },
      };

const negativesBody = ({ campaignId }: PartsTask, keywords: readonly object[]): object => ({
  EntityNegativeKeywords: [
    { EntityId: campaignId, EntityType: 'Campaign', NegativeKeywords: keywords },
  ],
});

const notDone =
  (errors: (answer: WireAnswer) => ReadonlyMap<number, WireError>, count: number) =>
  (answer: WireAnswer): ReadonlyMap<number, Failure> =>
    failedItems(answer, errors(answer), { count, nature: 'change', entity: 'campaign' });

const notMade = (
  answer: WireAnswer,
  ids: readonly (string | null)[],
  errors: ReadonlyMap<number, WireError>,
  count: number,
): ReadonlyMap<number, Failure> =>
  new Map(
    addedItems(answer, ids, errors, { count, nature: 'create', entity: 'campaign' }).flatMap(
      (result, index) => ('failure' in result ? [[index, result.failure] as const] : []),
    ),
  );
