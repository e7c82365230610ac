import { UNVERIFIED } from '../unverified';
import { type Picture, readPicture } from './picture';

/** What came of a public address: a picture, something taken as it is, or why it was refused. */
export type Download =
  { readonly picture: Picture } | { readonly isTaken: true } | { readonly error: string };

/**
 * Fetches media as the vendor does, from a public address only. Just loopback hosts are really asked; any other address is taken as
 * fetched, for this emulator never leaves the machine.
 */
export async function downloadMedia(url: string, isPicture: boolean): Promise<Download> {
  if (!isLoopback(new URL(url).hostname)) return { isTaken: true };
  const bytes = await fetchBytes(url);
  if (bytes === undefined) return { error: `The media at ${url} could not be downloaded.` };
  if (bytes.length > UNVERIFIED.mediaBytes) return { error: `The media at ${url} is too large.` };
  if (!isPicture) return { isTaken: true };
  const picture = readPicture(bytes);
  return picture ? { picture } : { error: `The media at ${url} is no supported image.` };
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);

async function fetchBytes(url: string): Promise<Buffer | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(UNVERIFIED.mediaTimeoutMs) });
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}
