import { isPublicHost } from './public-address';

it.each([
  'localhost',
  'LOCALHOST.',
  'api.localhost',
  'platform-emulators',
  'printer.local',
  'db.internal',
  'router.lan',
  'nas.home.arpa',
  '127.0.0.1',
  '127.8.9.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '168.63.129.16',
  '[::ffff:a83f:8110]',
  '0.0.0.0',
  '[::1]',
  '[::]',
  '[fe80::1]',
  '[fd00::1]',
  '[::ffff:127.0.0.1]',
  '[64:ff9b::7f00:1]',
])('%s is no public host', (host) => {
  expect(isPublicHost(host)).toBe(false);
});

it.each(['googleads.googleapis.com', 'api.example.com.', '8.8.8.8', '[2606:4700::1111]'])(
  '%s is a public host',
  (host) => {
    expect(isPublicHost(host)).toBe(true);
  },
);
