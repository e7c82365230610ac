import { SourceSecrets } from '@switchyard/conversions';
import { type KeyRing, Sealer } from '@switchyard/identity';
import { CredentialOpener } from '@switchyard/identity/worker';
import type { Pool, PoolClient } from 'pg';
import { type Check, type Found, ok, problem, skipped } from './check';
import type { Installation } from './installation';

const PLACE = { accountId: 'doctor', connectionId: 'doctor', version: 1 };

/** A key pair whose halves do not belong together seals what no worker can open. */
const checkPairs = (publicKeys: KeyRing, privateKeys: KeyRing) => async (): Promise<Found> => {
  const opener = new CredentialOpener(privateKeys);
  for (const key of publicKeys) {
    const sealed = await new Sealer([key]).seal({ probe: 'doctor' }, PLACE);
    const opens = await opener.open(sealed, PLACE).then(
      () => true,
      () => false,
    );
    if (!opens) {
      return problem(
        `what is sealed with the public key ${key.id} cannot be opened`,
        'Give SWITCHYARD_SEALING_PRIVATE_KEYS the other half of it.',
      );
    }
  }
  return ok(`the halves of ${publicKeys.length} sealing keys belong together`);
};

interface Owner {
  readonly accountId: string;
  readonly spaceId: string;
}

/** Row-level security shows the rows of one tenant at a time: so many of the newest are looked at. */
const MOST_SPACES = 200;

const inEachSpace = async <Row>(
  pool: Pool,
  ask: (client: PoolClient, owner: Owner) => Promise<readonly Row[]>,
): Promise<readonly Row[]> => {
  const { rows: owners } = await pool.query<Owner>(
    `select account_id as "accountId", id as "spaceId" from identity.space order by created_at desc limit ${MOST_SPACES}`,
  );
  const client = await pool.connect();
  const found: Row[] = [];
  try {
    for (const owner of owners) {
      await client.query('begin');
      await client.query(
        `select set_config('app.space_id', $1, true), set_config('app.account_id', $2, true)`,
        [owner.spaceId, owner.accountId],
      );
      found.push(...(await ask(client, owner)));
      await client.query('rollback');
    }
    return found;
  } finally {
    client.release();
  }
};

interface Sealed {
  readonly keyId: string;
  readonly opens: boolean;
}

const judged = (sealed: readonly Sealed[], setting: string): Found => {
  const closed = [...new Set(sealed.filter(({ opens }) => !opens).map(({ keyId }) => keyId))];
  if (closed.length === 0) {
    return ok(`${sealed.length} samples of what is sealed were opened`);
  }
  return problem(
    `what is sealed under ${closed.join(', ')} cannot be opened`,
    `Give ${setting} these keys again, or let people renew what was sealed.`,
  );
};

/** One row of each key is enough: a key opens all that it sealed. */
const CREDENTIALS = `
  select distinct on (c.kind, c.credentials ->> 'keyId') c.id, c.credentials from (
    select 'connection' as kind, id, credentials from identity.connection where account_id = $1 and credentials is not null
    union all select 'grant', id, credentials from identity.platform_grant where account_id = $1) c`;

interface StoredCredentials {
  readonly id: string;
  readonly credentials: Parameters<CredentialOpener['open']>[0];
}

const checkCredentials = (pool: Pool, privateKeys: KeyRing) => async (): Promise<Found> => {
  const opener = new CredentialOpener(privateKeys);
  const samples = await inEachSpace(pool, async (client, { accountId }) => {
    const { rows } = await client.query<StoredCredentials>(CREDENTIALS, [accountId]);
    return Promise.all(
      rows.map(async ({ id, credentials }) => ({
        keyId: credentials.keyId,
        opens: await opener.open(credentials, { accountId, connectionId: id }).then(
          () => true,
          () => false,
        ),
      })),
    );
  });
  return judged(samples, 'SWITCHYARD_SEALING_PRIVATE_KEYS');
};

const SECRETS = `
  select distinct on (secret ->> 'keyId') receiver_id as "receiverId", secret
  from conversions.source where space_id = $1 and secret is not null`;

interface StoredSecret {
  readonly receiverId: string;
  readonly secret: Parameters<SourceSecrets['open']>[0];
}

const opensSecret = (secrets: SourceSecrets, row: StoredSecret, spaceId: string): boolean => {
  try {
    secrets.open(row.secret, { spaceId, receiverId: row.receiverId });
    return true;
  } catch {
    return false;
  }
};

/** A second factor is of no Space; whether its key is known shows whether it opens. */
const FACTORS = `select distinct totp_secret ->> 'keyId' as "keyId" from identity.profile where totp_secret is not null`;

const checkSecrets = (pool: Pool, secretKeys: KeyRing) => async (): Promise<Found> => {
  const secrets = new SourceSecrets(secretKeys);
  const samples = await inEachSpace(pool, async (client, { spaceId }) => {
    const { rows } = await client.query<StoredSecret>(SECRETS, [spaceId]);
    return rows.map((row) => ({
      keyId: row.secret.keyId,
      opens: opensSecret(secrets, row, spaceId),
    }));
  });
  const { rows: factors } = await pool.query<{ keyId: string }>(FACTORS);
  const ids = new Set(secretKeys.map(({ id }) => id));
  return judged(
    [...samples, ...factors.map(({ keyId }) => ({ keyId, opens: ids.has(keyId) }))],
    'SWITCHYARD_SECRET_KEYS',
  );
};

/** Whether the given keys open what is sealed. Nothing that was opened is kept or shown. */
export const keyChecks = (installation: Installation): Record<string, Check> => {
  const { administration, publicKeys, privateKeys, secretKeys } = installation;
  const missing =
    (setting: string): Check =>
    () =>
      Promise.resolve(skipped(setting));
  return {
    'sealing keys':
      publicKeys && privateKeys
        ? checkPairs(publicKeys, privateKeys)
        : missing('SWITCHYARD_SEALING_PUBLIC_KEYS and SWITCHYARD_SEALING_PRIVATE_KEYS'),
    'sealed credentials':
      administration && privateKeys
        ? checkCredentials(administration.pool, privateKeys)
        : missing('SWITCHYARD_DATABASE_URL and SWITCHYARD_SEALING_PRIVATE_KEYS'),
    'sealed secrets':
      administration && secretKeys
        ? checkSecrets(administration.pool, secretKeys)
        : missing('SWITCHYARD_DATABASE_URL and SWITCHYARD_SECRET_KEYS'),
  };
};
