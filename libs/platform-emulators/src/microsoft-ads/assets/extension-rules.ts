import { type Fields, listIn, textIn } from '../../core/json';
import { reference as codes, type Problem, problem } from '../errors';
import type { RuleScene } from '../store/collections';
import { urlProblems } from '../store/members';
import type { World } from '../store/store';
import { unverifiedCodes } from '../unverified';
import { imageProblems, storedImages } from './assets';
import { isSnippetHeader, scheduleProblems } from './extension-shape';
import { hasRatio } from './pictures';

const TEXT_LENGTH = 25;
const VALUES = { min: 3, max: 10 };

/** What is wrong with an extension as it would be stored. */
export function extensionProblems(fields: Fields, scene: RuleScene): readonly Problem[] {
  return [
    ...readOnlyProblems(scene.given),
    ...scheduleProblems(fields),
    ...urlProblems(fields),
    ...deviceProblems(fields),
    ...ownProblems(fields, scene),
  ];
}

function readOnlyProblems(given: Fields): readonly Problem[] {
  const found: Problem[] = [];
  if (given.Status !== undefined) {
    found.push(problem(codes.adExtensionStatus, 'Status', 'Status is read-only.'));
  }
  if (given.Version !== undefined) {
    found.push(problem(codes.adExtensionVersion, 'Version', 'Version is read-only.'));
  }
  return found;
}

function deviceProblems(fields: Fields): readonly Problem[] {
  if (fields.Type === 'SitelinkAdExtension' || fields.DevicePreference === undefined) return [];
  return [problem(codes.devicePreference, 'DevicePreference', 'Only for sitelinks.')];
}

function ownProblems(fields: Fields, scene: RuleScene): readonly Problem[] {
  switch (fields.Type) {
    case 'SitelinkAdExtension':
      return sitelinkProblems(fields);
    case 'CalloutAdExtension':
      return isText(fields.Text)
        ? []
        : [problem(unverifiedCodes.invalidCallout, 'Text', `1 to ${TEXT_LENGTH} characters.`)];
    case 'StructuredSnippetAdExtension':
      return snippetProblems(fields);
    case 'CallAdExtension':
      return callProblems(fields, scene.given);
    case 'ImageAdExtension':
      return imageExtensionProblems(fields, scene, scene.given);
    default:
      return [problem(codes.adExtensionType, 'Type', 'Not a type of extension.')];
  }
}

function snippetProblems(fields: Fields): readonly Problem[] {
  const values = listIn<unknown>(fields, 'Values');
  const found: Problem[] = [];
  if (!isSnippetHeader(textIn(fields, 'Header'))) {
    found.push(
      problem(unverifiedCodes.invalidSnippetHeader, 'Header', 'Not a header of any language.'),
    );
  }
  if (values.length < VALUES.min || values.length > VALUES.max) {
    found.push(
      problem(
        unverifiedCodes.invalidSnippetValues,
        'Values',
        `${VALUES.min} to ${VALUES.max} values.`,
      ),
    );
  }
  values.forEach((value, index) => {
    if (!isText(value)) {
      found.push(
        problem(
          unverifiedCodes.invalidSnippetValues,
          `Values[${index}]`,
          `1 to ${TEXT_LENGTH} characters.`,
        ),
      );
    }
  });
  return found;
}

const isText = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && value.length <= TEXT_LENGTH;

const DESCRIPTION_LENGTH = 35;
const DEVICES: readonly unknown[] = [undefined, '0', '30001'];

/**
 * Text of at most 25 characters with descriptions and 35 without; descriptions both or none
 * (platform document).
 */
function sitelinkProblems(fields: Fields): readonly Problem[] {
  const [text, first, second] = [
    textIn(fields, 'DisplayText'),
    textIn(fields, 'Description1'),
    textIn(fields, 'Description2'),
  ];
  const longest = first === '' && second === '' ? 35 : 25;
  const found: Problem[] = [];
  if (text.trim() === '') found.push(problem(codes.sitelinkTextEmpty, 'DisplayText', 'Required.'));
  if (text.length > longest) {
    found.push(problem(codes.sitelinkTextTooLong, 'DisplayText', `At most ${longest} characters.`));
  }
  if ((first === '') !== (second === '')) {
    found.push(problem(codes.sitelinkDescriptions, 'Description2', 'Both descriptions or none.'));
  }
  if (first.length > DESCRIPTION_LENGTH) {
    found.push(
      problem(
        codes.sitelinkDescription1,
        'Description1',
        `At most ${DESCRIPTION_LENGTH} characters.`,
      ),
    );
  }
  if (second.length > DESCRIPTION_LENGTH) {
    found.push(
      problem(
        codes.sitelinkDescription2,
        'Description2',
        `At most ${DESCRIPTION_LENGTH} characters.`,
      ),
    );
  }
  if (listIn(fields, 'FinalUrls').length === 0) {
    found.push(problem(codes.sitelinkUrlEmpty, 'FinalUrls', 'A final URL is required.'));
  }
  if (!DEVICES.includes(fields.DevicePreference)) {
    found.push(problem(codes.sitelinkDevice, 'DevicePreference', '0 or 30001.'));
  }
  return found;
}

const COUNTRIES = new Set(
  'AR AT AU BR CA CH CL CO DE DK ES FI FR GB HK ID IE IN IT MX MY NL NZ NO PE PH SE SG TH TW US VE VN'.split(
    ' ',
  ),
);
const TRACKED = ['US', 'GB'];
const LONGEST = 35;
/**
 * How few and how many digits a phone number has (from memory, unverified: the vendor says only
 * that it must be valid there).
 */
const DIGITS = { min: 5, max: 15 };

/**
 * What is wrong with a call extension (vendor's reference page); toll-free numbers are asked for in
 * `given` and never kept.
 */
function callProblems(fields: Fields, given: Fields): readonly Problem[] {
  const tracking = fields.IsCallTrackingEnabled === true;
  const found: Problem[] = [
    ...countryProblems(textIn(fields, 'CountryCode')),
    ...phoneProblems(textIn(fields, 'PhoneNumber')),
  ];
  if (tracking && !TRACKED.includes(textIn(fields, 'CountryCode'))) {
    found.push(problem(codes.callTrackingCountry, 'IsCallTrackingEnabled', 'US and GB only.'));
  }
  if (!tracking && given.RequireTollFreeTrackingNumber === true) {
    found.push(
      problem(
        codes.tollFreeWithoutTracking,
        'RequireTollFreeTrackingNumber',
        'Only with call tracking.',
      ),
    );
  }
  return found;
}

function countryProblems(country: string): readonly Problem[] {
  if (country === '') return [problem(codes.countryCodeEmpty, 'CountryCode', 'Required.')];
  if (country.length !== 2) {
    return [problem(codes.countryCodeLength, 'CountryCode', 'Two letters.')];
  }
  return COUNTRIES.has(country)
    ? []
    : [problem(codes.countryCodeInvalid, 'CountryCode', 'Not a supported country.')];
}

function phoneProblems(phone: string): readonly Problem[] {
  if (phone === '') return [problem(codes.phoneEmpty, 'PhoneNumber', 'Required.')];
  if (phone.length > LONGEST) {
    return [problem(codes.phoneTooLong, 'PhoneNumber', `At most ${LONGEST} characters.`)];
  }
  const digits = phone.replace(/\D/g, '').length;
  const fits = /^\+?[\d\s()./-]+$/.test(phone) && digits >= DIGITS.min && digits <= DIGITS.max;
  return fits ? [] : [problem(codes.phoneInvalid, 'PhoneNumber', 'Not a phone number.')];
}

/**
 * As the service keeps it: defaults, no new toll-free numbers, numbers of the United States and
 * Canada in their usual form.
 */
export function storedCall(fields: Fields): Fields {
  const { IsCallOnly, IsCallTrackingEnabled } = fields;
  return {
    ...fields,
    IsCallOnly: IsCallOnly ?? false,
    IsCallTrackingEnabled: IsCallTrackingEnabled ?? false,
    RequireTollFreeTrackingNumber: false,
    PhoneNumber: reformatted(textIn(fields, 'PhoneNumber'), textIn(fields, 'CountryCode')),
  };
}

/**
 * `4255551212` becomes `(425) 555-1212` (vendor's example; other countries stay as sent: from
 * memory, unverified).
 */
function reformatted(phone: string, country: string): string {
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(phone.replace(/\D/g, '')) ?? [];
  return area !== undefined && (country === 'US' || country === 'CA')
    ? `(${area}) ${exchange}-${line}`
    : phone;
}

const LAYOUTS: readonly unknown[] = ['SearchSingle', 'SearchMultiple'];
const MAX_MEDIA_IDS = 4;

/**
 * Sub types an image extension is shown in (from memory, unverified: the page names no closed
 * list).
 */
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

/**
 * Media ids alone are the first form: they are kept as image links with the single layout; later
 * reads know only the second form.
 */
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
function imageExtensionProblems(
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
  const stored = ids.map((id) => world.find('Media', account.id, id));
  const shapes = stored.flatMap((one) =>
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
  if (stored.some((one) => one === undefined)) return wrong('There is no such media.');
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
