export * from './angles/angle-totals';
export {
  AHEAD_PROBABILITY,
  ANGLE_STATES,
  type AngleState,
  DECIDED_LOSS,
  DECIDED_PROBABILITY,
  FALSE_DECISIONS,
  hasShownItself,
  INDIFFERENT_LOSS,
  judgeTest,
  LEAST_SUCCESSES,
  LEAST_TRIALS,
  logEvidence,
  type Verdict,
} from './angles/judge-test';
export {
  ASSUMED_LIFT,
  type Delivery,
  LONGEST_WEEKS,
  type PlannedRehearsal,
  type PlannedTest,
  planRehearsal,
  rangeOf,
  REHEARSALS,
  rehearseTest,
  type WeekRange,
} from './angles/plan-rehearsal';
export * from './angles/read-tests';
export * from './daily-performance';
export * from './performance-reading';
export * from './report/metrics';
export * from './report/report-question';
export * from './report/report-cursor';
export * from './report/report-row';
