import type { PlatformId } from '@switchyard/kernel';
import { BRANDS } from './brands';

/** Stands for the brand; no stored text holds it. */
const SLOT = '\u0000';

/** Verbs that follow a brand at the start of a sentence, and what they are after several brands. */
export const PLURALS: Readonly<Record<string, string>> = {
  accepts: 'accept',
  asks: 'ask',
  bids: 'bid',
  changes: 'change',
  charges: 'charge',
  chooses: 'choose',
  combines: 'combine',
  converts: 'convert',
  counts: 'count',
  decides: 'decide',
  delivers: 'deliver',
  documents: 'document',
  does: 'do',
  fetches: 'fetch',
  has: 'have',
  ignores: 'ignore',
  is: 'are',
  joins: 'join',
  keeps: 'keep',
  matches: 'match',
  needs: 'need',
  offers: 'offer',
  optimises: 'optimise',
  rejects: 'reject',
  requires: 'require',
  reviews: 'review',
  rounds: 'round',
  runs: 'run',
  sends: 'send',
  sets: 'set',
  shows: 'show',
  stores: 'store',
  takes: 'take',
  targets: 'target',
  treats: 'treat',
  uses: 'use',
  verifies: 'verify',
  was: 'were',
};

/** A text with the platform taken out of it; quotes, and the possessive, stay as they are. Equal for platforms of which it says the same. */
export const withoutBrand = (text: string, platform: PlatformId): string =>
  text.replaceAll(new RegExp(`"[^"]*"|\\b${BRANDS[platform]}\\b(?!['’])`, 'gu'), (found) =>
    found.startsWith('"') ? found : SLOT,
  );

/** The text again, of one platform or of several. */
export const withBrands = (text: string, platforms: readonly PlatformId[]): string => {
  const names = listed(platforms.map((platform) => BRANDS[platform]));
  const agreed =
    platforms.length > 1
      ? text.replaceAll(
          new RegExp(`(^|[.!?] )${SLOT} ([a-z]+)`, 'gu'),
          (_all, start: string, verb: string) => `${start}${SLOT} ${PLURALS[verb] ?? verb}`,
        )
      : text;
  return agreed.replaceAll(SLOT, () => names);
};

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
