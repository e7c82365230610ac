import { mp4 } from '../../testing/sample-media';
import { Contents } from '../ports';
import { KeepContent } from './keep-content';

const tenant = { spaceId: 'spc_1', accountId: 'acc_1' };

/** Counts instead of keeping. */
class CountedContents extends Contents {
  kept = 0;
  pieces = 0;
  discarded = 0;
  begin = (): Promise<string> => Promise.resolve('c1');
  append = (_tenant: unknown, _id: string, _seq: number, bytes: Uint8Array): Promise<void> => {
    this.kept += bytes.length;
    this.pieces += 1;
    return Promise.resolve();
  };
  discard = (): Promise<void> => {
    this.discarded += 1;
    return Promise.resolve();
  };
  complete = (): Promise<void> => Promise.resolve();
  keep = (): Promise<boolean> => Promise.resolve(false);
  dropUnnamed = (): Promise<void> => Promise.resolve();
  read = (): AsyncIterable<Uint8Array> => {
    throw new Error('not read here');
  };
}

const MIB = 1024 * 1024;

it('never holds more than a piece of a large video, and notes all of it', async () => {
  const contents = new CountedContents();
  let given = 0;
  let most = 0;
  async function* body(): AsyncIterable<Uint8Array> {
    for (let part = 0; part < 100 * 16; part++) {
      const bytes = part === 0 ? mp4(MIB / 16) : Buffer.alloc(MIB / 16, 1);
      given += bytes.length;
      most = Math.max(most, given - contents.kept);
      yield await Promise.resolve(bytes);
    }
  }
  const { content } = await new KeepContent(contents).execute(tenant, 'video', body(), 100 * MIB);
  expect(content).toMatchObject({ size: 100 * MIB, mimeType: 'video/mp4' });
  expect([contents.kept, contents.pieces, contents.discarded]).toEqual([100 * MIB, 400, 0]);
  expect(most).toBeLessThanOrEqual(MIB / 2);
});

it('stops at the first wrong bytes, and deletes the stored pieces', async () => {
  const contents = new CountedContents();
  let given = 0;
  async function* body(): AsyncIterable<Uint8Array> {
    for (; given < 1000; given++) yield await Promise.resolve(Buffer.alloc(8 * 1024, 'x'));
  }
  await expect(
    new KeepContent(contents).execute(tenant, 'image', body(), 5 * MIB),
  ).rejects.toMatchObject({ code: 'NOT_AN_IMAGE' });
  expect([given, contents.discarded]).toEqual([0, 1]);
});
