/** Assets and their links as `googleAds:search` answers them. */
export interface AssetResource {
  readonly resourceName?: string;
  readonly id?: string;
  readonly name?: string;
  readonly type?: string;
  readonly finalUrls?: readonly string[];
  readonly textAsset?: { readonly text?: string };
  readonly youtubeVideoAsset?: { readonly youtubeVideoId?: string };
  readonly callToActionAsset?: { readonly callToAction?: string };
  readonly sitelinkAsset?: {
    readonly linkText?: string;
    readonly description1?: string;
    readonly description2?: string;
  };
  readonly calloutAsset?: { readonly calloutText?: string };
  readonly structuredSnippetAsset?: {
    readonly header?: string;
    readonly values?: readonly string[];
  };
  readonly callAsset?: { readonly countryCode?: string; readonly phoneNumber?: string };
  /** int64 as text. */
  readonly imageAsset?: {
    readonly fullSize?: { readonly widthPixels?: string; readonly heightPixels?: string };
  };
}

export interface AssetLinkResource {
  readonly resourceName?: string;
  readonly fieldType?: string;
  readonly status?: string;
}

export interface AssetGroupResource {
  readonly id?: string;
  readonly name?: string;
  readonly status?: string;
  readonly finalUrls?: readonly string[];
  readonly path1?: string;
  readonly path2?: string;
  readonly primaryStatus?: string;
  readonly primaryStatusReasons?: readonly string[];
}

/** Assets inside a responsive display ad. */
export interface DisplayAdResource {
  readonly headlines?: readonly { readonly text?: string }[];
  readonly longHeadline?: { readonly text?: string };
  readonly descriptions?: readonly { readonly text?: string }[];
  readonly businessName?: string;
  readonly callToActionText?: string;
  readonly marketingImages?: readonly AssetReference[];
  readonly squareMarketingImages?: readonly AssetReference[];
  readonly logoImages?: readonly AssetReference[];
  readonly squareLogoImages?: readonly AssetReference[];
  readonly youtubeVideos?: readonly AssetReference[];
}

export interface AssetReference {
  readonly asset?: string;
}
