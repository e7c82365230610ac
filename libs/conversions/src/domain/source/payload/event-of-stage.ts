import type { LeadStage } from '../../action/conversion-action';
import type { SourceEvent } from '../reading';
import type { SourceConfig } from '../source-config';

/** What an event of a stage lands on: the action that the configuration names, else the one of the stage. */
export const landsOn = (
  stage: LeadStage,
  { conversionActions }: Pick<SourceConfig, 'conversionActions'>,
): Pick<SourceEvent, 'event' | 'conversionAction'> => {
  const named = conversionActions?.[stage];
  return named === undefined ? { event: stage } : { conversionAction: named };
};
