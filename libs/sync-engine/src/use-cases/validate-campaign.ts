import { Inject, Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { Clock, notFound, type Caller, type PlatformId } from '@switchyard/kernel';
import type { AdPlatform, Finding } from '@switchyard/platforms';
import { DateTime } from 'luxon';
import { BRANDS, mergedFindings, type MergedFinding } from '../domain/facts';
import { targetOf, type CampaignTree, type Target } from '../domain/snapshot';
import {
  accountFindings,
  campaignRequirement,
  capabilityFindings,
  connectionMissing,
  degradedFindings,
  settingFindings,
  unplacedFinding,
} from '../domain/validate';
import { contractPath } from './ask/contract-words';
import { KnownUnplaced } from './places/known-unplaced';
import { PLATFORMS } from './platforms';
import { CampaignTrees } from './ports';

export interface Validation {
  /** True when no `requirement` is left. */
  readonly valid: boolean;
  readonly findings: readonly MergedFinding[];
}

/** Validate a campaign before export, on its own platforms or on those named. No platform is called. Throws NOT_FOUND. */
@Injectable()
export class ValidateCampaign {
  constructor(
    private readonly trees: CampaignTrees,
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
    private readonly places: KnownUnplaced,
    @Inject(PLATFORMS) private readonly platforms: ReadonlyMap<PlatformId, AdPlatform>,
  ) {}

  async execute(
    caller: Caller,
    campaignId: string,
    platforms?: readonly PlatformId[],
  ): Promise<Validation> {
    const tree = await this.treeOf(caller, campaignId);
    const connections = await this.identity.connectionsOf(caller);
    const { timeZone } = await this.identity.account(caller.accountId);
    const findings: Finding[] = [];
    for (const platform of platforms ?? tree.campaign.platforms) {
      const target = targetOf(tree.campaign, platform, connections);
      findings.push(...this.findingsOn(platform, tree, target, timeZone));
      findings.push(...(await this.unplacedOn(platform, tree)));
    }
    return {
      valid: findings.every(({ kind }) => kind !== 'requirement'),
      findings: mergedFindings(findings),
    };
  }

  private async treeOf(caller: Caller, campaignId: string): Promise<CampaignTree> {
    for await (const tree of this.trees.load(caller, [campaignId])) return tree;
    throw notFound();
  }

  private async unplacedOn(platform: PlatformId, tree: CampaignTree): Promise<readonly Finding[]> {
    const connector = this.platforms.get(platform);
    if (!connector) return [];
    const rows = await this.places.of(tree, connector);
    return rows.map((row) => unplacedFinding(tree, connector.capabilities, row));
  }

  private findingsOn(
    platform: PlatformId,
    tree: CampaignTree,
    target: Target | undefined,
    accountZone: string,
  ): readonly Finding[] {
    const connector = this.platforms.get(platform);
    if (!connector) return [notAvailable(tree.campaign.id, platform)];
    const now = this.clock.now();
    const known = [
      ...(target
        ? [
            ...accountFindings(tree, target),
            ...settingFindings(tree, target, connector.capabilities),
          ]
        : [connectionMissing(tree, platform)]),
      ...capabilityFindings(
        tree,
        connector.capabilities,
        target,
        now,
        dayIn(target?.timeZone ?? accountZone, now),
      ),
    ];
    return [...known, ...degradedFindings(tree, connector, target, known, contractPath, now)];
  }
}

const notAvailable = (campaignId: string, platform: PlatformId): Finding =>
  campaignRequirement(
    campaignId,
    platform,
    'PLATFORM_NOT_AVAILABLE',
    `Campaigns cannot be sent to ${BRANDS[platform]} yet.`,
    'Remove the platform from `platforms` of the campaign. GET /platforms lists those that are available.',
  );

/** Undefined for a zone that nobody knows. */
const dayIn = (zone: string, now: Date): string | undefined =>
  DateTime.fromJSDate(now, { zone }).toISODate() ?? undefined;
