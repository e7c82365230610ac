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
    return asset
      ? { ...finding, entity: { type: 'asset', id: asset.id }, field: memberOf(list, member) }
      : finding;
  };
};

const memberOf = (list: string, member: string | undefined): string | null => {
  if (member === undefined) return list === 'images' ? 'role' : null;
  return MEMBERS[member] ?? member;
};
