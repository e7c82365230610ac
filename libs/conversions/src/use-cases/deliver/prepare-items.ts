import { Injectable, Logger } from '@nestjs/common';
import {
  type ConsentEffect,
  type Delivery,
  type Finding,
  type HashedPerson,
  mergePersons,
  type SealedPerson,
  type SinkTarget,
} from '../../domain';
import type { DeliveryJob, Ready } from './delivery-job';
import type { Targets } from './ensure-actions';
import { broken } from './isolate-broken-items';
import type { Found, RecordFindings } from './record-findings';

/** A delivery with everything that is needed to say, for any target, what would go. */
export interface Candidate<Item> {
  readonly delivery: Delivery;
  readonly originalId: string;
  readonly actionId: string;
  readonly note?: string;
  readonly consentEffect: ConsentEffect;
  /** What would go there. */
  readonly itemFor: (target: SinkTarget) => Item;
}

export type Read<Item> = Candidate<Item> | Found;
type Judge<Item> = (item: Item) => Finding | undefined;

/**
 * Splits items into those that may be sent and those that may not. They are judged before the
 * platform is asked for an action, so that no action is created for nothing, and again with the
 * platform's id of the action. An item on which our own code throws is `broken`; the others
 * continue.
 */
export const prepare = async <Item>(
  job: DeliveryJob,
  read: readonly Read<Item>[],
  judge: Judge<Item>,
  parts: { readonly targets: Targets; readonly record: RecordFindings },
): Promise<readonly Ready<Item>[]> => {
  const found: Found[] = read.filter((one) => 'finding' in one);
  const candidates = read.filter((one) => 'itemFor' in one);
  const known = await parts.targets.known(
    job,
    candidates.map(({ actionId }) => actionId),
  );
  const open = sifted(
    candidates,
    (actionId) => parts.targets.provisional(job, known, actionId),
    judge,
    found,
  );
  const finalOf = await parts.targets.final(
    job,
    known,
    open.map(({ candidate }) => candidate.actionId),
  );
  const ready = sifted(
    open.map(({ candidate }) => candidate),
    finalOf,
    judge,
    found,
  );
  await parts.record.execute(job, found, false);
  return ready.map(({ candidate: { itemFor: _, ...rest }, item }) => ({ ...rest, item }));
};

type TargetOf = (actionId: string) => SinkTarget | { readonly finding: Finding };

/** Those that nothing is found against; what is found of the others is added to `found`. */
const sifted = <Item>(
  candidates: readonly Candidate<Item>[],
  targetOf: TargetOf,
  judge: Judge<Item>,
  found: Found[],
): readonly { readonly candidate: Candidate<Item>; readonly item: Item }[] =>
  candidates.flatMap((candidate) => {
    const one = tried(candidate, targetOf, judge);
    if ('item' in one) return [{ candidate, item: one.item }];
    found.push({
      delivery: candidate.delivery,
      originalId: candidate.originalId,
      actionId: candidate.actionId,
      finding: one.finding,
    });
    return [];
  });

const tried = <Item>(
  { actionId, itemFor }: Candidate<Item>,
  targetOf: TargetOf,
  judge: Judge<Item>,
): { readonly item: Item } | { readonly finding: Finding } => {
  try {
    const target = targetOf(actionId);
    if ('finding' in target) return target;
    const item = itemFor(target);
    const finding = judge(item);
    return finding ? { finding } : { item };
  } catch (error) {
    return { finding: broken(error) };
  }
};

/** Opens persons. Worker only: nothing else holds the keys. */
export abstract class PersonOpener {
  /** Undefined for what no key opens any more. */
  abstract open(spaceId: string, sealed: SealedPerson): Promise<HashedPerson | undefined>;
}

/**
 * The person of an event, of all that is sealed of them. What no key opens any more counts as
 * never stated.
 */
@Injectable()
export class OpenPersons {
  private readonly logger = new Logger(OpenPersons.name);

  constructor(private readonly opener: PersonOpener) {}

  async execute(spaceId: string, sealed: readonly SealedPerson[]): Promise<HashedPerson> {
    const opened = await Promise.all(sealed.map((one) => this.opener.open(spaceId, one)));
    const lost = sealed.filter((_, index) => opened[index] === undefined);
    if (lost.length > 0) {
      this.logger.warn(
        {
          space: spaceId,
          keyIds: [...new Set(lost.map(({ keyId }) => keyId))],
          persons: lost.length,
        },
        'persons of a conversion cannot be opened and are left out',
      );
    }
    return mergePersons(opened.filter((one) => one !== undefined));
  }
}
