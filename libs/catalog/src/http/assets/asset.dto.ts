import {
  AnswerOf,
  AnswerOnly,
  type Field,
  Flag,
  InputOf,
  ListOf,
  NamedListQuery,
  Nested,
  OneOf,
  PartialOf,
  type PolledWork,
  Text,
  WebUrl,
  WholeNumber,
} from '@switchyard/http-kit';
import {
  type Asset,
  ASSET_FIELDS,
  ASSET_TYPES,
  type AssetChanges,
  type AssetFetch,
  type AssetField,
  type AssetInput,
  type AssetType,
  FETCHING,
  FETCH_STATUSES,
  type FetchStatus,
  SNIPPET_HEADERS,
  type SnippetHeader,
  typesOf,
  type AssetView,
  viewAsset,
} from '../../domain';
import {
  CreatedAt,
  OwnId,
  SpaceId,
  UpdatedAt,
  Version,
  ExternalKey,
  ExternalKeyFilter,
} from '../record.dto';

const clearable = { optional: true, clearable: true } as const;

const note = (field: AssetField, says: string): string => `${says} Only of ${typesOf(field)}.`;
const TextOf = (field: AssetField, says: string, example: string): Field =>
  Text({
    max: ASSET_FIELDS[field].max,
    description: note(field, says),
    kinds: ASSET_FIELDS[field].of,
    example,
    ...clearable,
  });
const UrlOf = (field: AssetField, says: string, example: string): Field =>
  WebUrl({
    max: ASSET_FIELDS[field].max,
    description: note(field, says),
    kinds: ASSET_FIELDS[field].of,
    example,
    ...clearable,
  });

/** Whether everything that the asset needs is here. */
export class AssetFetchDto implements AssetFetch {
  @OneOf(FETCH_STATUSES, {
    description: 'PENDING until the bytes are here; READY; FAILED when they will not come.',
    example: 'READY',
  })
  status!: FetchStatus;
  @Text({
    max: 64,
    description: 'Stable; why it is PENDING or FAILED.',
    example: 'FETCHING',
    clearable: true,
  })
  code!: string | null;
  @Text({
    max: 1_000,
    description: 'The same for people.',
    example: 'The worker fetches the bytes from sourceUrl.',
    clearable: true,
  })
  reason!: string | null;
}

const pixels = (what: string): Field =>
  WholeNumber({
    min: 1,
    max: 1_000_000,
    description: `${what} in pixels; null for videos and while there are no bytes.`,
    example: 1200,
    clearable: true,
  });
const fetchExample = { status: 'READY', code: null, reason: null };

/** Every member of an asset: requests and answers are made of this class. */
class AssetMembers implements Record<keyof AssetView, unknown> {
  @AnswerOnly(OwnId('ast', 'The asset.'))
  id!: string;
  @AnswerOnly(SpaceId())
  spaceId!: string;
  @OneOf(ASSET_TYPES, {
    name: 'AssetType',
    description: 'Decides its members; fixed after creation.',
    example: 'IMAGE',
  })
  type!: AssetType;
  @Text({ max: 255, description: 'A name for people.', example: 'Shoe on white' })
  name!: string;
  @ExternalKey('among assets of the Space')
  externalKey!: string | null;
  @UrlOf(
    'sourceUrl',
    'Where the bytes are fetched from, once; of a YOUTUBE_VIDEO its address, not fetched.',
    'https://example.com/shoe.png',
  )
  sourceUrl!: string | null;
  @TextOf('linkText', 'What the link says.', 'Opening hours')
  linkText!: string | null;
  @TextOf('description1', 'First line below the link.', 'When the shop is open')
  description1!: string | null;
  @TextOf('description2', 'Second line below the link.', 'Six days a week')
  description2!: string | null;
  @UrlOf('finalUrl', 'Where the link leads.', 'https://example.com/hours')
  finalUrl!: string | null;
  @TextOf('calloutText', 'What is called out.', 'Free delivery')
  calloutText!: string | null;
  @OneOf(SNIPPET_HEADERS, {
    name: 'SnippetHeader',
    description: note('header', 'What the values are.'),
    kinds: ASSET_FIELDS.header.of,
    example: 'Brands',
    ...clearable,
  })
  header!: SnippetHeader | null;
  @ListOf(Text({ max: ASSET_FIELDS.values.max, description: 'One value.', example: 'Northway' }), {
    minItems: 1,
    maxItems: ASSET_FIELDS.values.maxItems,
    unique: true,
    description: note('values', 'The values.'),
    kinds: ASSET_FIELDS.values.of,
    example: ['Northway', 'Fjellrev', 'Ostrava'],
    ...clearable,
  })
  values!: readonly string[] | null;
  @TextOf('phoneNumber', 'A telephone number, national or international.', '+49 30 901820')
  phoneNumber!: string | null;
  @Text({
    min: 2,
    max: 2,
    pattern: /^[A-Z]{2}$/,
    form: 'the code of a country such as DE',
    description: note('countryCode', 'The country of the number, ISO 3166-1.'),
    kinds: ASSET_FIELDS.countryCode.of,
    example: 'DE',
    ...clearable,
  })
  countryCode!: string | null;
  @AnswerOnly(
    Nested(() => AssetFetchDto, {
      description: 'Whether all that it needs is here.',
      example: fetchExample,
    }),
  )
  fetch!: AssetFetchDto;
  @AnswerOnly(
    WholeNumber({
      min: 0,
      max: 1_000_000_000,
      description: 'Bytes; null while there are none.',
      example: 48_213,
      clearable: true,
    }),
  )
  size!: number | null;
  @AnswerOnly(pixels('Width'))
  width!: number | null;
  @AnswerOnly(pixels('Height'))
  height!: number | null;
  @AnswerOnly(
    Text({
      max: 100,
      description: 'The media type that the bytes show.',
      example: 'image/png',
      clearable: true,
    }),
  )
  mimeType!: string | null;
  @AnswerOnly(
    Text({
      min: 64,
      max: 64,
      description: 'Their digest in hexadecimal.',
      example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      clearable: true,
    }),
  )
  sha256!: string | null;
  @AnswerOnly(CreatedAt())
  createdAt!: string;
  @AnswerOnly(UpdatedAt())
  updatedAt!: string;
  @AnswerOnly(Version())
  version!: number;
}

/** Body of `POST /assets`. */
export class CreateAssetDto extends InputOf<AssetInput>(AssetMembers) {}

/** Body of `PATCH /assets/:id`. */
export class UpdateAssetDto extends PartialOf(CreateAssetDto, ['type']) implements AssetChanges {}

/** An asset as it is read. Members that its type does not have are null. */
export class AssetDto extends AnswerOf(AssetMembers) {}

/** The query of `GET /assets`. */
export class AssetQuery extends NamedListQuery {
  @ExternalKeyFilter()
  externalKey?: string;
  @OneOf(ASSET_TYPES, {
    description: 'Only of this type.',
    example: 'IMAGE',
    optional: true,
  })
  type?: AssetType;
}

/** The query of `DELETE /assets/:id`. */
export class DeleteAssetQuery {
  @Flag({
    description: 'Also detach it from wherever it is in use.',
    example: true,
    optional: true,
    default: false,
  })
  force!: boolean;
}

/** An asset as callers look at it until the worker has its bytes, or gives up. */
export const assetWork = ({ fetch: { code }, updatedAt }: Asset): PolledWork => ({
  isOver: code !== FETCHING.code,
  since: updatedAt,
});

export const toAssetDto = (row: Asset): AssetDto => viewAsset(row);
