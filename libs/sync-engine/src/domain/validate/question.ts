import type { Capabilities, EntityKind, Finding } from '@switchyard/platforms';
import { BRANDS } from '../facts/brands';
import type { CampaignTree, Target } from '../snapshot';

/** What is asked of a table of abilities. */
export interface Question {
  readonly tree: CampaignTree;
  readonly capabilities: Capabilities;
  /** Undefined while no ad account is connected: rules about accounts are left out. */
  readonly target: Target | undefined;
  /** YYYY-MM-DD in the ad account's zone; rules about dates are left out without it. */
  readonly today?: string;
  /** Whose offsets hours are converted by; rules about conversion are left out without it. */
  readonly at?: Date;
}

/** What a rule has to say; where it applies is added by `findingAbout`. */
export type Verdict = Omit<Finding, 'platform' | 'entity'>;

/** What sentences call the platform. */
export const brandOf = ({ platform }: Pick<Capabilities, 'platform'>): string => BRANDS[platform];

export const findingAbout = (
  { platform }: Capabilities,
  entity: { readonly entity: EntityKind | 'asset'; readonly id: string },
  verdict: Verdict,
): Finding => {
  const { kind, source, code, ...rest } = verdict;
  return { kind, source, code, platform, entity: { type: entity.entity, id: entity.id }, ...rest };
};

export const aboutCampaign = ({ capabilities, tree }: Question, verdict: Verdict): Finding =>
  findingAbout(capabilities, { entity: 'campaign', id: tree.campaign.id }, verdict);
