import type { EntityKind } from '../../port/attributes';
import type { AdPlatform } from '../../port/ad-platform';
import type { AreaDraft } from '../../port/draft';
import type { PlaceName } from '../../port/place';

/** What the contract suite must be told of a platform; everything else it asks through the port and the emulators' control interface. */
export interface ContractHarness {
  readonly platform: AdPlatform['id'];
  /** A new connector against the emulators at this address. */
  connector(emulatorUrl: string): AdPlatform;
  /** What the control interface calls each level. */
  readonly kinds: Readonly<Record<EntityKind, string>>;
  /** Where the platform keeps negative keywords of an ad group apart from its keywords: what the control interface calls them. */
  readonly negativeKeywordKind?: string;
  /** The id by which the control interface knows an object, made from its remote id. */
  controlId(entity: EntityKind, remoteId: string): string;
  /** Regular expressions of request paths that write one level (all of them, in any method), and of those that read. */
  readonly writePath: Readonly<Record<EntityKind, string>>;
  readonly readPath: string;
  /** How a person would rename a campaign in the vendor's own user interface. */
  rename(name: string): Readonly<Record<string, unknown>>;
  /** Areas that the platform knows. */
  readonly areas: readonly AreaDraft[];
  /** The most requests that may write 10,000 keywords under one ad group. */
  readonly keywordRequests: number;
  /** Levels whose every failure of one item leaves the others done. */
  readonly duplicateNameCode: string;
  /** What is to be known of images, extensions and asset groups; without it they are not tried. */
  readonly creative?: CreativeHarness;
}

export interface CreativeHarness {
  /** Paths of requests that make an ad with images, or an asset group, and of each that it takes to put extensions on a campaign. */
  readonly writePath: { readonly display: string; readonly assetGroup: string; readonly extensions: readonly string[] };
  readonly uploadPath: string;
  /** What the control interface calls asset groups, and what it counts one of for each extension of a campaign. */
  readonly assetGroupKind: string;
  readonly extensionKind: string;
  /** What the control interface calls objects among which uploaded images are. */
  readonly image: { readonly kind: string; isImage(object: { readonly data: Readonly<Record<string, unknown>> }): boolean };
  /** Places with the id under which the platform knows them. */
  readonly places: readonly { readonly asked: PlaceName; readonly id: string }[];
}
