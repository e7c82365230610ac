import type { AdPlatform, Finding, WarningCode } from '@switchyard/platforms/domain';
import type { CampaignTree, Target } from '../basis/campaign-tree';
import { desiredOf } from '../basis/desired-objects';
import { unplacedRows } from '../basis/location-question';
import type { PlanWarning } from '../planning/plan';
import { EVERYTHING } from '../planning/preview';
import { namingAssets } from './capability-findings';
import { brandOf, findingAbout } from './question';

type Connector = Pick<AdPlatform, 'normalise' | 'capabilities'>;

/**
 * What the connector would have to change of a tree. `contractPath` turns its field paths into the
 * caller's. Findings that say more are not repeated.
 */
export const degradedFindings = (
  tree: CampaignTree,
  connector: Connector,
  target: Target | undefined,
  known: readonly Finding[],
  contractPath: (path: string) => string,
  at: Date,
): readonly Finding[] => {
  const { platform } = connector.capabilities;
  if (connector.capabilities.campaignTypes[tree.campaign.type] === 'unsupported') return [];
  const { warnings } = desiredOf(
    asIfDesired(tree, platform),
    target ?? anyAccount(tree, platform),
    EVERYTHING,
    connector,
    at,
  );
  const isReported = reportedBefore(known);
  const isLookedUpLater = unplacedFields(tree, connector.capabilities);
  return warnings
    .filter(({ field }) => !isLookedUpLater(field))
    .map((warning) => degraded(warning, connector, contractPath(warning.field)))
    .filter((finding) => !isReported(finding))
    .map(namingAssets(tree, connector.capabilities))
    .filter((finding) => !isReported(finding));
};

/**
 * Areas without an id yet are looked up when a plan is made: until then it is unknown that they
 * would be left out.
 */
const unplacedFields = (
  { campaign }: CampaignTree,
  capabilities: Connector['capabilities'],
): ((field: string) => boolean) => {
  const fields = unplacedRows(campaign, capabilities).map(
    (row) => `geoTargets/${campaign.geoTargets.indexOf(row)}`,
  );
  const isAboutAll = (field: string): boolean => fields.length > 0 && field === 'geoTargets';
  return (field) =>
    isAboutAll(field) || fields.some((each) => field === each || field.startsWith(`${each}/`));
};

/** Asking whether a platform would do is asked before the campaign is put on it. */
const asIfDesired = (
  { campaign, ...below }: CampaignTree,
  platform: Target['platform'],
): CampaignTree => ({
  ...below,
  campaign: campaign.platforms.includes(platform)
    ? campaign
    : { ...campaign, platforms: [...campaign.platforms, platform] },
});

/** An account that agrees with the campaign in all that normalising looks at. */
const anyAccount = ({ campaign }: CampaignTree, platform: Target['platform']): Target => ({
  platform,
  connectionId: '',
  externalAccountId: '',
  currency: campaign.currency,
  timeZone: campaign.adScheduleStructured.timezone,
  driftPolicy: 'MERGE',
  status: 'ACTIVE',
  declarations: {},
  settings: [],
});

const degraded = (
  { code, address, message }: PlanWarning,
  { capabilities }: Connector,
  field: string,
): Finding =>
  findingAbout(capabilities, address, {
    kind: 'degraded',
    source: 'platform',
    // A plan of creates alone warns of nothing but what normalising changed.
    code: code as WarningCode,
    field,
    message,
    fix: `No change is needed if this is acceptable. Otherwise change \`${field}\` to a value that ${brandOf(capabilities)} can accept.`,
  });

/**
 * Returns whether an earlier finding speaks of the same field of the same object, or of a part or
 * the whole of it. Recommendations do not count.
 */
export const reportedBefore = (known: readonly Finding[]): ((finding: Finding) => boolean) => {
  const reported = new Set<string>();
  const reportedInPart = new Set<string>();
  for (const finding of known.filter(({ kind }) => kind !== 'recommendation')) {
    const [whole, ...above] = placesOf(finding);
    if (whole !== undefined) reported.add(whole);
    for (const place of above) reportedInPart.add(place);
  }
  return (finding) =>
    placesOf(finding).some(
      (place, index) => reported.has(place) || (index === 0 && reportedInPart.has(place)),
    );
};

/** The field of an object and all that it is a part of, itself first. */
const placesOf = ({ entity, field }: Finding): readonly string[] => {
  const members = field === null ? [] : field.split('/');
  return members.map(
    (_member, index) => `${entity.id} ${members.slice(0, members.length - index).join('/')}`,
  );
};
