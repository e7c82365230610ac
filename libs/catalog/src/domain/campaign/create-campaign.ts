import { validationError, type Issue } from '@switchyard/kernel';
import { readSplit } from '../budget/read-split';
import type { Campaign } from './campaign';
import { readCampaign, type SplitRule } from './campaign-fields';
import type { CampaignInput } from './campaign-input';
import type { CampaignWorld } from './campaign-world';

const written: SplitRule = ({ _platformBudgets, platforms, currency }, budgetMicros) =>
  readSplit(_platformBudgets ?? {}, platforms, budgetMicros, currency);

/** A new campaign: always `PAUSED`, on no platform yet. Throws `VALIDATION_ERROR` with every problem, or a refusal of its places and hours. */
export const createCampaign = (
  spaceId: string,
  input: CampaignInput,
  world: CampaignWorld,
): Campaign => {
  const { fields, issues } = readCampaign(input, [], written, world);
  const all = [...statusIssues(input), ...issues];
  if (all.length > 0) throw validationError(all);
  return {
    ...fields,
    spaceId,
    id: world.ids.next('cmp'),
    type: input.type,
    status: 'PAUSED',
    platformLinks: {},
    syncFailures: {},
    releases: [],
    delivery: {},
    hold: null,
    treeVersion: 1,
    createdAt: world.now,
    updatedAt: world.now,
    version: 1,
  };
};

const statusIssues = ({ status }: CampaignInput): Issue[] =>
  status === undefined || status === 'PAUSED'
    ? []
    : [
        {
          path: '/status',
          code: 'NOT_ALLOWED',
          message:
            'status must be PAUSED when a campaign is created. Enable it with PATCH afterwards',
        },
      ];
