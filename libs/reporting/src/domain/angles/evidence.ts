import type { Stratum } from './stratum';

/** By how much one angle may be better than another: what the evidence is a mixture over. */
const LIFTS = [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2] as const;

/** How often at most a difference may be called where there is none, over all looks that are ever taken. */
export const FALSE_DECISIONS = 0.05;

/**
 * ln of the evidence that one angle's rate is higher than another's. Given all that the two got on a platform on a day, each success falls on the one
 * with a chance that its share of the trials and the ratio of the rates settle; the evidence is the likelihood ratio of that against equal rates, averaged
 * over the lifts. With equal rates it is a (super)martingale that starts at 1, however rates and shares change by day and platform: by Ville's
 * inequality it ever passes x with a chance of at most 1/x, no matter how often it is looked at.
 */
export const logEvidence = (strata: readonly Stratum[], better: number, worse: number): number => {
  const logs = LIFTS.map(() => 0);
  for (const { successes, trials } of strata) {
    const [won, lost, chance] = [
      successes[better]!,
      successes[worse]!,
      trials[better]! / (trials[better]! + trials[worse]!),
    ];
    if (!(chance > 0 && chance < 1) || won + lost <= 0) continue;
    LIFTS.forEach((lift, index) => {
      logs[index]! += won * Math.log1p(lift) - (won + lost) * Math.log1p(lift * chance);
    });
  }
  const highest = Math.max(...logs);
  return (
    highest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - highest), 0) / LIFTS.length)
  );
};

/** Whether an angle has shown itself better than each other one. Any of the angles might be called wrongly, so that each needs as many times the evidence. */
export const hasShownItself = (
  strata: readonly Stratum[],
  leader: number,
  arms: number,
): boolean => {
  const enough = Math.log(arms / FALSE_DECISIONS);
  for (let other = 0; other < arms; other += 1) {
    if (other !== leader && logEvidence(strata, leader, other) < enough) return false;
  }
  return arms > 1;
};
