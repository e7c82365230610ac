import { ClientResources } from './generated/client-resources.js';
import { Requests } from './requests.js';
import { type ClientOptions, settingsOf } from './settings.js';
import { Transport, type World } from './transport.js';
import { VERSION } from './version.js';

/** A client of the API: one member for each kind of resource. */
export class Switchyard extends ClientResources {
  /** Throws UsageError for options that can never work, such as no token. */
  constructor(options: ClientOptions = {}) {
    super(new Requests(new Transport(settingsOf(options, VERSION), realWorld)));
  }
}

const realWorld: World = {
  now: () => Date.now(),
  random: () => Math.random(),
  newKey: () => newUuid(crypto.getRandomValues(new Uint8Array(16))),
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', end);
        resolve();
      }, milliseconds);
      if (signal?.aborted) end();
      else signal?.addEventListener('abort', end, { once: true });
    }),
};

/** Of version 4. `crypto.randomUUID` is missing in pages without TLS. */
const newUuid = (bytes: Uint8Array): string => {
  const hex = [...bytes]
    .map((byte, at) => (at === 6 ? (byte & 15) | 64 : at === 8 ? (byte & 63) | 128 : byte))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};
