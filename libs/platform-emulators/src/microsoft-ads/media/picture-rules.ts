import { UNVERIFIED } from '../unverified';
import { type Problem, problem } from '../wire/problem';
import { reference as codes } from '../wire/reference-codes';
import { LARGEST, type MediaType } from './media-types';
import type { Picture } from './read-picture';

/** What is wrong with a picture for its media type: animation, weight, size, shape. */
export function pictureProblems(picture: Picture, type: MediaType): readonly Problem[] {
  const { width, height, bytes, isAnimated } = picture;
  const found: Problem[] = [];
  if (isAnimated) {
    found.push(problem(codes.imageAnimated, 'Data', 'Animated images are not allowed.'));
  }
  if (bytes.length > LARGEST.bytes) {
    found.push(problem(codes.imageOverweight, 'Data', `At most ${LARGEST.bytes} bytes.`));
  }
  if (width > LARGEST.width || height > LARGEST.height) {
    found.push(
      problem(codes.imageTooLarge, 'Data', `At most ${LARGEST.width} × ${LARGEST.height} pixels.`),
    );
  }
  if (width < type.minWidth) {
    found.push(problem(codes.mediaWidth, 'Data', `At least ${type.minWidth} pixels wide.`));
  }
  if (height < type.minHeight) {
    found.push(problem(codes.mediaHeight, 'Data', `At least ${type.minHeight} pixels high.`));
  }
  if (type.ratio !== undefined && !hasRatio(width, height, type.ratio)) {
    found.push(problem(codes.mediaRatio, 'Data', `The shape is ${type.ratio}:1.`));
  }
  return found;
}

/** Whether a shape is a ratio but for a hair. */
export const hasRatio = (width: number, height: number, ratio: number): boolean =>
  Math.abs(width / height / ratio - 1) <= UNVERIFIED.ratioTolerance;
