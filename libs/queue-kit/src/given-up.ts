import type { TakenLease } from './lease';

const MOST_FAILURES = 8;
const MOST_STALLS = 3;

/** It failed, or died with its worker, again and again. */
export class WorkFailed extends Error {
  constructor(failures: number) {
    super(`failed or died with its worker ${failures} times`);
    this.name = 'WorkFailed';
  }
}

/** One holder after another got nowhere with it. */
export class WorkStalled extends Error {
  constructor(stalls: number) {
    super(`taken from ${stalls} holders that got nowhere`);
    this.name = 'WorkStalled';
  }
}

/** Why work is not tried once more; undefined when it is. */
export const whyGivenUp = ({ failures, stalls }: TakenLease): Error | undefined => {
  if (stalls >= MOST_STALLS) return new WorkStalled(stalls);
  return failures >= MOST_FAILURES ? new WorkFailed(failures) : undefined;
};

/** Seconds to wait after the given number of failures: 1, 2, 4 … 60. */
export const backOffSeconds = (failures: number): number => Math.min(60, 2 ** failures);
