import type { World } from '../store/world';
import { type Fields, numberIn, objectIn, textIn } from '../../json/fields';
import { subTypeOf } from './image-sub-types';

/** The sub types that the service makes out of the default image where a client did not set them (reference page's example). */
const AUTOMATIC = ['SquareImageMedia', 'ImageMedia15X10', 'ImageMedia133X100', 'ImageMedia178X100'];

/** The links of an ad with those the service adds: the largest centred crops of its default image. */
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
