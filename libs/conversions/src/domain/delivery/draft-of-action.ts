import { amountFromMicros } from '@switchyard/kernel';
import type { ActionDraft } from '@switchyard/platforms';
import type { ConversionAction } from '../action/conversion-action';

/** Money as platforms' connectors take it: decimal text in major units. */
export const decimalOfMicros = (micros: number): string => String(amountFromMicros(micros));

/** An action as a platform is told of it. */
export const draftOfAction = ({
  id,
  name,
  type,
  category,
  status,
  countingType,
  valueSettings,
  ...rest
}: ConversionAction): ActionDraft => ({
  id,
  name,
  type,
  category,
  status,
  countingType,
  valueSettings: {
    type: valueSettings.type,
    ...(valueSettings.defaultValueMicros !== undefined && {
      defaultValue: decimalOfMicros(valueSettings.defaultValueMicros),
    }),
    ...(valueSettings.currencyCode !== undefined && { currencyCode: valueSettings.currencyCode }),
  },
  ...(rest.clickThroughLookbackWindowDays !== null && {
    clickThroughLookbackWindowDays: rest.clickThroughLookbackWindowDays,
  }),
  ...(rest.viewThroughLookbackWindowDays !== null && {
    viewThroughLookbackWindowDays: rest.viewThroughLookbackWindowDays,
  }),
  ...(rest.attributionModel !== null && { attributionModel: rest.attributionModel }),
  ...(rest.leadStage !== null && { leadStage: rest.leadStage }),
  enhancedConversionsForLeads: rest.enhancedConversionsForLeads,
  includeInConversionsMetric: rest.includeInConversionsMetric,
});
