import type { AccessProblemCode } from '../port/codes/access-texts';
import type { Device } from './attributes';

/**
 * What spec/platforms/microsoft-ads.md does not prove. Each rule has this one place;
 * docs/platforms/microsoft-ads-unverified.md says of each where it comes from and what breaks if it
 * is wrong.
 */
export const UNVERIFIED = {
  /**
   * A device is switched off by this bid adjustment; the documented range of other adjustments ends
   * at -90.
   */
  deviceOffPercent: -100,
  /** Spelling of DeviceCriterion.DeviceName. All three are given together, or none. */
  deviceNames: {
    desktop: 'Computers',
    mobile: 'Smartphones',
    tablet: 'Tablets',
  } satisfies Readonly<Record<Device, string>>,
  /** An ad group's end date is taken away by setting one from 2 January 2050 on. */
  noEndDate: '2050-01-02',
  /** TargetRoas is a ratio: 4 means 400 %. */
  targetRoasPerRatio: 1,
  /** TargetImpressionShare is a percentage, 0 to 100. */
  targetImpressionSharePerPercent: 1,
  /**
   * Smallest daily budget and bid, in units of the account's currency; Microsoft's own table per
   * currency is not at hand.
   */
  smallestAmount: 0.05,
  /** Weekly windows: at most seven a day. */
  windowsPerWeek: 49,
  /**
   * Seconds to wait after code 207 (too many reports at once); 60 for code 117 and 15 minutes for
   * 4204 are documented.
   */
  reportsBusySeconds: 60,
  /**
   * Seconds between the polls of a report, the last over and over; after so many polls it is given
   * up.
   */
  reportPollSeconds: [1, 2, 4, 8, 15, 30, 60],
  reportPolls: 14,
  /**
   * Days whose figures still move: the usual window in which a click can become a conversion; a
   * goal may have one of up to 90.
   */
  restatedDays: 30,
  /** Ads in one delete call; the documented 50 is for adding. */
  adsPerDelete: 50,
  /** Relative difference from a ratio that an image may have. */
  ratioTolerance: 0.01,
  /** Images of a responsive ad of an audience campaign, of all shapes together. */
  imagesPerDisplayAd: 15,
  /** Accounts in one page of a search. */
  accountsPerPage: 1_000,
  /** The role of a user who may look and not change. */
  viewerRoleId: 100,
  /** Where people take a consent back. */
  withdrawAt: 'https://myapps.microsoft.com',
} as const;

/**
 * What numbers of Microsoft Entra mean for a person who connects. 650052 and 70000 are documented
 * for advertising; the others are from memory.
 */
export const AADSTS_PROBLEMS: Readonly<Record<string, AccessProblemCode>> = {
  '65004': 'ACCESS_DENIED',
  '650052': 'ADMIN_CONSENT_REQUIRED',
  '90093': 'ADMIN_CONSENT_REQUIRED',
  '90094': 'ADMIN_CONSENT_REQUIRED',
  '90095': 'ADMIN_CONSENT_REQUIRED',
  '50011': 'APP_NOT_ACCEPTED',
  '50020': 'APP_NOT_ACCEPTED',
  '700016': 'APP_NOT_ACCEPTED',
  '7000112': 'APP_NOT_ACCEPTED',
  '7000215': 'APP_NOT_ACCEPTED',
  '7000222': 'APP_NOT_ACCEPTED',
  '54005': 'CODE_REFUSED',
  '501481': 'CODE_REFUSED',
  '50173': 'ENDED_AT_PLATFORM',
  '65001': 'ENDED_AT_PLATFORM',
  '700082': 'ENDED_AT_PLATFORM',
};
