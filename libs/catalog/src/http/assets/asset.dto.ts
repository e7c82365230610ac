import {
  type Field,
  Flag,
  ListOf,
  NamedListQuery,
  Nested,
  OneOf,
  PartialOf,
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
  FETCH_STATUSES,
  type FetchStatus,
  SNIPPET_HEADERS,
  type SnippetHeader,
  typesOf,
  viewAsset,
} from '../../domain';
import { CreatedAt, OwnId, SpaceId, UpdatedAt, Version } from '../record.dto';

const clearable = { optional: true, clearable: true } as const;
const read = { clearable: true } as const;
type Presence = typeof clearable | typeof read;

const note = (field: AssetField, says: string): string => `${says} Only of ${typesOf(field)}.`;
const TextOf = (field: AssetField, says: string, example: string, presence: Presence): Field =>
  Text({ max: ASSET_FIELDS[field].max, description: note(field, says), example, ...presence });
const UrlOf = (field: AssetField, says: string, example: string, presence: Presence): Field =>
  WebUrl({ max: ASSET_FIELDS[field].max, description: note(field, says), example, ...presence });

const SourceUrl = (presence: Presence): Field =>
  UrlOf(
    'sourceUrl',
    'Where the worker fetches the bytes from, once; of a YOUTUBE_VIDEO its address, which is not fetched.',
    'https://example.com/shoe.png',
    presence,
  );
const LinkText = (presence: Presence): Field =>
  TextOf('linkText', 'What the link says.', 'Opening hours', presence);
const Description1 = (presence: Presence): Field =>
  TextOf('description1', 'First line below the link.', 'When the shop is open', presence);
const Description2 = (presence: Presence): Field =>
  TextOf('description2', 'Second line below the link.', 'Six days a week', presence);
const FinalUrl = (presence: Presence): Field =>
  UrlOf('finalUrl', 'Where the link leads.', 'https://example.com/hours', presence);
const CalloutText = (presence: Presence): Field =>
  TextOf('calloutText', 'What is called out.', 'Free delivery', presence);
const Header = (presence: Presence): Field =>
  OneOf(SNIPPET_HEADERS, {
    description: note('header', 'What the values are.'),
    example: 'Brands',
    ...presence,
  });
const Values = (presence: Presence): Field =>
  ListOf(Text({ max: ASSET_FIELDS.values.max, description: 'One value.', example: 'Northway' }), {
    minItems: 1,
    maxItems: ASSET_FIELDS.values.maxItems,
    unique: true,
    description: note('values', 'The values.'),
    example: ['Northway', 'Fjellrev', 'Ostrava'],
    ...presence,
  });
const PhoneNumber = (presence: Presence): Field =>
  TextOf(
    'phoneNumber',
    'A telephone number, national or international.',
    '+49 30 901820',
    presence,
  );
const CountryCode = (presence: Presence): Field =>
  Text({
    min: 2,
    max: 2,
    pattern: /^[A-Z]{2}$/,
    form: 'the code of a country such as DE',
    description: note('countryCode', 'The country of the number, ISO 3166-1.'),
    example: 'DE',
    ...presence,
  });

/** Body of `POST /assets`. */
export class CreateAssetDto implements AssetInput {
  @OneOf(ASSET_TYPES, {
    description: 'Says which other members it has; fixed after creation.',
    example: 'IMAGE',
  })
  type!: AssetType;
  @Text({ max: 255, description: 'What you call it.', example: 'Shoe on white' }) name!: string;
  @SourceUrl(clearable) sourceUrl?: string | null;
  @LinkText(clearable) linkText?: string | null;
  @Description1(clearable) description1?: string | null;
  @Description2(clearable) description2?: string | null;
  @FinalUrl(clearable) finalUrl?: string | null;
  @CalloutText(clearable) calloutText?: string | null;
  @Header(clearable) header?: SnippetHeader | null;
  @Values(clearable) values?: readonly string[] | null;
  @PhoneNumber(clearable) phoneNumber?: string | null;
  @CountryCode(clearable) countryCode?: string | null;
}

/** Body of `PATCH /assets/:id`. */
export class UpdateAssetDto extends PartialOf(CreateAssetDto, ['type']) implements AssetChanges {}

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

/** An asset as it is read. Members that its type does not have are null. */
export class AssetDto {
  @OwnId('ast', 'The asset.') id!: string;
  @SpaceId() spaceId!: string;
  @OneOf(ASSET_TYPES, {
    description: 'Says which other members it has; fixed after creation.',
    example: 'IMAGE',
  })
  type!: AssetType;
  @Text({ max: 255, description: 'What you call it.', example: 'Shoe on white' }) name!: string;
  @SourceUrl(read) sourceUrl!: string | null;
  @LinkText(read) linkText!: string | null;
  @Description1(read) description1!: string | null;
  @Description2(read) description2!: string | null;
  @FinalUrl(read) finalUrl!: string | null;
  @CalloutText(read) calloutText!: string | null;
  @Header(read) header!: SnippetHeader | null;
  @Values(read) values!: readonly string[] | null;
  @PhoneNumber(read) phoneNumber!: string | null;
  @CountryCode(read) countryCode!: string | null;
  @Nested(() => AssetFetchDto, {
    description: 'Whether everything that it needs is here.',
    example: fetchExample,
  })
  fetch!: AssetFetchDto;
  @WholeNumber({
    min: 0,
    max: 1_000_000_000,
    description: 'Bytes; null while there are none.',
    example: 48_213,
    clearable: true,
  })
  size!: number | null;
  @pixels('Width') width!: number | null;
  @pixels('Height') height!: number | null;
  @Text({
    max: 100,
    description: 'What the bytes are, as told by themselves.',
    example: 'image/png',
    clearable: true,
  })
  mimeType!: string | null;
  @Text({
    min: 64,
    max: 64,
    description: 'Their digest in hexadecimal.',
    example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    clearable: true,
  })
  sha256!: string | null;
  @CreatedAt() createdAt!: string;
  @UpdatedAt() updatedAt!: string;
  @Version() version!: number;
}

/** The query of `GET /assets`. */
export class AssetQuery extends NamedListQuery {
  @OneOf(ASSET_TYPES, {
    description: 'Only assets of this type.',
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

export const toAssetDto = (row: Asset): AssetDto => viewAsset(row);
