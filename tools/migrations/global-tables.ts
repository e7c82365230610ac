/**
 * Where a table without a scope column lies in a divided database (docs/scale.md): a copy on every
 * node, divided by a key of its own, or on the coordinator alone. `npm run admin -- distribute`
 * puts it there.
 */
export type GlobalTable =
  { readonly placement: 'copied' | 'coordinator'; readonly reason: string } | DividedTable;

export interface DividedTable {
  readonly placement: 'divided';
  /** The column, which every unique index has. */
  readonly key: string;
  /** Why it has no scope column. */
  readonly reason: string;
  /** What its statements need first: until then it stays on the coordinator. */
  readonly until?: string;
}

const copied = (reason: string): GlobalTable => ({ placement: 'copied', reason });
const divided = (key: string, reason: string, until?: string): GlobalTable => ({
  placement: 'divided',
  key,
  reason,
  ...(until && { until }),
});
const coordinator = (reason: string): GlobalTable => ({ placement: 'coordinator', reason });

const TAKES_LOCKED = 'rows are taken over all shards with skip locked, which one shard alone can';
const DECIDES_BY_NOW = 'ON CONFLICT decides by now()';

/** Every table of no tenant. A new one needs a reason here, or a scope column. */
export const GLOBAL_TABLES: Readonly<Record<string, GlobalTable>> = {
  'work.promised': divided('id', 'workers look for due work of all Spaces', TAKES_LOCKED),
  'work.worker': coordinator('which workers are alive; some rows'),
  'work.dead': divided('id', 'an operator lists what was given up in all Spaces', TAKES_LOCKED),
  'identity.account': copied('read before an account is known, and small'),
  'identity.billing_customer': coordinator('the billing service names customers, not accounts'),
  'identity.billing_event': coordinator('events of the billing service, once each'),
  'identity.test_clock': coordinator('one row, in databases of tests'),
  'identity.app_user': copied('found by address at the sign-in'),
  'identity.profile': coordinator('read at the sign-in, before an account is known'),
  'identity.session': coordinator('found by the digest of a cookie'),
  'identity.external_login': coordinator('found by what a sign-in provider names'),
  'identity.external_attempt': coordinator('a sign-in under way has no user yet'),
  'identity.mail_link': coordinator('found by the digest of a link'),
  'identity.queued_mail': coordinator('mails wait until they are sent'),
  'identity.failed_sign_ins': coordinator('counted by address, which may be of no user'),
  'identity.space': copied('read before a Space is known, and small'),
  'identity.membership': copied('read with every request of a person'),
  'identity.invitation': coordinator('found by address; its user may not exist yet'),
  'identity.access_token': copied('found by its public id with every request'),
  'identity.website_key': copied('found by its public id with every event'),
  'identity.stored_answer': divided(
    'token_id',
    'found by the digest of caller and key',
    TAKES_LOCKED,
  ),
  'identity.audit_entry': coordinator('written by triggers of all tables; one sequence numbers it'),
  'identity.audit_link': coordinator('the chain of an account; each entry is in one chain alone'),
  'identity.audit_waiting': coordinator('what has no place in a chain yet; seconds of rows'),
  'connecting.withdrawal': coordinator('a vendor names a person, not an account'),
  'conversions.receiver': copied('found by the address that a provider calls'),
  'sync.place_answer': divided('question', 'locations of a platform are the same for all'),
  'sync.platform_pace': divided('key', 'one pace for an ad account or application', DECIDES_BY_NOW),
  'sync.remote_claim': divided('external_account_id', 'one Space claims an object of a platform'),
  'sync.platform_quota': divided('owner', 'one quota for an application', DECIDES_BY_NOW),
  'sync.lineage': coordinator('one row: which database this is'),
};

/**
 * What a divided database refuses and that is there still, with what it needs. The list may only
 * shrink.
 */
export const KNOWN_OBSTACLES: Readonly<Record<string, string>> = {
  'SEQUENCE identity.audit_entry_number': 'stays on the coordinator: the trail is written there',
};
