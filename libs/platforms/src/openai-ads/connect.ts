import type {
  FoundAccount,
  FoundAccountStatus,
  KeyRules,
  NewGrant,
  PlatformAccess,
} from '../port/access';
import type { AccessProblemCode } from '../port/codes/access-texts';
import type { OpenConnection } from '../port/connection';
import { type Failure, PlatformFailure } from '../port/failure';
import type { PlatformIo } from '../port/io';
import { accountOf } from './check';
import type { WireAccount } from './client/objects';
import type { Session } from './client/session';

export type OpenSession = (connection: OpenConnection, io: PlatformIo) => Session;

/** A key of one ad account stands for a grant: OpenAI has no page of consent for this API. */
export const openaiAccess = (open: OpenSession): PlatformAccess => ({
  platform: 'openai-ads',
  consent: null,
  keys: [apiKey],
  trade: () => {
    throw new PlatformFailure(refusal('CODE_REFUSED', 'OpenAI Ads has no page of consent.'));
  },
  tryKey: (connection, io) => tryKey(open(connection, io)),
  accounts: (connection, io) => accountsOf(open(connection, io)),
  // No endpoint lists pixels.
  assets: async () => [],
});

/** No form is documented, so only a key that a header cannot carry is refused. */
const KEY_FORM = /^[\x21-\x7e]+$/;

const apiKey: KeyRules = {
  kind: 'apiKey',
  label: 'Ads API key',
  hint: 'ChatGPT Ads Manager, Settings, API keys. A key opens the one ad account it was made in.',
  problemOf: (key) => {
    const trimmed = key.trim();
    if (trimmed === '') return 'The key is empty.';
    return KEY_FORM.test(trimmed)
      ? undefined
      : 'The key has characters that no key has. Copy it again, without spaces or line breaks.';
  },
  credentialsOf: (key) => ({ apiKey: key.trim() }),
  source: 'OpenAI Ads, Advertiser API authentication',
};

const tryKey = async (session: Session): Promise<NewGrant> => {
  const { id, name } = await ownAccount(session);
  return {
    credentials: session.connection.credentials,
    subject: id,
    subjectName: name ?? '',
    scopes: [],
    endsInSeconds: null,
  };
};

const ownAccount = async (session: Session): Promise<WireAccount & { readonly id: string }> => {
  const account = await accountOf(session).catch((error: unknown) => {
    throw error instanceof PlatformFailure
      ? new PlatformFailure(accessFailure(error.failure))
      : error;
  });
  const { id } = account;
  if (id === undefined || id === '') {
    throw new PlatformFailure({
      kind: 'unavailable',
      detail: { code: 'PLATFORM_CONTRADICTED', message: 'OpenAI does not name the ad account.' },
    });
  }
  return { ...account, id };
};

async function* accountsOf(session: Session): AsyncGenerator<FoundAccount> {
  const account = await ownAccount(session);
  yield {
    externalAccountId: account.id,
    name: account.name ?? account.id,
    currency: account.currency_code ?? null,
    timeZone: account.timezone ?? null,
    status: accountStatus(account),
    isTest: false,
    isReadOnly: false,
    managerPath: [],
    settings: {},
  };
}

/** The owner pauses an account on purpose, so a paused one counts as active. */
export const accountStatus = ({ status, review }: WireAccount): FoundAccountStatus => {
  if (status !== undefined && status !== null && !['active', 'paused'].includes(status)) {
    return 'CLOSED';
  }
  switch (review?.status) {
    case 'rejected':
      return 'SUSPENDED';
    case 'in_review':
      return 'UNDER_REVIEW';
    default:
      return 'ACTIVE';
  }
};

const refusal = (code: AccessProblemCode, message: string): Failure => ({
  kind: 'refused',
  detail: { code, message },
});

/** The key was deleted or is none; or the account behind it is closed. */
const accessFailure = (failure: Failure): Failure => {
  const { kind, detail } = failure;
  if (kind === 'unauthorised') return { kind, detail: { ...detail, code: 'KEY_REFUSED' } };
  return failure;
};
