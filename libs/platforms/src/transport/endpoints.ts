/**
 * Where each vendor's hosts are. Connectors append the vendor's own paths (`/v25/…`,
 * `/CampaignManagement/v13/…`).
 */
export interface GoogleEndpoints {
  readonly ads: string;
  readonly dataManager: string;
  readonly oauth: string;
  /** Where people consent. */
  readonly accounts: string;
}

export interface MicrosoftEndpoints {
  readonly campaign: string;
  readonly customer: string;
  readonly reporting: string;
  readonly oauth: string;
}

export interface MetaEndpoints {
  readonly graph: string;
  /** Where people consent. */
  readonly www: string;
}

export interface LinkedinEndpoints {
  readonly rest: string;
  readonly oauth: string;
}

export interface RedditEndpoints {
  readonly ads: string;
  readonly oauth: string;
}

export interface EndpointSet {
  readonly google: GoogleEndpoints;
  readonly microsoft: MicrosoftEndpoints;
  /** Paths begin with the version. */
  readonly meta: MetaEndpoints;
  readonly linkedin: LinkedinEndpoints;
  readonly reddit: RedditEndpoints;
  /** Events go to a host of their own. */
  readonly openai: { readonly ads: string; readonly events: string };
}

/** The vendors' own hosts. */
export const vendorEndpoints: EndpointSet = {
  google: {
    ads: 'https://googleads.googleapis.com',
    dataManager: 'https://datamanager.googleapis.com',
    oauth: 'https://oauth2.googleapis.com',
    accounts: 'https://accounts.google.com',
  },
  microsoft: {
    campaign: 'https://campaign.api.bingads.microsoft.com',
    customer: 'https://clientcenter.api.bingads.microsoft.com',
    reporting: 'https://reporting.api.bingads.microsoft.com',
    oauth: 'https://login.microsoftonline.com',
  },
  meta: { graph: 'https://graph.facebook.com', www: 'https://www.facebook.com' },
  linkedin: { rest: 'https://api.linkedin.com', oauth: 'https://www.linkedin.com' },
  reddit: { ads: 'https://ads-api.reddit.com', oauth: 'https://www.reddit.com' },
  openai: { ads: 'https://api.ads.openai.com', events: 'https://bzr.openai.com' },
};

/** One address that stands in for every vendor host, by path prefix. */
export const emulatorEndpoints = (baseUrl: string): EndpointSet => {
  const base = baseUrl.replace(/\/+$/, '');
  return {
    google: {
      ads: `${base}/google-ads`,
      dataManager: `${base}/google-datamanager`,
      oauth: `${base}/google-oauth`,
      accounts: `${base}/google-accounts`,
    },
    microsoft: {
      campaign: `${base}/microsoft-ads/campaign`,
      customer: `${base}/microsoft-ads/customer`,
      reporting: `${base}/microsoft-ads/reporting`,
      oauth: `${base}/microsoft-ads/oauth`,
    },
    meta: { graph: `${base}/meta-ads`, www: `${base}/meta-www` },
    linkedin: { rest: `${base}/linkedin-ads`, oauth: `${base}/linkedin-ads/oauth` },
    reddit: { ads: `${base}/reddit-ads`, oauth: `${base}/reddit-ads/oauth` },
    openai: { ads: `${base}/openai-ads`, events: `${base}/openai-events` },
  };
};
