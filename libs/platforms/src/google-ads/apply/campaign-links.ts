import type { Observed } from '../../port/observed';
import type { CampaignAttributes } from '../attributes/campaign-attributes';
import { isKnown } from '../attributes/extension-attributes';
import { extensionKey, imageLinkKey, pausedKey } from '../wire/link-key';
import { idIn } from '../wire/resource-name';
import type { Write } from '../wire/operation';
import { extensionAsset } from './asset-body';
import type { Making } from './making';
import { PHASE, type Phase, type Step } from './step';

/** Fields that are links between a campaign and assets. */
export const LINK_FIELDS = ['extensions', 'images'] as const;
export type LinkField = (typeof LINK_FIELDS)[number];

export const isLinkField = (field: string): field is LinkField =>
  (LINK_FIELDS as readonly string[]).includes(field);

const PREFIX: Readonly<Record<LinkField, string>> = {
  extensions: 'extensions:',
  images: 'link:AD_IMAGE:',
};

interface WantedLink {
  readonly key: string;
  readonly fieldType: string;
  /** The asset that is there, or what it is to be. */
  readonly asset: string | Readonly<Record<string, unknown>>;
}

/** Operations that a field of a new campaign takes. */
export const linkCount = (field: LinkField, campaign: CampaignAttributes): number =>
  field === 'images' ? campaign.images.length : 2 * campaign.extensions.filter(isKnown).length;

/** Every link of a new campaign with the assets that it needs. `campaign` is its resource name, temporary ones included. */
export const createLinks = (
  campaign: string,
  attributes: CampaignAttributes,
  making: Making,
): readonly Step[] =>
  LINK_FIELDS.flatMap((field) =>
    wantedLinks(field, attributes, making).flatMap((link) =>
      linkSteps(field, campaign, link, making),
    ),
  );

/** Links that are not there are made, those not wanted taken away, paused ones woken. Assets themselves cannot be removed. */
export const changeLinks = (
  campaign: string,
  field: LinkField,
  after: CampaignAttributes,
  seen: Observed,
  making: Making,
): readonly Step[] => {
  const wanted = wantedLinks(field, after, making);
  const keys = new Set(wanted.map(({ key }) => key));
  const gone = Object.entries(seen.parts).filter(
    ([key]) => key.startsWith(PREFIX[field]) && !keys.has(key),
  );
  return [
    ...gone.map(([, resourceName]) => step(field, PHASE.remove, { remove: resourceName })),
    ...wanted.flatMap((link) => converge(field, campaign, link, seen, making)),
  ];
};

const converge = (
  field: LinkField,
  campaign: string,
  link: WantedLink,
  { parts }: Observed,
  making: Making,
): readonly Step[] => {
  const resourceName = parts[link.key];
  if (resourceName === undefined) return linkSteps(field, campaign, link, making);
  return parts[pausedKey(resourceName)] === undefined
    ? []
    : [
        step(field, PHASE.update, {
          update: { resourceName, status: 'ENABLED' },
          updateMask: 'status',
        }),
      ];
};

const wantedLinks = (
  field: LinkField,
  { extensions, images }: CampaignAttributes,
  { assetOf }: Making,
): readonly WantedLink[] => {
  if (field === 'extensions') {
    return extensions.filter(isKnown).map((extension) => ({
      key: extensionKey(extension),
      fieldType: extension.kind,
      asset: extensionAsset(extension),
    }));
  }
  return images
    .map(assetOf)
    .map((asset) => ({ key: imageLinkKey('AD_IMAGE', idIn(asset)), fieldType: 'AD_IMAGE', asset }));
};

const linkSteps = (
  field: LinkField,
  campaign: string,
  { fieldType, asset }: WantedLink,
  { names, temporary }: Making,
): readonly Step[] => {
  if (typeof asset === 'string') {
    return [step(field, PHASE.createPart, { create: { campaign, asset, fieldType } })];
  }
  const resourceName = names.asset(temporary());
  return [
    {
      phase: PHASE.createAsset,
      field,
      main: false,
      operation: { kind: 'assetOperation', write: { create: { resourceName, ...asset } } },
    },
    step(field, PHASE.createPart, { create: { campaign, asset: resourceName, fieldType } }),
  ];
};

const step = (field: LinkField, phase: Phase, write: Write): Step => ({
  phase,
  field,
  main: false,
  operation: { kind: 'campaignAssetOperation', write },
});
