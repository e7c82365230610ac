import { type Fields, textIn } from '../../core/json';
import type { VendorAnswer } from '../../vendor';
import { fitting, jsonBody, ok } from '../doors/bodies';
import { type Call, needScope, type Route } from '../doors/call';
import { numberInUrn, onlyParameters, project, textParameter } from '../doors/query';
import { badParameter, plainError, Refusal, refuse } from '../errors';
import type { Account, ConversionRule } from '../store';
import { UNVERIFIED_RULE_ASSOCIATIONS, UNVERIFIED_RULE_TYPES } from '../unverified';
import { ATTRIBUTIONS, METHODS, RULE } from './events';

/** Conversion rules of an account: found and made (captured requests). */
export const ruleRoutes: readonly Route[] = [{ path: '/rest/conversions', answer: rules }];

function rules(call: Call): VendorAnswer {
  needScope(call.scopes, ['rw_conversions'], `${call.method} /conversions`);
  switch (call.method) {
    case 'FINDER':
      return list(call);
    case 'CREATE':
      return create(call);
    default:
      throw new Refusal(405, plainError(405, 'Method Not Allowed'));
  }
}

const MOST = 10;

function list(call: Call): VendorAnswer {
  const { query, world } = call;
  onlyParameters(query, ['q', 'account', 'start', 'count']);
  if (textParameter(query, 'q') !== 'account') throw badParameter('q');
  const { id } = askedAccount(call, textParameter(query, 'account') ?? '');
  const [start, count] = [wholeIn(call, 'start', 0), wholeIn(call, 'count', MOST)];
  const found = [...world.conversionRules.values()].filter(({ accountId }) => accountId === id);
  return ok({
    paging: { start, count, links: [], total: -1 },
    elements: found
      .slice(start, start + count)
      .map(({ fields }) => project(fields, query.projection)),
  });
}

function wholeIn({ query }: Call, name: string, otherwise: number): number {
  const value = textParameter(query, name);
  if (value !== undefined && !/^\d{1,9}$/.test(value)) throw badParameter(name);
  return value === undefined ? otherwise : Number(value);
}

/** 201 with the id in a header and, unlike ads, the whole rule in the body (captured answer). */
function create(call: Call): VendorAnswer {
  onlyParameters(call.query, ['autoAssociationType']);
  const sent = fitting(RULE, jsonBody(call));
  checkRule(sent);
  const { id: accountId } = askedAccount(call, textIn(sent, 'account'));
  const [id, now] = [call.world.nextId(), call.world.now()];
  const fields: Fields = {
    ...sent,
    id: Number(id),
    enabled: sent.enabled ?? true,
    campaigns: campaignsFor(call, accountId),
    associatedCampaigns: [],
    urlRules: [],
    created: now,
    lastModified: now,
  };
  const rule: ConversionRule = { id, accountId, fields };
  call.world.conversionRules.set(id, rule);
  return {
    status: 201,
    headers: { 'x-restli-id': id, location: `/conversions/${id}` },
    body: fields,
  };
}

/**
 * The campaigns that a new rule counts for: all that there are, or none; later ones are not added.
 */
function campaignsFor({ query, world }: Call, accountId: string): readonly string[] {
  const wanted = textParameter(query, 'autoAssociationType') ?? 'NONE';
  if (!UNVERIFIED_RULE_ASSOCIATIONS.includes(wanted)) throw badParameter('autoAssociationType');
  return wanted === 'NONE'
    ? []
    : world.listed('campaign', accountId).map(({ id }) => `urn:li:sponsoredCampaign:${id}`);
}

function checkRule(sent: Fields): void {
  const missing = ['name', 'account', 'conversionMethod', 'attributionType', 'type'].find(
    (name) => textIn(sent, name) === '',
  );
  if (missing !== undefined) throw refuse('MISSING_FIELD', `/${missing}`, 'is required', 'plain');
  const wrong = [
    ...['postClickAttributionWindowSize', 'viewThroughAttributionWindowSize'].filter(
      (name) => sent[name] !== undefined && ![1, 7, 30, 90].includes(Number(sent[name])),
    ),
    ...(ATTRIBUTIONS.includes(textIn(sent, 'attributionType')) ? [] : ['attributionType']),
    ...(METHODS.includes(textIn(sent, 'conversionMethod')) ? [] : ['conversionMethod']),
    ...(UNVERIFIED_RULE_TYPES.includes(textIn(sent, 'type')) ? [] : ['type']),
  ];
  if (wrong[0] !== undefined) {
    throw refuse(
      'INVALID_VALUE_FOR_FIELD',
      `/${wrong[0]}`,
      'has a value that is not allowed',
      'plain',
    );
  }
}

function askedAccount({ world, personId }: Call, urn: string): Account {
  const account = world.accounts.get(numberInUrn(urn, 'sponsoredAccount') ?? '');
  if (!account) throw refuse('NOT_FOUND', '/account', `names ${urn}, which is not there`, 'plain');
  const role = world.people.roleOn(account, personId);
  if (role === undefined || role === 'VIEWER') {
    throw refuse('NO_PERMISSION_ON_ENTITY', '/account', `needs a role on ${urn}`, 'plain');
  }
  return account;
}
