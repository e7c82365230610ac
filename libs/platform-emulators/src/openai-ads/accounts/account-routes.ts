import { object, text } from '../wire/shape';
import { invalidValue } from '../wire/refusal';
import { type Call, type Route, route } from '../wire/route';
import { type Account } from './account';
import type { Fields } from '../../json/fields';
import { textIn } from '../../json/fields';

const brandShape = object({ name: text(), favicon_file_id: text() });

/** The account as its key's holder sees it (platform document 4a). */
export const accountRoutes: readonly Route[] = [
  route('GET', '/ad_account', ({ account }) => readAccount(account)),
  route('POST', '/ad_account/activate', (call) => changeAccount(call, { status: 'active' }), {
    body: 'none',
  }),
  route('POST', '/ad_account/pause', (call) => changeAccount(call, { status: 'paused' }), {
    body: 'none',
  }),
  route('POST', '/ad_account/brand', setBrand),
];

function setBrand(call: Call): Fields {
  brandShape(call.body, '');
  const faviconFileId = textIn(call.body, 'favicon_file_id') || undefined;
  const isFile =
    faviconFileId === undefined ||
    call.world.find('file', call.account.id, faviconFileId)?.fields.purpose === 'account_favicon';
  if (!isFile) {
    throw invalidValue('favicon_file_id', 'No account favicon was uploaded under this id.');
  }
  return changeAccount(call, {
    name: textIn(call.body, 'name') || call.account.name,
    faviconFileId: faviconFileId ?? call.account.faviconFileId,
  });
}

const changeAccount = ({ world, account }: Call, changes: Partial<Account>): Fields =>
  readAccount(world.accounts.put({ ...account, ...changes }));

export function readAccount({
  id,
  name,
  url,
  status,
  timeZone,
  currency,
  review,
  reviewReason,
}: Account): Fields {
  const found = { status: review, ...(reviewReason === undefined ? {} : { reason: reviewReason }) };
  return {
    id,
    name,
    url,
    preview_url: null,
    status,
    timezone: timeZone,
    currency_code: currency,
    review: found,
    account_integrity_review: { review: { status: 'approved' }, details: { decision: 'allowed' } },
  };
}
