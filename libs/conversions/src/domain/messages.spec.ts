import type { Issue } from '@switchyard/kernel';
import { readValueSettings } from './action-input';
import { actionIssues } from './delivery/routes';
import {
  type ConversionAction,
  originalIssues,
  readAdjustment,
  readEvent,
  readItem,
  readVisitor,
  SOURCE_TYPES,
} from './index';
import { configIssues } from './source/write-source';

const NOW = new Date('2026-11-21T12:00:00Z');
const CONTEXT = { now: NOW, door: 'event', timeZone: 'Europe/Berlin' } as const;
const event = { event: 'paid', email: 'jane@example.com' };
const offline = { conversionAction: 'Paid', gclid: 'g', occurredAt: '2026-11-20T12:00:00Z' };
const restatement = {
  adjustmentType: 'RESTATEMENT',
  conversionAction: 'Paid',
  orderId: 'o',
  value: 1,
} as const;
const click = { ...restatement, orderId: undefined, gclid: 'g' };

const EVENTS: readonly object[] = [
  { event: undefined },
  { event: 'bought' },
  { email: undefined },
  { email: 'jane' },
  { email: undefined, phone: '12' },
  { email: undefined, externalId: ' ' },
  { value: 'much' },
  { value: -1 },
  { value: 1.0000001 },
  { value: 1.234, currency: 'EUR' },
  { currency: 'EUROS' },
  { currency: 'XXX' },
  { occurredAt: 'soon' },
  { occurredAt: '2027-01-01T00:00:00Z' },
  { orderId: 'jane@example.com' },
  { orderId: {} },
  { eventId: 'jane@example.com' },
  { items: {} },
  { items: [{ quantity: 0 }] },
  { items: [{ price: 'free' }] },
  { customData: { email: 'jane@example.com' } },
  { customData: { plan: {} } },
  { actionSource: 'shop' },
  { address: 'Berlin' },
  { userAgent: 5 },
  { consent: { ad_user_data: 'MAYBE' } },
];
const ADJUSTMENTS: readonly object[] = [
  { ...restatement, orderId: undefined },
  { ...restatement, gclid: 'g', originalConversionDateTime: '2026-11-20T12:00:00Z' },
  { ...click, msclkid: 'm', originalConversionDateTime: '2026-11-20T12:00:00Z' },
  click,
  { ...restatement, value: undefined },
  { ...restatement, occurredAt: 'soon' },
  { ...restatement, adjustmentType: 'RETRACTION' },
  { adjustmentType: 'ENHANCEMENT', conversionAction: 'Paid' },
  { adjustmentType: 'ENHANCEMENT', conversionAction: 'Paid', orderId: 'o', msclkid: 'm' },
];
const VISITORS: readonly object[] = [
  { phone: '+49301234567' },
  { email: 'jane@example.com', clickId: 'g' },
  { email: 'jane@example.com', clickIdType: 'gclid' },
  { email: 'jane@example.com', clickId: 'g', clickIdType: 'gclid', gclid: 'other' },
  { email: 'jane@example.com', utm: { utm_source: 5 } },
];
const OFFLINE: readonly object[] = [
  { gclid: undefined },
  { occurredAt: '2027-01-01T00:00:00Z' },
  { value: 1.234, currency: 'JPY' },
];
const WEBPAGE = { type: 'WEBPAGE', countingType: 'ONE_PER_CLICK' } as ConversionAction;

const ISSUES: readonly Issue[] = [
  ...EVENTS.flatMap((more) => readEvent({ ...event, ...more }, '/events/0', CONTEXT).issues),
  ...OFFLINE.flatMap((more) => readItem({ ...offline, ...more }, '', CONTEXT).issues),
  ...ADJUSTMENTS.flatMap((item) => readAdjustment(item as never, '', NOW).issues),
  ...VISITORS.flatMap((input) => readVisitor(input, CONTEXT).issues),
  ...actionIssues(WEBPAGE, 'gbraid', '/events/0'),
  ...originalIssues(
    { occurredAt: new Date(0), valueMicros: 1_000_000, currency: 'USD' },
    { id: 'cve_1', occurredAt: NOW, currency: 'EUR' },
    '',
  ),
  ...readValueSettings({ type: 'fixedValue' }).issues,
  ...readValueSettings({ type: 'noValue', defaultValue: 5 }).issues,
  ...readValueSettings({ type: 'variableValue', currencyCode: 'EUROS' }).issues,
  ...SOURCE_TYPES.flatMap((type) => configIssues(type, { nonsense: 1 }, '/config')),
];

it('meets every kind of refusal of an item', () => {
  expect(new Set(ISSUES.map(({ code }) => code)).size).toBeGreaterThanOrEqual(9);
  expect(ISSUES.length).toBeGreaterThanOrEqual(EVENTS.length + ADJUSTMENTS.length);
});

it.each(ISSUES.map((issue) => [issue.path, issue.message] as const))('%s: %s', (path, message) => {
  const member = path.split('/').at(-1) ?? '';
  const named = path.includes('/utm/') ? 'utm' : member;
  expect(message).toContain(named === '' ? 'click id' : named);
  expect(message).not.toMatch(/\^|\\d|\\w|\blies?\b|\bmoment\b|\bnobody\b(?!\. Send)|ISO 8601/);
});
