import type { ActionInput } from './action-input';
import type { ActionCategory, ConversionAction, LeadStage } from './conversion-action';

const STAGES: Readonly<
  Record<LeadStage, { readonly name: string; readonly category: ActionCategory }>
> = {
  signup: { name: 'Signup', category: 'SIGNUP' },
  trial_started: { name: 'Trial started', category: 'SIGNUP' },
  qualified_lead: { name: 'Qualified lead', category: 'SUBMIT_LEAD_FORM' },
  paid: { name: 'Paid', category: 'PURCHASE' },
  expansion: { name: 'Expansion', category: 'PURCHASE' },
};

/** The action that events of a stage get on first use. Counts every one of a click: Google refuses its app click ids otherwise. `turn` counts the names that were taken. */
export const stageAction = (leadStage: LeadStage, turn: number): ActionInput => {
  const { name, category } = STAGES[leadStage];
  return {
    name: turn === 0 ? name : `${name} (funnel${turn === 1 ? '' : ` ${turn}`})`,
    category,
    type: 'UPLOAD_CLICKS',
    countingType: 'MANY_PER_CLICK',
    valueSettings: { type: 'variableValue' },
    leadStage,
    enhancedConversionsForLeads: true,
  };
};

/** What earns money: a website may claim it, and only a server makes it count. */
export const isSale = ({
  leadStage,
  category,
}: Pick<ConversionAction, 'leadStage' | 'category'>): boolean =>
  leadStage === 'paid' || leadStage === 'expansion' || category === 'PURCHASE';
