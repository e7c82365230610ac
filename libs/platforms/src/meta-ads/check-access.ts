import type { CheckFinding, NeededFor } from '../port/connection';
import { PlatformFailure } from '../port/failure';
import { isRow, type Row, textIn } from './client/objects';
import { exchange } from './client/requests';
import { accountPath, type Session, settingOf } from './client/session';
import { mayAdvertise } from './connecting/accounts';
import { type AssetRows, readDatasets, readPages } from './connect';
import { SCOPES } from './connecting/consent';
import { grantedPermissions } from './connecting/tokens';

export const CONSENT_AGAIN = 'Consent again with POST /api/v1/connections/attempts.';

/**
 * What the person and the application may not do with an account that can be read: permissions,
 * role, page, dataset, access tier. Throws PlatformFailure for what is no refusal.
 */
export const accessFindings = async (
  session: Session,
  account: Row,
): Promise<readonly CheckFinding[]> => [
  ...(mayAdvertise(account) ? [] : [accountReadOnly(accountPath(session))]),
  ...(await permissionFindings(session)),
  ...pageFindings(session, await readPages(session)),
  ...datasetFindings(session, await readDatasets(session)),
  ...(await tierFindings(session)),
];

const permissionFindings = async (session: Session): Promise<readonly CheckFinding[]> => {
  const granted = await permissionsOf(session);
  if (granted === undefined) return [];
  return SCOPES.filter(({ scope }) => !granted.includes(scope)).flatMap(
    ({ scope, neededFor, meaning }) =>
      affectedBy(scope, neededFor).map((part) => permissionDeclined(scope, part, meaning)),
  );
};

/** Events are sent by the same permission as campaigns are changed by. */
const affectedBy = (scope: string, neededFor: NeededFor): readonly NeededFor[] =>
  scope === 'ads_management' ? ['campaigns', 'conversions'] : [neededFor];

/** Undefined when the token has none, as a token of a business may. */
const permissionsOf = async (session: Session): Promise<readonly string[] | undefined> => {
  try {
    const granted = await grantedPermissions(session);
    return granted.length === 0 ? undefined : granted;
  } catch (error) {
    if (error instanceof PlatformFailure && error.failure.kind === 'refused') return undefined;
    throw error;
  }
};

const pageFindings = (session: Session, pages: AssetRows): readonly CheckFinding[] => {
  const pageId = settingOf(session, 'pageId');
  if (pageId === undefined) return [];
  if (!pages.rows) return listRefused('pages', 'campaigns', pages.refusal);
  return pages.rows.some((row) => textIn(row, 'id') === pageId) ? [] : [pageRoleMissing(pageId)];
};

const datasetFindings = (session: Session, datasets: AssetRows): readonly CheckFinding[] => {
  if (!datasets.rows) return listRefused('datasets', 'conversions', datasets.refusal);
  const pixelId = settingOf(session, 'pixelId');
  if (pixelId === undefined) {
    return [datasets.rows.length === 0 ? datasetMissing(session) : pixelNotSet()];
  }
  const dataset = datasets.rows.find((row) => textIn(row, 'id') === pixelId);
  return dataset && dataset['is_unavailable'] !== true ? [] : [datasetNotListed(pixelId)];
};

/** The name of the tier before the review of the application (spec/platforms/meta-ads.md 1f). */
const LOW_TIER = 'development_access';

/** Meta names the tier of the application in headers of calls to an account. */
const tierFindings = async (session: Session): Promise<readonly CheckFinding[]> => {
  const [answer] = await exchange(
    session,
    [{ method: 'GET', path: accountPath(session), params: { fields: 'id' } }],
    { nature: 'read', entity: 'campaign' },
  );
  const headers = answer?.headers ?? {};
  const tiers = ['x-ad-account-usage', 'x-business-use-case-usage'].flatMap((name) =>
    tiersIn(parsed(headers[name] ?? '')),
  );
  return tiers.includes(LOW_TIER) ? [accessLevelTooLow()] : [];
};

const tiersIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(tiersIn);
  if (!isRow(value)) return [];
  const tier = textIn(value, 'ads_api_access_tier');
  return tier === '' ? Object.values(value).flatMap(tiersIn) : [tier];
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const accountReadOnly = (account: string): CheckFinding => ({
  neededFor: 'campaigns',
  code: 'ACCOUNT_READ_ONLY',
  severity: 'ERROR',
  message: `The person may look at the ad account ${account} and not advertise in it.`,
  fix: 'Ask an administrator of the ad account for the task "Manage campaigns", or consent as another person.',
});

const permissionDeclined = (
  scope: string,
  neededFor: NeededFor,
  meaning: string,
): CheckFinding => ({
  neededFor,
  code: 'SCOPE_MISSING',
  severity: 'ERROR',
  message: `The person did not grant the permission ${scope} of Meta. ${meaning}`,
  fix: `${CONSENT_AGAIN} Leave every permission ticked.`,
});

/** Only what the person or the operator can change is reported: other refusals are Meta's own. */
const listRefused = (
  what: string,
  neededFor: NeededFor,
  { failure: { detail } }: PlatformFailure,
): readonly CheckFinding[] => {
  const finding = {
    neededFor,
    severity: 'ERROR',
    message: `Meta does not let this token list the ${what} of the ad account. ${detail.message}`,
  } as const;
  if (detail.code === 'SCOPE_MISSING') {
    return [
      {
        ...finding,
        code: 'SCOPE_MISSING',
        fix: `${CONSENT_AGAIN} Leave every permission ticked.`,
      },
    ];
  }
  return detail.code === 'APP_NOT_APPROVED'
    ? [
        {
          ...finding,
          code: 'ACCESS_LEVEL_TOO_LOW',
          fix: 'The operator completes the App Review of the application (docs/connecting.md).',
        },
      ]
    : [];
};

const pageRoleMissing = (pageId: string): CheckFinding => ({
  neededFor: 'campaigns',
  code: 'PAGE_ROLE_MISSING',
  severity: 'ERROR',
  message: `The person may not advertise for the Facebook page ${pageId} in this ad account.`,
  fix: 'Ask an administrator of the page for the task "Ads", or set `settings/pageId` to one of GET /api/v1/connections/:id/assets.',
});

const datasetMissing = (session: Session): CheckFinding => ({
  neededFor: 'conversions',
  code: 'TAG_MISSING',
  severity: 'WARNING',
  message: `The ad account ${accountPath(session)} has no dataset (pixel). Campaigns work without.`,
  fix: 'Make a dataset in the Events Manager of Meta, then choose it from GET /api/v1/connections/:id/assets.',
});

const pixelNotSet = (): CheckFinding => ({
  neededFor: 'conversions',
  code: 'CONNECTION_SETTING_MISSING',
  severity: 'WARNING',
  message: '`settings/pixelId` is missing on the connection. Campaigns work without.',
  fix: 'Set `settings/pixelId` to a dataset of GET /api/v1/connections/:id/assets.',
});

const datasetNotListed = (pixelId: string): CheckFinding => ({
  neededFor: 'conversions',
  code: 'TAG_MISSING',
  severity: 'WARNING',
  message: `The dataset ${pixelId} is not connected to the ad account, or not available.`,
  fix: 'Connect it to the ad account in the Business settings of Meta, or choose another from GET /api/v1/connections/:id/assets.',
});

const accessLevelTooLow = (): CheckFinding => ({
  neededFor: 'campaigns',
  code: 'ACCESS_LEVEL_TOO_LOW',
  severity: 'WARNING',
  message:
    'The application of this installation has Limited Access to the Marketing API: few calls an hour, and only for its own people.',
  fix: 'The operator applies for Full Access to the Ads Management feature (docs/connecting.md).',
});
