import { hasRatio } from '../media/picture-rules';
import type { RuleScene } from '../store/collection';
import type { World } from '../store/world';
import { type Fields, listIn, numberIn, objectIn, textIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';
import { reference as codes } from '../wire/reference-codes';
import { subTypeOf } from './image-sub-types';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is wrong with the image links of an ad, extension or asset group: media, sub type, crop, shape and size. */
export function imageProblems(
  fields: Fields,
  scene: Pick<RuleScene, 'world' | 'account'>,
  subTypes: readonly string[],
): readonly Problem[] {
  return listIn(fields, 'Images').flatMap((link, index) =>
    linkProblems(objectIn(link, 'Asset'), `Images[${index}].Asset`, scene, subTypes),
  );
}

function linkProblems(
  asset: Fields,
  path: string,
  { world, account }: Pick<RuleScene, 'world' | 'account'>,
  subTypes: readonly string[],
): readonly Problem[] {
  const name = textIn(asset, 'SubType');
  const subType = subTypeOf(name);
  const isKnown =
    subType !== undefined && subTypes.some((one) => one.toLowerCase() === name.toLowerCase());
  if (!isKnown) {
    return [problem(codes.invalidImage, `${path}.SubType`, `One of ${subTypes.join(', ')}.`)];
  }
  if (!world.find('Media', account.id, textIn(asset, 'Id'))) {
    return [problem(codes.mediaId, `${path}.Id`, 'There is no such media.')];
  }
  const area = shownArea(asset, world);
  if (!area) {
    return [
      problem(codes.invalidImage, `${path}.CropX`, 'All four crop members, within the image.'),
    ];
  }
  const found: Problem[] = [];
  if (area.width < subType.minWidth) {
    found.push(
      problem(codes.mediaWidth, path, `${name} is at least ${subType.minWidth} pixels wide.`),
    );
  }
  if (area.height < subType.minHeight) {
    found.push(
      problem(codes.mediaHeight, path, `${name} is at least ${subType.minHeight} pixels high.`),
    );
  }
  if (subType.ratio !== undefined && !hasRatio(area.width, area.height, subType.ratio)) {
    found.push(problem(codes.mediaRatio, path, `${name} is ${subType.ratio}:1.`));
  }
  return found;
}

/** What of the image is shown: its crop, or all of it without one. Undefined for a crop that is none. */
function shownArea(asset: Fields, world: World): Area | undefined {
  const picture = world.pictures.get(textIn(asset, 'Id'));
  if (!picture) return undefined;
  const [x, y, width, height] = ['CropX', 'CropY', 'CropWidth', 'CropHeight'].map((member) =>
    numberIn(asset, member),
  );
  if ([x, y, width, height].every((one) => one === undefined)) {
    return { x: 0, y: 0, width: picture.width, height: picture.height };
  }
  if (x === undefined || y === undefined || width === undefined || height === undefined) {
    return undefined;
  }
  const isWithin =
    x >= 0 &&
    y >= 0 &&
    width > 0 &&
    height > 0 &&
    x + width <= picture.width &&
    y + height <= picture.height;
  return isWithin ? { x, y, width, height } : undefined;
}

/** How many links of a sub type there are. */
export const countOf = (fields: Fields, subType: string): number =>
  listIn(fields, 'Images').filter(
    (link) => textIn(objectIn(link, 'Asset'), 'SubType').toLowerCase() === subType.toLowerCase(),
  ).length;
