import { AD_FINDING_TEXTS } from './ad-finding-texts';
import { CAMPAIGN_FINDING_TEXTS } from './campaign-finding-texts';
import type { WarningCode } from './warning-texts';

/** Every code of Validate and Preview that is not a warning of normalising. Rules of platforms and of ours share it. */
export const FINDING_TEXTS = { ...AD_FINDING_TEXTS, ...CAMPAIGN_FINDING_TEXTS };

/** What normalising has to change is a finding too, of the kind `degraded`. */
export type FindingCode = keyof typeof FINDING_TEXTS | WarningCode;
