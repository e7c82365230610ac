import type { Capabilities, Finding } from '@switchyard/platforms';
import {
  AttachedAssets,
  extensionAssets,
  imageAssets,
  type CampaignTree,
  type TreeAsset,
} from '../snapshot';

const PLACE = /^(extensions|images)\/(\d+)(?:\/(.+))?$/u;

/** What assets call their members otherwise than extensions do. */
const MEMBERS: Readonly<Record<string, string>> = { text: 'calloutText' };

/** A finding about a place in the lists of extensions and images, told about the asset that stands there: callers know no such lists. */
export const namingAssets = (
  tree: CampaignTree,
  capabilities: Pick<Capabilities, 'media'>,
): ((finding: Finding) => Finding) => {
  const attached = new AttachedAssets(tree, capabilities);
  const ads = new Map(tree.ads.map((ad) => [ad.id, ad]));
  const assetsOf = ({ entity: { type, id } }: Finding): readonly TreeAsset[] => {
    if (type === 'campaign') return attached.ofCampaign();
    const ad = ads.get(id);
    return ad ? attached.goingWith(ad) : [];
  };
  return (finding) => {
    const [, list, index, member] = PLACE.exec(finding.field ?? '') ?? [];
    if (!list) return finding;
    const asset = (list === 'images' ? imageAssets : extensionAssets)(assetsOf(finding))[
      Number(index)
    ]?.asset;
    return asset ? aboutAsset(finding, asset.id, memberOf(list, member)) : finding;
  };
};

/** Sentences name the field as the asset has it. */
const aboutAsset = (finding: Finding, id: string, field: string | null): Finding => {
  const renamed = (text: string): string =>
    text.replaceAll(`\`${finding.field}\``, () => (field === null ? 'The asset' : `\`${field}\``));
  const { message, fix } = finding;
  return {
    ...finding,
    entity: { type: 'asset', id },
    field,
    message: renamed(message),
    fix: renamed(fix),
  };
};

const memberOf = (list: string, member: string | undefined): string | null => {
  if (member === undefined) return list === 'images' ? 'role' : null;
  return MEMBERS[member] ?? member;
};
