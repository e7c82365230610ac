import { adComplaints } from '../rules/ad-content';
import { refuseAny } from '../errors/complaint';
import { RULES } from '../rules/rules-of';
import { AD } from '../schema/ad-group-ad';
import { applyMask } from '../schema/apply-mask';
import type { Json } from '../schema/field';
import { readMask } from '../schema/update-mask';
import { type KindName, KINDS } from '../state/kinds';
import { partOf, type Row } from '../state/row';
import { verdictKey } from '../delivery/review';
import { findTarget } from './find-target';
import type { MutateRun } from './mutate-run';

const nameIn = (body: Json) =>
  typeof body['resourceName'] === 'string' ? body['resourceName'] : '';

/** Lays the masked members over an object, or throws Refused with every rule the result breaks. */
export function updateRow(
  run: MutateRun,
  kind: KindName,
  body: Json,
  mask: string | undefined,
): Row {
  const row = findTarget(run, kind, nameIn(body), 'resourceName');
  const { message } = KINDS[kind];
  const { paths, complaints } = readMask(message, mask, body);
  refuseAny([...complaints, ...(RULES[kind].frozen?.(row) ?? [])]);
  const next = applyMask(message, row.data, run.names.resolveAll(message, body), paths);
  return storeChecked(run, row, next);
}

/** Updates the content of an ad: it is reviewed again, and what a reviewer said of the old content is void. */
export function updateAd(run: MutateRun, body: Json, mask: string | undefined): Row {
  const row = findTarget(run, 'ad', nameIn(body), 'resourceName');
  const { paths, complaints } = readMask(AD, mask, body);
  refuseAny(complaints);
  const ad = applyMask(AD, partOf(row.data, 'ad'), run.names.resolveAll(AD, body), paths);
  refuseAny(adComplaints(ad, run.customer));
  forgetVerdict(run, row);
  return run.put({ ...row, data: { ...row.data, ad }, changedAt: run.now, reviewedFrom: run.now });
}

/** A changed asset is reviewed again. */
function storeChecked(run: MutateRun, row: Row, next: Json): Row {
  const context = { customer: run.customer, now: run.now, next, previous: row };
  refuseAny(RULES[row.kind].checks.flatMap((check) => check(context)));
  if (row.kind !== 'asset') return run.put({ ...row, data: next, changedAt: run.now });
  forgetVerdict(run, row);
  return run.put({ ...row, data: next, changedAt: run.now, reviewedFrom: run.now });
}

function forgetVerdict({ customer, journal }: MutateRun, row: Row): void {
  const key = verdictKey(row);
  const verdict = customer.verdicts.get(key);
  if (!verdict) return;
  customer.verdicts.delete(key);
  journal.push(() => customer.verdicts.set(key, verdict));
}
