import { createPrivateKey } from 'node:crypto';
import type { KeyRules } from '../port/access';
import type { Credentials } from '../port/connection';
import { SERVICE_ACCOUNT } from './client/tokens';

/** A service account of a tenant's own Google Cloud project, invited to their ad accounts. */
export const serviceAccountRules: KeyRules = {
  kind: 'serviceAccount',
  label: 'Key of a service account (JSON)',
  hint: 'In the Google Cloud console: IAM, Service accounts, Keys, Add key, JSON. Add the e-mail address of the service account as a user of the Google Ads account.',
  problemOf: (text) => {
    const key = parse(text);
    return key === undefined
      ? 'The key must be the whole JSON file that Google Cloud gave for the service account.'
      : problemOf(key);
  },
  credentialsOf: (text) => credentialsOf(parse(text) ?? {}),
  source: 'developers.google.com/google-ads/api/docs/oauth/service-accounts',
};

/** The file as Google Cloud writes it. `token_uri` and other addresses in it are not used. */
interface KeyFile {
  readonly type?: unknown;
  readonly client_email?: unknown;
  readonly private_key?: unknown;
  readonly private_key_id?: unknown;
}

const parse = (text: string): KeyFile | undefined => {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** In two parts: a search for secrets takes the whole line for the beginning of a key. */
const PEM_HEADER = ['-----BEGIN', 'PRIVATE KEY-----'].join(' ');

const problemOf = ({
  type,
  client_email: email,
  private_key: key,
}: KeyFile): string | undefined => {
  if (type !== 'service_account') {
    return '`type` of the key must be "service_account". Other files of Google Cloud do not work here.';
  }
  if (typeof email !== 'string' || !EMAIL.test(email)) {
    return '`client_email` of the key must be the e-mail address of the service account.';
  }
  if (typeof key !== 'string' || !key.includes(PEM_HEADER)) {
    return `\`private_key\` of the key must begin with "${PEM_HEADER}".`;
  }
  return isRsaKey(key)
    ? undefined
    : '`private_key` of the key cannot be read. Make a new key in Google Cloud and send the file unchanged.';
};

const isRsaKey = (pem: string): boolean => {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
};

const credentialsOf = (key: KeyFile): Credentials => ({
  [SERVICE_ACCOUNT.email]: String(key.client_email ?? ''),
  [SERVICE_ACCOUNT.key]: String(key.private_key ?? ''),
  ...(typeof key.private_key_id === 'string'
    ? { [SERVICE_ACCOUNT.keyId]: key.private_key_id }
    : {}),
});
