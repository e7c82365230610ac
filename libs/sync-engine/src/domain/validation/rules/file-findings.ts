import type { Capabilities, Finding, MediaRule } from '@switchyard/platforms';
import type { TreeAsset } from '../../basis/campaign-tree';
import { brandOf, findingAbout, type Verdict } from '../question';

type Asset = TreeAsset['asset'];
type Judge = (asset: Asset, rule: MediaRule, name: string) => Verdict | undefined;

const requirement = { kind: 'requirement', source: 'platform' } as const;

/**
 * One file compared with what its role asks for. What is not there yet cannot be measured, nor
 * pixels of another shape.
 */
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
    `The file with the role ${role} ${status === 'FAILED' ? 'could not be downloaded' : 'is not downloaded yet'}. ${reason ?? ''}`.trim(),
  fix:
    status === 'FAILED'
      ? 'Upload the file with PUT /assets/:id/content, or set another `sourceUrl`.'
      : 'Wait until `fetch/status` of the asset is READY, or upload the file with PUT /assets/:id/content.',
});

const judgeType: Judge = ({ mimeType }, { mimeTypes, role }, name) =>
  mimeType === null || mimeTypes.length === 0 || mimeTypes.includes(mimeType)
    ? undefined
    : {
        ...requirement,
        field: 'mimeType',
        code: 'FILE_TYPE_UNSUPPORTED',
        message: `${name} does not accept ${mimeType} for the role ${role}.`,
        limit: mimeTypes.join(', '),
        actual: mimeType,
        fix: `Use a file of type ${mimeTypes.join(' or ')}.`,
      };

const judgeSize: Judge = ({ size }, { maxBytes, role }, name) =>
  size === null || maxBytes === null || size <= maxBytes
    ? undefined
    : {
        ...requirement,
        field: 'size',
        code: 'FILE_TOO_LARGE',
        message: `The file has ${size} bytes. ${name} accepts at most ${maxBytes} for the role ${role}.`,
        limit: maxBytes,
        actual: size,
        fix: `Compress the file to at most ${maxBytes} bytes.`,
      };

const judgePixels: Judge = ({ width, height }, { minWidth, minHeight, role }, name) =>
  width === null || height === null || (width >= (minWidth ?? 0) && height >= (minHeight ?? 0))
    ? undefined
    : {
        ...requirement,
        field: 'width',
        code: 'IMAGE_TOO_SMALL',
        message: `The image has ${width}x${height} pixels. ${name} needs at least ${minWidth ?? 1}x${minHeight ?? 1} for the role ${role}.`,
        limit: `${minWidth ?? 1}x${minHeight ?? 1}`,
        actual: `${width}x${height}`,
        fix: 'Use a larger image with the same aspect ratio.',
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
        message: `The image has ${width}x${height} pixels. ${name} accepts at most ${maxWidth}x${maxHeight} for the role ${role}.`,
        limit: `${maxWidth}x${maxHeight}`,
        actual: `${width}x${height}`,
        fix: `Scale the image to at most ${maxWidth}x${maxHeight} pixels.`,
      };

const isOfShape = ({ width, height }: Asset, { aspectRatio, ratioTolerance }: MediaRule): boolean =>
  width === null ||
  height === null ||
  aspectRatio === null ||
  Math.abs(width / height / aspectRatio - 1) <= ratioTolerance;

/**
 * Where the shape is that of another role beside it, the platform would take it for that role: then
 * it is we who insist.
 */
const shapeVerdict = (
  asset: Asset,
  rule: MediaRule,
  { media, platform }: Capabilities,
): Verdict => {
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
    message: `The image has ${asset.width}x${asset.height} pixels. ${brandOf({ platform })} needs an aspect ratio of ${rule.aspectRatio} to 1, within ${rule.ratioTolerance * 100} %, for the role ${rule.role}.`,
    actual: Number(((asset.width ?? 0) / (asset.height ?? 1)).toFixed(4)),
    fix: `Crop the image so that it is ${rule.aspectRatio} times as wide as high, or attach it with a role for its aspect ratio.`,
  };
};

const judged = (asset: Asset, rule: MediaRule, capabilities: Capabilities): readonly Verdict[] => [
  ...[judgeType, judgeSize, judgeMost].flatMap(
    (judge) => judge(asset, rule, brandOf(capabilities)) ?? [],
  ),
  ...(isOfShape(asset, rule)
    ? [judgePixels(asset, rule, brandOf(capabilities)) ?? []].flat()
    : [shapeVerdict(asset, rule, capabilities)]),
];
