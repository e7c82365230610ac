import { type Customer, World } from '../accounts';
import { type MutateOptions, runOperations } from '../doors/mutate';
import type { Json } from '../schema/message';
import { MutateRun, operationOf, type TargetKind } from '../store/mutate-run';

export const NOW = new Date('2026-11-20T12:00:00Z');

const STRATEGY = { manualCpc: { enhancedCpcEnabled: false } };

/** An account in memory, and mutates of it without a request around them. */
export class GivenAccount {
  readonly world = new World({ now: () => NOW });
  readonly customer: Customer;

  constructor(currency = 'EUR') {
    const { externalAccountId } = this.world.createAccount({ currency });
    const customer = this.world.customers.get(externalAccountId);
    if (!customer) throw new Error('The account was not made');
    this.customer = customer;
  }

  run(
    kind: TargetKind,
    operations: readonly Json[],
    options: MutateOptions = { partialFailure: false, validateOnly: false },
  ) {
    const parsed = operations.map((operation, index) =>
      operationOf(kind, operation, `operations[${index}]`),
    );
    return runOperations(
      new MutateRun(this.customer, NOW, () => this.world.nextId()),
      parsed,
      options,
    );
  }

  /** Codes of one operation's errors. */
  errors(kind: TargetKind, operation: Json): readonly string[] {
    return this.run(kind, [operation]).complaints.map(({ error }) => error);
  }

  create(kind: TargetKind, body: Json): string {
    const { rows, complaints } = this.run(kind, [{ create: body }]);
    if (!rows[0]) throw new Error(JSON.stringify(complaints));
    return rows[0].name;
  }

  budget(changes: Json = {}): string {
    return this.create('campaignBudget', {
      amountMicros: '10000000',
      explicitlyShared: false,
      ...changes,
    });
  }

  campaignBody(changes: Json = {}): Json {
    const strategy = Object.keys(changes).some((member) => /^(target|maximize|manual)/.test(member))
      ? {}
      : STRATEGY;
    return {
      name: 'Spring',
      advertisingChannelType: 'SEARCH',
      campaignBudget: changes['campaignBudget'] ?? this.budget(),
      containsEuPoliticalAdvertising: 'DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING',
      ...strategy,
      ...changes,
    };
  }

  campaign(changes: Json = {}): string {
    return this.create('campaign', this.campaignBody(changes));
  }

  adGroup(campaign = this.campaign(), changes: Json = {}): string {
    return this.create('adGroup', { campaign, name: 'Group A', ...changes });
  }

  statusOf(
    kind: 'campaign' | 'adGroup' | 'adGroupCriterion' | 'campaignCriterion',
    name: string,
  ): unknown {
    return this.customer.store.get(kind, name)?.data['status'];
  }
}

/** A responsive search ad that breaks no rule. */
export const searchAd = (changes: Json = {}): Json => ({
  finalUrls: ['https://example.com/'],
  responsiveSearchAd: {
    headlines: [{ text: 'H1' }, { text: 'H2' }, { text: 'H3' }],
    descriptions: [{ text: 'D1' }, { text: 'D2' }],
    ...changes,
  },
});
