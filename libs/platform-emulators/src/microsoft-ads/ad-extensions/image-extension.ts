import { storedImages } from '../assets/asset-links';
import { imageProblems } from '../assets/image-rules';
import { hasRatio } from '../media/picture-rules';
import type { RuleScene } from '../store/collection';
import type { World } from '../store/world';
import { type Fields, listIn, textIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';
import { reference as codes } from '../wire/reference-codes';

const LAYOUTS: readonly unknown[] = ['SearchSingle', 'SearchMultiple'];
const MAX_MEDIA_IDS = 4;

/** Sub types an image extension is shown in (from memory, unverified: the page names no closed list). */
const SUB_TYPES = [
  'LandscapeImageMedia',
  'SquareImageMedia',
  'ImageMedia178X100',
  'ImageMedia15X10',
  'ImageMedia133X100',
  'ImageMedia120X100',
];
const SUB_TYPE_OF: Readonly<Record<string, string>> = {
  Image16x9: 'ImageMedia178X100',
  Image15x10: 'ImageMedia15X10',
  Image4x3: 'ImageMedia133X100',
  Image12x10: 'ImageMedia120X100',
};

/** Media ids alone are the first form: they are kept as image links with the single layout; later reads know only the second form. */
export function storedImageExtension(
  { ImageMediaIds: _ids, ...fields }: Fields,
  given: Fields,
  world: World,
): Fields {
  const mediaIds = listIn<string>(given, 'ImageMediaIds');
  if (given.Images === undefined && mediaIds.length > 0) {
    return {
      ...fields,
      Images: mediaIds.map((id) => linkOf(id, world)),
      Layouts: ['SearchSingle'],
    };
  }
  return {
    ...fields,
    Images: storedImages(fields),
    Layouts: fields.Layouts ?? ['SearchMultiple', 'SearchSingle'],
  };
}

function linkOf(mediaId: string, world: World): Fields {
  const media = world.table('Media').get(mediaId)?.fields ?? {};
  const [width, height] = [Number(media.Width), Number(media.Height)];
  const byShape = hasRatio(width, height, 1) ? 'SquareImageMedia' : 'LandscapeImageMedia';
  return {
    Asset: {
      Type: 'ImageAsset',
      Id: mediaId,
      SubType: SUB_TYPE_OF[textIn(media, 'MediaType')] ?? byShape,
    },
  };
}

/** What is wrong with an image extension, in either form. */
export function imageExtensionProblems(
  fields: Fields,
  scene: Pick<RuleScene, 'world' | 'account'>,
  given: Fields,
): readonly Problem[] {
  return [
    ...lengthProblems(fields),
    ...(listIn(fields, 'Images').length === 0
      ? [problem(codes.imageExtensionEmpty, 'Images', 'An image is required.')]
      : []),
    ...(given.Images === undefined
      ? mediaIdProblems(given, scene)
      : imageProblems(fields, scene, SUB_TYPES)),
    ...(listIn<unknown>(fields, 'Layouts').every((one) => LAYOUTS.includes(one))
      ? []
      : [problem(codes.invalidImage, 'Layouts', 'SearchSingle, SearchMultiple.')]),
  ];
}

/** Up to four media, each of another shape. */
function mediaIdProblems(
  given: Fields,
  { world, account }: Pick<RuleScene, 'world' | 'account'>,
): readonly Problem[] {
  const ids = listIn<string>(given, 'ImageMediaIds');
  const held = ids.map((id) => world.find('Media', account.id, id));
  const shapes = held.flatMap((one) =>
    one ? [(Number(one.fields.Width) / Number(one.fields.Height)).toFixed(1)] : [],
  );
  const wrong = (message: string) => [
    problem(codes.imageExtensionMediaId, 'ImageMediaIds', message),
  ];
  if (ids.length > MAX_MEDIA_IDS) {
    return [
      problem(codes.imageExtensionTooMany, 'ImageMediaIds', `At most ${MAX_MEDIA_IDS} images.`),
    ];
  }
  if (held.some((one) => one === undefined)) return wrong('There is no such media.');
  return new Set(shapes).size < shapes.length ? wrong('Each image has another shape.') : [];
}

function lengthProblems(fields: Fields): readonly Problem[] {
  const alternative = textIn(fields, 'AlternativeText');
  const found: Problem[] = [];
  if (alternative === '') {
    found.push(problem(codes.alternativeTextEmpty, 'AlternativeText', 'Required.'));
  }
  if (alternative.length > 35) {
    found.push(problem(codes.alternativeTextTooLong, 'AlternativeText', 'At most 35 characters.'));
  }
  if (textIn(fields, 'Description').length > 100) {
    found.push(problem(codes.imageDescriptionTooLong, 'Description', 'At most 100 characters.'));
  }
  if (textIn(fields, 'DisplayText').length > 100) {
    found.push(problem(codes.imageDisplayTextTooLong, 'DisplayText', 'At most 100 characters.'));
  }
  return found;
}
