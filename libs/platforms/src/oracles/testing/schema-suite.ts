import { creativeSection } from '../../testing/contract/creative-section';
import { driftSection } from '../../testing/contract/drift-section';
import { faultSection } from '../../testing/contract/fault-section';
import { lostAnswerSection } from '../../testing/contract/lost-answer-section';
import { placesSection } from '../../testing/contract/places-section';
import { roundTripSection } from '../../testing/contract/round-trip-section';
import type { ContractHarness } from '../../testing/harness';
import { type Constants, coverageSection } from './coverage-section';
import { type RecordedRequest, recording, type RequestOracle } from './request-oracle';
import type { SplitByKind } from './specimens';
import { wholeLifeSection } from './whole-life-section';

export interface SchemaSuite {
  readonly harness: ContractHarness;
  /** The connector without what the harness does to drafts, when it does anything. */
  readonly plain?: ContractHarness['connector'];
  readonly oracle: RequestOracle;
  readonly split: SplitByKind;
  /** Every kind of request that the connector makes. */
  readonly kinds: readonly string[];
  /**
   * Members whose texts the vendor's description knows one by one: another text there must be
   * refused.
   */
  readonly words: readonly string[];
  readonly constants: Constants;
}

/**
 * Every request that a connector makes is one that the vendor's own description takes, and every
 * field that it can hold is in one.
 */
export const schemaSuite = ({
  harness,
  plain = harness.connector,
  oracle,
  constants,
  ...whole
}: SchemaSuite): void => {
  const faults = new Set<string>();
  const judge = (request: RecordedRequest): void => {
    for (const fault of oracle(request)) faults.add(`${request.method} ${request.path}: ${fault}`);
  };
  // The schemas are those of the version that is spoken by default.
  const judged: ContractHarness = {
    ...harness,
    connector: (url, version) =>
      version === undefined
        ? recording(harness.connector(url), judge)
        : harness.connector(url, version),
  };

  wholeLifeSection({ harness: judged, oracle, ...whole });
  roundTripSection(judged);
  driftSection(judged);
  lostAnswerSection(judged);
  faultSection(judged);
  creativeSection(judged);
  placesSection(judged);
  coverageSection({ harness: { ...harness, connector: plain }, constants, judge });

  it('took every request of all this', () => {
    expect([...faults]).toEqual([]);
  });
};
