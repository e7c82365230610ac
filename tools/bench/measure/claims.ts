import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkDraft,
  draftOf,
  isHeldOut,
  LABELLED_KINDS,
  type LabelledClaim,
  type LabelledKind,
  type Score,
  scoreOf,
} from '@switchyard/social/domain';
import { type Rounds, type Spread, spreadOf } from '../statistics';

/** The parts of the labelled set. `outside`: written after the last change of a rule. */
const PARTS = ['tuned', 'held out', 'outside'] as const;
type Part = (typeof PARTS)[number];

export interface ClaimFigures {
  readonly scores: readonly (Score & { readonly part: Part; readonly kind: LabelledKind })[];
  readonly claimsPerSecond: number;
  /** CPU time of a draft of 40,000 characters with 60 facts. */
  readonly largeDraftMs: Spread;
}

const FILE = join('libs', 'social', 'src', 'domain', 'checking', 'labelled-claims.json');
const LARGE_TEXT = 40_000;
const MANY_FACTS = 60;

/** How well the checker of drafts finds ungrounded claims, and how fast. */
export const measureClaims = ({ rounds, warmUps }: Rounds): ClaimFigures => {
  const { claims, outside } = JSON.parse(readFileSync(FILE, 'utf8')) as {
    readonly claims: readonly LabelledClaim[];
    readonly outside: readonly LabelledClaim[];
  };
  const parts: Readonly<Record<Part, readonly LabelledClaim[]>> = {
    tuned: claims.filter((claim) => !isHeldOut(claim)),
    'held out': claims.filter(isHeldOut),
    outside,
  };
  const large = largeDraft(claims);
  for (let round = 0; round < warmUps; round += 1) checkDraft(large);
  const times = Array.from({ length: rounds }, () => cpuOf(() => checkDraft(large)));
  return {
    scores: PARTS.flatMap((part) =>
      LABELLED_KINDS.map((kind) => ({
        part,
        kind,
        ...scoreOf(parts[part].filter((claim) => claim.kind === kind)),
      })),
    ),
    claimsPerSecond: (claims.length * 1_000) / cpuOf(() => scoreOf(claims)),
    largeDraftMs: spreadOf(times),
  };
};

/** English claims of the set, one after the other, against as many facts as a post has. */
const largeDraft = (claims: readonly LabelledClaim[]): ReturnType<typeof draftOf> => {
  const english = claims.filter(({ language }) => language === 'en');
  const sentences = english.map(({ claim }) => claim).join(' ');
  const text = `${sentences} `
    .repeat(Math.ceil(LARGE_TEXT / sentences.length))
    .slice(0, LARGE_TEXT);
  return draftOf({
    id: 0,
    language: 'en',
    facts: english.flatMap(({ facts }) => facts).slice(0, MANY_FACTS),
    claim: text,
    grounded: false,
    kind: 'words',
    why: 'long',
  });
};

/** CPU milliseconds, so that other work on the machine counts little. */
const cpuOf = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};
