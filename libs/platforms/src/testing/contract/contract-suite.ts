import type { ContractHarness } from '../harness';
import { creativeSection } from './creative-section';
import { driftSection } from './drift-section';
import { faultSection } from './fault-section';
import { imagesSection } from './images-section';
import { lostAnswerSection, releasedSection } from './lost-answer-section';
import { normaliseSection } from './normalise-section';
import { performanceKindsSection, performanceSection } from './performance-section';
import { placesSection } from './places-section';
import { roundTripSection } from './round-trip-section';
import { volumeSection } from './volume-section';

/** What every connector promises, tried against its platform's emulator. */
export const contractSuite = (harness: ContractHarness): void => {
  describe(`${harness.platform}: what every connector promises`, () => {
    normaliseSection(harness);
    roundTripSection(harness);
    driftSection(harness);
    lostAnswerSection(harness);
    releasedSection(harness);
    faultSection(harness);
    volumeSection(harness);
    imagesSection(harness);
    creativeSection(harness);
    placesSection(harness);
    performanceSection(harness);
    performanceKindsSection(harness);
  });
};
