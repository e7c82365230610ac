import { createHash } from 'node:crypto';
import { canonicalJson } from '@switchyard/kernel';
import { type PlanInput, planPart } from '@switchyard/sync-engine/domain';
import { interleave } from '../statistics';
import { answerQuestions } from '../world/child';
import { planInput, type Story } from './inputs';

/** Times `one` and `other` by turns; times in milliseconds. */
export interface PlanOrder {
  readonly story: Story;
  readonly one: Timed;
  readonly other: Timed;
  readonly rounds: number;
  readonly warmUps: number;
}

export interface Timed {
  readonly what: 'plan' | 'canonicalise-and-hash';
  readonly objects: number;
}

export interface PlanTimes {
  readonly one: readonly number[];
  readonly other: readonly number[];
  readonly changes: number;
}

/** The least work of any code that compares or names the inputs by their content. */
const canonicaliseAndHash = ({ desired, bindings, seen }: PlanInput): string => {
  const hash = createHash('sha256');
  for (const side of [desired, bindings, seen]) {
    for (const each of side) hash.update(canonicalJson(each));
  }
  return hash.digest('hex');
};

const WORK = { plan: planPart, 'canonicalise-and-hash': canonicaliseAndHash } as const;

/** Garbage of the other contender is collected before, not during. */
const timed = (work: (input: PlanInput) => unknown, input: PlanInput) => (): number => {
  globalThis.gc?.();
  const from = performance.now();
  work(input);
  return performance.now() - from;
};

answerQuestions(async ({ story, one, other, rounds, warmUps }: PlanOrder): Promise<PlanTimes> => {
  const first = planInput(one.objects, story);
  const second = one.objects === other.objects ? first : planInput(other.objects, story);
  const times = await interleave(timed(WORK[one.what], first), timed(WORK[other.what], second), {
    rounds,
    warmUps,
  });
  return { ...times, changes: planPart(first).changes.length };
});
