import { Inject, Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { type Caller, Clock, notFound, type PlatformId } from '@switchyard/kernel';
import type { AdPlatform, Finding, PlaceMatch, PlaceName } from '@switchyard/platforms/domain';
import { type AreaTarget, Gazetteer } from '@switchyard/targeting/domain';
import { DateTime } from 'luxon';
import { type CampaignTree, type Target, targetOf } from '../../domain/basis/campaign-tree';
import {
  chooseLocation,
  foldQuestion,
  identifiedRows,
  locationQuestion,
  type LocationQuestion,
  unplacedRows,
} from '../../domain/basis/location-question';
import {
  accountFindings,
  connectionMissing,
  settingFindings,
} from '../../domain/validation/account-findings';
import { capabilityFindings } from '../../domain/validation/capability-findings';
import { degradedFindings } from '../../domain/validation/degraded-findings';
import { type MergedFinding, mergedFindings } from '../../domain/validation/merged-findings';
import { BRANDS, campaignRequirement } from '../../domain/validation/question';
import { unplacedFinding } from '../../domain/validation/rules/targeting-findings';
import { LocationAnswers } from '../basis/look-up-locations';
import { contractPath } from '../planning/contract-words';
import { CampaignTrees, PLATFORMS } from '../ports';

type Answers = ReadonlyMap<string, readonly PlaceMatch[]>;

/**
 * Locations of a campaign that a platform has reported as unknown or ambiguous. No platform is
 * asked: a location that was never looked up is not reported.
 */
@Injectable()
export class KnownUnplaced {
  constructor(
    private readonly answers: LocationAnswers,
    private readonly gazetteer: Gazetteer,
  ) {}

  async of(
    { campaign }: CampaignTree,
    { id, capabilities }: Pick<AdPlatform, 'id' | 'capabilities'>,
  ): Promise<readonly AreaTarget[]> {
    if (!capabilities.placeKey) return [];
    const rows = [
      ...unplacedRows(campaign, capabilities),
      ...identifiedRows(campaign, capabilities),
    ];
    const asked = rows.map((row) => ({ row, question: locationQuestion(row, this.gazetteer) }));
    if (asked.length === 0) return [];
    const known = await this.answers.known(id, [
      ...new Set(asked.flatMap(({ question }) => namesOf(question).map(foldQuestion))),
    ]);
    return asked.flatMap(({ row, question }) => (isUnknown(question, known) ? [row] : []));
  }
}

const namesOf = ({ first, others }: LocationQuestion): readonly PlaceName[] => [first, ...others];

/** As a plan finds places: by the first name, else by all others together. */
const isUnknown = (question: LocationQuestion, known: Answers): boolean => {
  const answers = namesOf(question).map((name) => known.get(foldQuestion(name)));
  const [first, ...others] = answers;
  if (first === undefined || chooseLocation(question, first)) return false;
  if (others.includes(undefined)) return false;
  return (
    others.length === 0 ||
    !chooseLocation(
      question,
      others.flatMap((matches) => matches ?? []),
    )
  );
};

export interface Validation {
  /** True when no `requirement` is left. */
  readonly valid: boolean;
  readonly findings: readonly MergedFinding[];
}

/**
 * Validate a campaign before export, on its own platforms or on those named. No platform is called.
 * Throws NOT_FOUND.
 */
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

/** Undefined for an unknown zone. */
const dayIn = (zone: string, now: Date): string | undefined =>
  DateTime.fromJSDate(now, { zone }).toISODate() ?? undefined;
