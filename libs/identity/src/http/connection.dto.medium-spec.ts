import 'reflect-metadata';
import type { Connection } from '../domain';
import { toConnectionDto } from './connection.dto';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const connection = {
  id: 'con_01kb4wq6m3e0sv5mwzq8a7h2rd',
  accountId: 'acc_1',
  platform: 'google-ads',
  externalAccountId: '1234567890',
  name: 'Shop EU',
  currency: 'EUR',
  timeZone: 'Pacific/Chatham',
  status: 'ACTIVE',
  isDefault: true,
  driftPolicy: 'MERGE',
  settings: { loginCustomerId: '987' },
  createdAt: NOW,
  updatedAt: NOW,
  version: 3,
} as unknown as Connection;

it('a guest of a shared Space sees what a connection is called and how it is, and nothing else', () => {
  expect(toConnectionDto({ tokenAccountId: 'acc_2', accountId: 'acc_1' })(connection)).toEqual({
    id: 'con_01kb4wq6m3e0sv5mwzq8a7h2rd',
    platform: 'google-ads',
    name: 'Shop EU',
    status: 'ACTIVE',
  });
});

it('users of its account see all of it but the credentials', () => {
  const shown = toConnectionDto({ tokenAccountId: 'acc_1', accountId: 'acc_1' })(connection);
  expect(shown).toMatchObject({ settings: { loginCustomerId: '987' }, version: 3 });
  expect(Object.keys(shown)).not.toContain('credentials');
});
