import { type Fields, textIn } from '../../core/json';
import type { ObjectFilter, RemoteObject } from '../../vendor';

export interface Goal {
  readonly id: string;
  readonly accountId: string;
  readonly createdAt: number;
  readonly fields: Fields;
}

interface Counted {
  readonly id: string;
  readonly accountId: string;
  readonly goalId: string;
  readonly fields: Fields;
  readonly status: 'Success' | 'Retracted';
}

/**
 * Goals, the conversions that they counted, and adjustments. What comes again with the same goal,
 * click or person, and time is taken and not counted.
 */
export class ConversionBook {
  private readonly goals = new Map<string, Goal>();
  private readonly counted = new Map<string, Counted>();
  private readonly adjustments: RemoteObject[] = [];

  goalsOf(accountId: string): readonly Goal[] {
    return [...this.goals.values()].filter((goal) => goal.accountId === accountId);
  }

  goalNamed(accountId: string, name: string): Goal | undefined {
    return this.goalsOf(accountId).find(({ fields }) => fields.Name === name);
  }

  keepGoal(goal: Goal): void {
    this.goals.set(goal.id, goal);
  }

  count(goal: Goal, conversion: Fields): void {
    const key = keyOf(goal, conversion);
    if (this.counted.has(key)) return;
    this.counted.set(key, {
      id: `conversion-${this.counted.size + 1}`,
      accountId: goal.accountId,
      goalId: goal.id,
      fields: conversion,
      status: 'Success',
    });
  }

  /**
   * The first retraction ends a conversion; a retraction without a conversion is noted and does
   * nothing (reports show AdjustmentOriginalNotFound).
   */
  adjust(goal: Goal, adjustment: Fields): void {
    const key = keyOf(goal, adjustment);
    const original = this.counted.get(key);
    const status = !original
      ? 'AdjustmentOriginalNotFound'
      : original.status === 'Retracted'
        ? 'ConversionAlreadyRetracted'
        : 'Success';
    this.adjustments.push({
      kind: 'conversionAdjustment',
      id: `adjustment-${this.adjustments.length + 1}`,
      accountId: goal.accountId,
      parentId: goal.id,
      status,
      data: adjustment,
    });
    if (original && status === 'Success') this.counted.set(key, adjusted(original, adjustment));
  }

  /** Kinds `conversionAction`, `conversion` and `conversionAdjustment` of the control interface. */
  objects({ kind, accountId }: ObjectFilter): readonly RemoteObject[] {
    const goals = [...this.goals.values()].map(
      ({ id, accountId: account, fields }): RemoteObject => ({
        kind: 'conversionAction',
        id,
        accountId: account,
        name: textIn(fields, 'Name'),
        status: textIn(fields, 'Status'),
        data: { Id: id, ...fields },
      }),
    );
    const conversions = [...this.counted.values()].map(
      ({ id, accountId: account, goalId, fields, status }): RemoteObject => ({
        kind: 'conversion',
        id,
        accountId: account,
        parentId: goalId,
        status,
        data: fields,
      }),
    );
    return [...goals, ...conversions, ...this.adjustments].filter(
      (one) =>
        (kind === undefined || kind === one.kind) &&
        (accountId === undefined || accountId === one.accountId),
    );
  }
}

/** The click, or the person where there is none, and the time to the millisecond. */
function keyOf({ id }: Goal, item: Fields): string {
  const who =
    textIn(item, 'MicrosoftClickId').toLowerCase() ||
    `${textIn(item, 'HashedEmailAddress')} ${textIn(item, 'HashedPhoneNumber')}`;
  return `${id} ${who} ${Date.parse(textIn(item, 'ConversionTime'))}`;
}

function adjusted(
  original: Counted,
  { AdjustmentType, AdjustmentValue, AdjustmentCurrencyCode }: Fields,
): Counted {
  if (AdjustmentType === 'Retract') return { ...original, status: 'Retracted' };
  const currency =
    AdjustmentCurrencyCode === undefined || AdjustmentCurrencyCode === null
      ? {}
      : { ConversionCurrencyCode: AdjustmentCurrencyCode };
  return {
    ...original,
    fields: { ...original.fields, ConversionValue: AdjustmentValue, ...currency },
  };
}
