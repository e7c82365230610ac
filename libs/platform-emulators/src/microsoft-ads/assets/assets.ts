import { type Fields, listIn, numberIn, objectIn, textIn, withoutNulls } from '../../core/json';
import { id, integer, list, object, oneOf, type Shape, text, typed, variant } from '../doors/shape';
import { reference as codes, type Problem, problem } from '../errors';
import type { RuleScene } from '../store/collections';
import { EDITORIAL_STATUSES, type World } from '../store/store';
import { hasRatio } from './pictures';

/**
 * Text links with only what a client decides; ids, labels and reviews of assets are the service's.
 */
export function storedTexts(fields: Fields, member: string): readonly Fields[] {
  return listIn<Fields | null>(fields, member).map((link) => {
    const { Type, Text } = objectIn(link ?? {}, 'Asset');
    return withoutNulls({
      Asset: { Type: Type ?? 'TextAsset', Text: Text ?? '' },
      PinnedField: link?.PinnedField || null,
    });
  });
}

const IMAGE_MEMBERS = ['Type', 'Id', 'SubType', 'CropX', 'CropY', 'CropWidth', 'CropHeight'];

/** Image links with only what a client decides. */
export function storedImages(fields: Fields): readonly Fields[] {
  return listIn<Fields | null>(fields, 'Images').map((link) => {
    const asset = objectIn(link ?? {}, 'Asset');
    return {
      Asset: withoutNulls(
        Object.fromEntries(IMAGE_MEMBERS.map((member) => [member, asset[member]])),
      ),
    };
  });
}

/** Text links as a read answers them. */
export const readTexts = (fields: Fields, member: string, editorial: string): readonly Fields[] =>
  listIn(fields, member).map((link) => ({
    PinnedField: null,
    ...link,
    AssetPerformanceLabel: null,
    EditorialStatus: editorial,
  }));

const NO_CROP = { Name: null, CropX: null, CropY: null, CropWidth: null, CropHeight: null };

/** Image links as a read answers them. */
export const readImages = (links: readonly Fields[]): readonly Fields[] =>
  links.map((link) => ({
    Asset: { ...NO_CROP, ...objectIn(link, 'Asset') },
    PinnedField: null,
    AssetPerformanceLabel: null,
    EditorialStatus: null,
  }));

const linked = (asset: Shape) =>
  object({
    Asset: asset,
    PinnedField: text,
    AssetPerformanceLabel: text,
    EditorialStatus: oneOf(['Unknown', ...EDITORIAL_STATUSES]),
  });

/** A link to a text, which is sent as it is. */
export const textLink = linked(
  typed([variant('TextAsset', [], { Id: id, Name: text, Text: text })]),
);
export const textLinks = list(textLink);

const crop = { CropX: integer, CropY: integer, CropWidth: integer, CropHeight: integer };

/** Links to images, sent by media id and the shape they are used in. */
export const imageLinks = list(
  linked(
    typed([
      variant('ImageAsset', [], {
        Id: id,
        Name: text,
        SubType: text,
        ...crop,
        TargetWidth: integer,
        TargetHeight: integer,
        CroppingType: oneOf(['ManualCrop', 'CenterCrop', 'SmartCrop', 'Unknown']),
      }),
    ]),
  ),
);

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * What is wrong with the image links of an ad, extension or asset group: media, sub type, crop,
 * shape and size.
 */
export function imageProblems(
  fields: Fields,
  scene: Pick<RuleScene, 'world' | 'account'>,
  subTypes: readonly string[],
): readonly Problem[] {
  return listIn(fields, 'Images').flatMap((link, index) =>
    imageLinkProblems(objectIn(link, 'Asset'), `Images[${index}].Asset`, scene, subTypes),
  );
}

function imageLinkProblems(
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

/**
 * What of the image is shown: its crop, or all of it without one. Undefined for a crop that is
 * none.
 */
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

/**
 * The shape in which an image is shown, and how large what is shown must be. No ratio: the image as
 * it is.
 */
export interface ImageSubType {
  readonly ratio?: number;
  readonly minWidth: number;
  readonly minHeight: number;
}

/**
 * Sub types of image assets (vendor's reference page of ResponsiveAd, remarks; where it gives two
 * sizes, the larger).
 */
const SUB_TYPES: Readonly<Record<string, ImageSubType>> = {
  originalimage: { minWidth: 703, minHeight: 368 },
  landscapeimagemedia: { ratio: 1.91, minWidth: 703, minHeight: 368 },
  squareimagemedia: { ratio: 1, minWidth: 300, minHeight: 300 },
  landscapelogomedia: { ratio: 4, minWidth: 512, minHeight: 128 },
  squarelogomedia: { ratio: 1, minWidth: 128, minHeight: 128 },
  imagemedia4x1: { ratio: 4, minWidth: 608, minHeight: 152 },
  imagemedia1x2: { ratio: 0.5, minWidth: 470, minHeight: 940 },
  imagemedia201x100: { ratio: 2.01, minWidth: 612, minHeight: 304 },
  imagemedia200x100: { ratio: 2, minWidth: 200, minHeight: 100 },
  imagemedia178x100: { ratio: 1.78, minWidth: 624, minHeight: 350 },
  imagemedia172x100: { ratio: 1.72, minWidth: 300, minHeight: 174 },
  imagemedia169x100: { ratio: 1.69, minWidth: 622, minHeight: 368 },
  imagemedia155x100: { ratio: 1.55, minWidth: 300, minHeight: 194 },
  imagemedia153x100: { ratio: 1.53, minWidth: 306, minHeight: 200 },
  imagemedia15x10: { ratio: 1.5, minWidth: 300, minHeight: 200 },
  imagemedia133x100: { ratio: 1.33, minWidth: 100, minHeight: 75 },
  imagemedia124x100: { ratio: 1.24, minWidth: 104, minHeight: 84 },
  imagemedia120x100: { ratio: 1.2, minWidth: 300, minHeight: 250 },
  imagemedia93x100: { ratio: 0.93, minWidth: 311, minHeight: 333 },
};

/** A sub type by name; the vendor's pages spell some of them both with `x` and `X`. */
const subTypeOf = (name: string): ImageSubType | undefined => SUB_TYPES[name.toLowerCase()];

export const isLogo = (name: string): boolean => name.toLowerCase().endsWith('logomedia');

/**
 * The sub types that the service makes out of the default image where a client did not set them
 * (reference page's example).
 */
const AUTOMATIC = ['SquareImageMedia', 'ImageMedia15X10', 'ImageMedia133X100', 'ImageMedia178X100'];

/**
 * The links of an ad with those the service adds: the largest centred crops of its default image.
 */
export function withAutoCrops(links: readonly Fields[], world: World): readonly Fields[] {
  const subTypes = links.map((link) => textIn(objectIn(link, 'Asset'), 'SubType'));
  const source =
    links.find((_, index) => subTypes[index] === 'OriginalImage') ??
    links.find((_, index) => subTypes[index] === 'LandscapeImageMedia');
  if (!source) return links;
  return [
    ...links,
    ...AUTOMATIC.filter((one) => !subTypes.includes(one)).flatMap((one) =>
      autoCrop(objectIn(source, 'Asset'), one, world),
    ),
  ];
}

function autoCrop(source: Fields, subTypeName: string, world: World): readonly Fields[] {
  const picture = world.pictures.get(textIn(source, 'Id'));
  const ratio = subTypeOf(subTypeName)?.ratio;
  if (!picture || ratio === undefined) return [];
  const [fullWidth, fullHeight] = [
    numberIn(source, 'CropWidth') ?? picture.width,
    numberIn(source, 'CropHeight') ?? picture.height,
  ];
  const width = Math.min(fullWidth, Math.round(fullHeight * ratio));
  const height = Math.min(fullHeight, Math.round(fullWidth / ratio));
  const x = (numberIn(source, 'CropX') ?? 0) + Math.round((fullWidth - width) / 2);
  const y = (numberIn(source, 'CropY') ?? 0) + Math.round((fullHeight - height) / 2);
  return [
    {
      Asset: {
        Type: 'ImageAsset',
        Id: source.Id,
        SubType: subTypeName,
        CropX: x,
        CropY: y,
        CropWidth: width,
        CropHeight: height,
      },
    },
  ];
}
