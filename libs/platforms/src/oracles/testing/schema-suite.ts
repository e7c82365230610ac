import { creativeSection } from '../../contract/testing/creative-section';
import { driftSection } from '../../contract/testing/drift-section';
import { faultSection } from '../../contract/testing/fault-section';
import type { ContractHarness } from '../../contract/testing/harness';
import { lostAnswerSection } from '../../contract/testing/lost-answer-section';
import { placesSection } from '../../contract/testing/places-section';
import { roundTripSection } from '../../contract/testing/round-trip-section';
import { coverageSection, type Constants } from './coverage-section';
import { recording, type RecordedRequest } from './recording';
import type { RequestOracle } from './request-oracle';
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
  /** Members whose texts the vendor's description knows one by one: another text there must be refused. */
  readonly words: readonly string[];
  readonly constants: Constants;
}

/** Every request that a connector makes is one that the vendor's own description takes, and every field that it can hold is in one. */
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
