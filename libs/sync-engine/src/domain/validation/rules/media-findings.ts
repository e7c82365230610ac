import { type AdType, type AssetRole, youtubeVideoId } from '@switchyard/catalog/domain';
import type { Finding, MediaRule, MediaTotal } from '@switchyard/platforms';
import { AttachedAssets } from '../../basis/campaign-draft';
import type { TreeAsset } from '../../basis/campaign-tree';
import { isTaken } from '../../basis/desired-objects';
import { brandOf, findingAbout, isLost, type Question, type Verdict } from '../question';
import { fileFindings } from './file-findings';

/** What takes files: an ad, or the campaign for what is beside search ads. */
interface Holder {
  readonly entity: 'ad' | 'campaign';
  readonly id: string;
  readonly adType: AdType | null;
  readonly assets: readonly TreeAsset[];
}

/**
 * Files that are missing, too many, not there yet, or unlike what the platform takes. The same file
 * at many ads is reported once.
 */
export const mediaFindings = (question: Question): readonly Finding[] => {
  const findings = holdersOf(question).flatMap((holder) => [
    ...countFindings(holder, question),
    ...holder.assets.flatMap((asset) => assetFindings(asset, holder, question)),
  ]);
  return [
    ...new Map(
      findings.map((finding) => [
        JSON.stringify([finding.entity, finding.code, finding.field, finding.limit]),
        finding,
      ]),
    ).values(),
  ];
};

const holdersOf = ({ tree, capabilities }: Question): readonly Holder[] => {
  const attached = new AttachedAssets(tree, capabilities);
  const { id, type } = tree.campaign;
  return [
    ...(type === 'SEARCH'
      ? [{ entity: 'campaign', id, adType: null, assets: attached.besideAds() } as const]
      : []),
    ...tree.ads
      .filter((ad) => isTaken(ad, tree, capabilities))
      .map(
        (ad) =>
          ({ entity: 'ad', id: ad.id, adType: ad.type, assets: attached.goingWith(ad) }) as const,
      ),
  ];
};

const countFindings = (holder: Holder, { capabilities }: Question): readonly Finding[] => {
  const isHere = ({ adType }: { readonly adType: AdType | null }): boolean =>
    adType === holder.adType;
  const verdicts = [
    ...capabilities.media
      .filter(isHere)
      .flatMap((rule) => roleVerdicts(rule, holder.assets, brandOf(capabilities))),
    ...capabilities.mediaTotals
      .filter(isHere)
      .flatMap((total) =>
        totalVerdicts(total, distinct(holder.assets, total.roles), brandOf(capabilities)),
      ),
  ];
  return verdicts.map((verdict) => findingAbout(capabilities, holder, verdict));
};

const roleVerdicts = (
  { role, min, max, oneOf = [role], minIsOurs }: MediaRule,
  assets: readonly TreeAsset[],
  name: string,
): readonly Verdict[] => {
  const actual = distinct(assets, [role]);
  const about = {
    kind: 'requirement',
    source: 'platform',
    field: `assets/${role}`,
    actual,
  } as const;
  if (distinct(assets, oneOf) < min) {
    return [
      {
        ...about,
        ...(minIsOurs ? { source: 'switchyard' } : {}),
        code: 'MEDIA_ROLE_MISSING',
        message: `${name} needs at least ${min} ${min === 1 ? 'file' : 'files'} with the role ${role}. ${actual === 0 ? 'None is' : `${actual} ${actual === 1 ? 'is' : 'are'}`} attached.`,
        limit: min,
        fix: `Attach ${min - actual} more ${min - actual === 1 ? 'file' : 'files'} with the role ${role} (POST /assets/:id/attach). GET /media-requirements lists sizes and formats.`,
      },
    ];
  }
  if (actual > max) {
    return [
      {
        ...about,
        code: 'TOO_MANY_FILES',
        message: `${name} accepts at most ${max} ${max === 1 ? 'file' : 'files'} with the role ${role}. ${actual} are attached.`,
        limit: max,
        fix: `Detach ${actual - max} of them with DELETE /assets/:id/attach.`,
      },
    ];
  }
  return [];
};

const totalVerdicts = (
  { roles, max }: MediaTotal,
  actual: number,
  name: string,
): readonly Verdict[] =>
  actual <= max
    ? []
    : [
        {
          kind: 'requirement',
          source: 'platform',
          code: 'TOO_MANY_FILES_TOGETHER',
          field: 'assets',
          message: `${name} accepts at most ${max} files with the roles ${roles.join(' and ')} together. ${actual} are attached.`,
          limit: max,
          actual,
          fix: `Detach ${actual - max} of them with DELETE /assets/:id/attach.`,
        },
      ];

/** Files in a set: the same bytes twice are one. */
const distinct = (assets: readonly TreeAsset[], roles: readonly AssetRole[]): number =>
  new Set(
    assets
      .filter(({ binding }) => roles.includes(binding.role))
      .map(({ asset, binding }) => `${binding.role} ${fileOf(asset)}`),
  ).size;

const fileOf = ({ id, type, sourceUrl, sha256 }: TreeAsset['asset']): string =>
  type === 'YOUTUBE_VIDEO' && sourceUrl ? (youtubeVideoId(sourceUrl) ?? id) : (sha256 ?? id);

const assetFindings = (
  each: TreeAsset,
  { adType, entity, assets }: Holder,
  { capabilities }: Question,
): readonly Finding[] => {
  const { role } = each.binding;
  if (isExtension(role)) return [];
  const rule = capabilities.media.find((one) => one.role === role && one.adType === adType);
  if (rule) return isLeftOut(each, assets, rule) ? [] : fileFindings(each, rule, capabilities);
  const isReported =
    isLost(
      capabilities,
      entity,
      role === 'YOUTUBE_VIDEO' ? 'youtubeVideoIds' : 'images',
      adType ?? undefined,
    ) && role !== 'VIDEO';
  return isReported ? [] : [roleUnsupported(each, capabilities)];
};

/**
 * Where one file of several is shown, the connectors choose it by role and digest; a file that is
 * not there yet may come to be the one.
 */
const isLeftOut = (
  { asset }: TreeAsset,
  assets: readonly TreeAsset[],
  { oneOf }: MediaRule,
): boolean => {
  if (!oneOf || !asset.sha256) return false;
  const shown = oneOf.flatMap((role) =>
    assets
      .filter(({ binding }) => binding.role === role)
      .flatMap(({ asset: { sha256 } }) => sha256 ?? [])
      .sort(),
  )[0];
  return shown !== asset.sha256;
};

const isExtension = (
  role: AssetRole,
): role is 'SITELINK' | 'CALLOUT' | 'STRUCTURED_SNIPPET' | 'CALL' =>
  ['SITELINK', 'CALLOUT', 'STRUCTURED_SNIPPET', 'CALL'].includes(role);

const roleUnsupported = (
  { asset, binding: { role } }: TreeAsset,
  capabilities: Question['capabilities'],
): Finding =>
  findingAbout(
    capabilities,
    { entity: 'asset', id: asset.id },
    {
      kind: 'unsupported',
      source: 'platform',
      code: 'MEDIA_ROLE_UNSUPPORTED',
      field: 'role',
      message: `${brandOf(capabilities)} does not use a file with the role ${role} here. It is not sent there.`,
      actual: role,
      fix: 'No change is needed if the other files are enough. Otherwise attach the file with a role that GET /media-requirements lists.',
    },
  );
