import { UNVERIFIED } from '../unverified';
import { badImage } from './upload-rules';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The bytes behind an image address of this machine; undefined for any other, which is taken as fetched. */
export async function fetchImage(address: string): Promise<Buffer | undefined> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw badImage('image_url', 'image_url must be an http or https URL.');
  }
  if (!LOOPBACK.test(url.hostname)) return undefined;
  const answer = await fetch(url, { signal: AbortSignal.timeout(UNVERIFIED.fetchTimeoutMs) }).catch(
    () => undefined,
  );
  if (!answer?.ok) throw badImage('image_url', 'The image could not be downloaded.');
  return Buffer.from(await answer.arrayBuffer());
}
