import type { Capabilities, Finding, MediaRule } from '@switchyard/platforms';
import type { TreeAsset } from '../snapshot';
import { findingAbout, type Verdict } from './question';

type Asset = TreeAsset['asset'];
type Judge = (asset: Asset, rule: MediaRule, name: string) => Verdict | undefined;

const requirement = { kind: 'requirement', source: 'platform' } as const;

/** One file held against what its role asks for. What is not there yet cannot be measured, nor pixels of another shape. */
export const fileFindings = (
  { asset }: TreeAsset,
  rule: MediaRule,
  capabilities: Capabilities,
): readonly Finding[] => {
  const verdicts =
    asset.fetch.status === 'READY'
      ? judged(asset, rule, capabilities).map((verdict) =>
          rule.sizesAreOurs ? { ...verdict, source: 'switchyard' as const } : verdict,
        )
      : [notThere(asset, rule)];
  return verdicts.map((verdict) =>
    findingAbout(capabilities, { entity: 'asset', id: asset.id }, verdict),
  );
};

const notThere = ({ fetch: { status, code, reason } }: Asset, { role }: MediaRule): Verdict => ({
  kind: 'requirement',
  source: 'switchyard',
  field: 'fetch',
  code: status === 'FAILED' ? 'FILE_FAILED' : 'FILE_NOT_THERE',
  actual: code ?? status,
  message:
    `The ${role} ${status === 'FAILED' ? 'could not be had' : 'is not there yet'}. ${reason ?? ''}`.trim(),
  fix:
    status === 'FAILED'
      ? 'Send the bytes with PUT /assets/:id/content, or set another sourceUrl.'
      : 'Wait until fetch of the asset is READY, or send the bytes with PUT /assets/:id/content.',
});

const judgeType: Judge = ({ mimeType }, { mimeTypes, role }, name) =>
  mimeType === null || mimeTypes.length === 0 || mimeTypes.includes(mimeType)
    ? undefined
    : {
        ...requirement,
        field: 'mimeType',
        code: 'FILE_TYPE_UNSUPPORTED',
        message: `${name} takes no ${mimeType} as ${role}.`,
        limit: mimeTypes.join(', '),
        actual: mimeType,
        fix: `Save it as one of ${mimeTypes.join(', ')}.`,
      };

const judgeSize: Judge = ({ size }, { maxBytes, role }, name) =>
  size === null || maxBytes === null || size <= maxBytes
    ? undefined
    : {
        ...requirement,
        field: 'size',
        code: 'FILE_TOO_LARGE',
        message: `${name} takes at most ${maxBytes} bytes as ${role}.`,
        limit: maxBytes,
        actual: size,
        fix: 'Compress the file.',
      };

const judgePixels: Judge = ({ width, height }, { minWidth, minHeight, role }, name) =>
  width === null || height === null || (width >= (minWidth ?? 0) && height >= (minHeight ?? 0))
    ? undefined
    : {
        ...requirement,
        field: 'width',
        code: 'IMAGE_TOO_SMALL',
        message: `${name} takes a ${role} from ${minWidth ?? 1}x${minHeight ?? 1} pixels on.`,
        limit: `${minWidth ?? 1}x${minHeight ?? 1}`,
        actual: `${width}x${height}`,
        fix: 'Use a larger image of the same shape.',
      };

const judgeMost: Judge = (
  { width, height },
  { maxWidth = Infinity, maxHeight = Infinity, role },
  name,
) =>
  width === null || height === null || (width <= maxWidth && height <= maxHeight)
    ? undefined
    : {
        ...requirement,
        field: 'width',
        code: 'IMAGE_TOO_LARGE',
        message: `${name} takes a ${role} of at most ${maxWidth}x${maxHeight} pixels.`,
        limit: `${maxWidth}x${maxHeight}`,
        actual: `${width}x${height}`,
        fix: 'Scale the image down.',
      };

const isOfShape = ({ width, height }: Asset, { aspectRatio, ratioTolerance }: MediaRule): boolean =>
  width === null ||
  height === null ||
  aspectRatio === null ||
  Math.abs(width / height / aspectRatio - 1) <= ratioTolerance;

/** Where the shape is that of another role beside it, the platform would take it for that role: then it is we who insist. */
const shapeVerdict = (asset: Asset, rule: MediaRule, { media, name }: Capabilities): Verdict => {
  const isOfAnother = media.some(
    (other) =>
      other.adType === rule.adType &&
      other.campaignType === rule.campaignType &&
      other.aspectRatio !== null &&
      isOfShape(asset, other),
  );
  return {
    ...requirement,
    source: isOfAnother ? 'switchyard' : 'platform',
    field: 'width',
    code: 'IMAGE_SHAPE_UNSUPPORTED',
    limit: rule.aspectRatio ?? 0,
    message: `${name} takes a ${rule.role} of ${rule.aspectRatio} to 1, within ${rule.ratioTolerance * 100} %.`,
    actual: Number(((asset.width ?? 0) / (asset.height ?? 1)).toFixed(4)),
    fix: `Crop it to ${rule.aspectRatio} times as wide as high, or attach it in the role that its shape is for.`,
  };
};

const judged = (asset: Asset, rule: MediaRule, capabilities: Capabilities): readonly Verdict[] => [
  ...[judgeType, judgeSize, judgeMost].flatMap(
    (judge) => judge(asset, rule, capabilities.name) ?? [],
  ),
  ...(isOfShape(asset, rule)
    ? [judgePixels(asset, rule, capabilities.name) ?? []].flat()
    : [shapeVerdict(asset, rule, capabilities)]),
];
