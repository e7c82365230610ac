import { type Complaint, complaint } from '../errors/complaint';
import type { StoredImage } from '../images/stored-image';
import { UNVERIFIED } from '../unverified';

/** Width to height, within 1 %, and the least size in pixels. */
export interface ImageShape {
  readonly ratio: readonly [number, number];
  readonly min: readonly [number, number];
}

const TOLERANCE = 0.01;

/** v25 ResponsiveDisplayAdInfo and DemandGenMultiAssetAdInfo; Performance Max asset requirements. */
export const IMAGE_SHAPES: Readonly<Record<string, ImageShape>> = {
  MARKETING_IMAGE: { ratio: [1.91, 1], min: [600, 314] },
  SQUARE_MARKETING_IMAGE: { ratio: [1, 1], min: [300, 300] },
  PORTRAIT_MARKETING_IMAGE: { ratio: [4, 5], min: [480, 600] },
  TALL_PORTRAIT_MARKETING_IMAGE: { ratio: [9, 16], min: [600, 1067] },
  LOGO: { ratio: [1, 1], min: [128, 128] },
  BUSINESS_LOGO: { ratio: [1, 1], min: [128, 128] },
  LANDSCAPE_LOGO: { ratio: [4, 1], min: [512, 128] },
};

/** A picture that may have one of these shapes: its ratio says which one is meant. */
export function shapeComplaints(
  { width, height }: StoredImage,
  shapes: readonly ImageShape[],
  at: string,
): readonly Complaint[] {
  const meant = shapes.find(({ ratio }) => isNear(width / height, ratio[0] / ratio[1]));
  const size = `${width}x${height}`;
  if (!meant) {
    return [
      complaint(
        'imageError.ASPECT_RATIO_NOT_ALLOWED',
        at,
        'The aspect ratio of the image is not allowed.',
        size,
      ),
    ];
  }
  if (width >= meant.min[0] && height >= meant.min[1]) return [];
  return [
    complaint(
      'assetLinkError.IMAGE_NOT_WITHIN_SPECIFIED_DIMENSION_RANGE',
      at,
      'The image is too small for this field.',
      size,
    ),
  ];
}

/** Shapes that a field type takes; empty where it holds no picture. */
export function shapesOf(fieldType: string): readonly ImageShape[] {
  const shape = IMAGE_SHAPES[fieldType];
  return fieldType === 'AD_IMAGE' ? UNVERIFIED.adImage : shape ? [shape] : [];
}

const isNear = (ratio: number, wanted: number): boolean =>
  Math.abs(ratio / wanted - 1) <= TOLERANCE;
