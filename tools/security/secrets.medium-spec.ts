import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { isReal, secretsIn } from './secrets';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'planted-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A credential whose last six characters are right, as the product writes them. */
const real = (kind: string): string => {
  const text = `swy_${kind}_a1B2c3D4e5F6_${'k7Qz'.repeat(10).slice(0, 37)}`;
  let rest = crc32(text);
  let sum = '';
  for (let at = 0; at < 6; at++) {
    sum = DIGITS[rest % 62]! + sum;
    rest = Math.floor(rest / 62);
  }
  return text + sum;
};

const found = async (text: string): Promise<number> => {
  const file = join(folder, 'planted.txt');
  writeFileSync(file, text);
  return (await secretsIn([file])).length;
};

it.each([
  ['a live token', `TOKEN=${real('live')}`],
  ['a test token', `"token": "${real('test')}"`],
  ['a website key', `<script data-key="${real('pub')}">`],
  ['the cookie of a session', `cookie: __Host-switchyard_session=${'aB3'.repeat(15).slice(0, 43)}`],
  ['the secret of a webhook', `secret=${'whsec'}_${'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'}`],
  ['a private key', `-----BEGIN ${'PRIVATE'} KEY-----\nMIIEvQIBADANBg\n`],
  ['a private key as JWK', `{"kty":"OKP","crv":"X25519","d":"${'aB3_'.repeat(11).slice(0, 43)}"}`],
  [
    'a key of a cloud',
    `aws_secret_access_key = ${'wJalrXUtnFEMI/K7MDENG/bPxRfiCY' + 'ZZEXAMPLEK'}`,
  ],
])('finds %s that was planted', async (_what, text) => {
  expect(await found(`first line\n${text}\n`)).toBeGreaterThan(0);
});

it('names the place, and not the secret', async () => {
  const file = join(folder, 'planted.txt');
  writeFileSync(file, `first line\n${real('live')}\n`);
  const [finding] = await secretsIn([file]);
  expect([finding?.includes('planted.txt:2'), finding?.includes('swy_')]).toEqual([true, false]);
});

it('takes no example for a token: its last six characters are wrong', async () => {
  const example = `swy_live_a1B2c3D4e5F6_${'x'.repeat(43)}`;
  expect([isReal(example), isReal(real('live')), await found(example)]).toEqual([false, true, 0]);
});
