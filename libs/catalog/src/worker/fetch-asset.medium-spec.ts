import 'reflect-metadata';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Caller } from '@switchyard/kernel';
import { type Lease, type Leases, WorkHandlers } from '@switchyard/queue-kit';
import { readAllowList, SafeFetch } from '@switchyard/safe-fetch';
import { Assets } from '../data/assets';
import { catalogBench, type CatalogBench } from '../testing/catalog-bench';
import { mp4, png } from '../testing/sample-media';
import { AttachAsset } from '../use-cases/assets/attach-asset';
import { FetchAsset, RecordFetchOutcome } from '../use-cases/assets/fetch-asset';
import { KeepContent } from '../use-cases/assets/keep-content';
import { LockAsset } from '../use-cases/assets/lock-asset';
import { CreateAsset, UpdateAsset } from '../use-cases/assets/manage-assets';
import { CatalogFacade } from '../use-cases/catalog-facade';
import { Contents } from '../use-cases/ports';
import { FetchAssetHandler, SafeSource } from './fetch-asset';

/** Notes what became of a piece of work. */
class NotedLeases {
  readonly ends: string[] = [];
  finish = (): Promise<void> => this.note('finished');
  assertHeld = (): Promise<void> => Promise.resolve();
  giveBack = (_lease: Lease, seconds: number): Promise<void> => this.note(`again in ${seconds}`);

  private note(end: string): Promise<void> {
    this.ends.push(end);
    return Promise.resolve();
  }
}

let bench: CatalogBench;
let server: Server;
let fetches: SafeFetch;
let origin: string;
let leases: NotedLeases;
let handler: FetchAssetHandler;
let caller: Caller;

const VIDEO_BYTES = 20 * 1024 * 1024;
beforeAll(async () => {
  bench = await catalogBench();
  server = createServer((request, response) => {
    if (request.url === '/a.png') return void response.end(png(40, 30));
    if (request.url === '/a.svg') {
      return void response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
    }
    if (request.url === '/busy') return void response.writeHead(503).end();
    if (request.url !== '/a.mp4') return void response.writeHead(404).end();
    response.write(mp4(1024));
    let sent = 1024;
    const more = (): void => {
      while (sent < VIDEO_BYTES && response.write(Buffer.alloc(256 * 1024, 3))) sent += 256 * 1024;
      if (sent >= VIDEO_BYTES) response.end();
      else sent += 256 * 1024;
    };
    response.on('drain', more);
    more();
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  origin = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  fetches = new SafeFetch({ allow: readAllowList(origin) });
});
afterAll(async () => {
  await fetches.close();
  await new Promise((done) => {
    server.close(done);
  });
  await bench.close();
});
beforeEach(() => {
  caller = bench.newCaller();
  leases = new NotedLeases();
  const fetchAsset = new FetchAsset(
    bench.get(Assets),
    new SafeSource(fetches),
    bench.get(KeepContent),
  );
  const outcomes = new RecordFetchOutcome(
    bench.db.work,
    bench.get(Assets),
    bench.get(Contents),
    bench.get(LockAsset),
  );
  handler = new FetchAssetHandler(
    new WorkHandlers(),
    fetchAsset,
    outcomes,
    leases as unknown as Leases,
  );
});

const asset = (sourceUrl: string, type: 'IMAGE' | 'VIDEO' = 'IMAGE') =>
  bench.get<CreateAsset>(CreateAsset).execute(caller, { type, name: 'A', sourceUrl });
const run = (workId: string, failures = 0) =>
  handler.execute(caller, workId, { workId, fence: 1, failures }, new AbortController().signal);
const stored = async (id: string) => (await bench.get<Assets>(Assets).find(caller, id))!;

describe('the fetch of an asset', () => {
  it('is enqueued with the asset, and fills it without a new version', async () => {
    const { id } = await asset(`http://${origin}/a.png`);
    expect(bench.enqueued.at(-1)).toMatchObject({
      id: `${id}.1`,
      kind: 'fetch-asset',
      queue: 'answers',
      spaceId: caller.spaceId,
    });
    await run(`${id}.1`);
    expect(await stored(id)).toMatchObject({
      fetch: { status: 'READY', code: null, reason: null },
      mimeType: 'image/png',
      width: 40,
      height: 30,
      version: 1,
    });
    expect(leases.ends).toEqual(['finished']);
  });

  it('does nothing the second time, and nothing for an address that is no longer asked for', async () => {
    const { id } = await asset(`http://${origin}/a.png`);
    await run(`${id}.1`);
    const first = await stored(id);
    await run(`${id}.1`);
    expect(await stored(id)).toEqual(first);
    await bench
      .get<UpdateAsset>(UpdateAsset)
      .execute(caller, id, undefined, () => ({ sourceUrl: `http://${origin}/a.svg` }));
    await run(`${id}.1`);
    expect((await stored(id)).fetch.code).toBe('FETCHING');
    expect(leases.ends).toEqual(['finished', 'finished', 'finished']);
  });

  it.each([
    ['/a.svg', 'NOT_AN_IMAGE'],
    ['/nothing', 'BAD_STATUS'],
    ['/a.mp4', 'NOT_AN_IMAGE'],
  ])('of %s fails with %s', async (path, code) => {
    const { id } = await asset(`http://${origin}${path}`);
    await run(`${id}.1`);
    expect((await stored(id)).fetch).toMatchObject({ status: 'FAILED', code });
    expect(leases.ends).toEqual(['finished']);
  });

  it('of a private host fails', async () => {
    const { id } = await asset('http://169.254.169.254/latest/meta-data/');
    await run(`${id}.1`);
    expect((await stored(id)).fetch).toMatchObject({
      status: 'FAILED',
      code: 'ADDRESS_NOT_ALLOWED',
    });
  });

  it('is tried again while the host may recover, and fails in the end', async () => {
    const { id } = await asset(`http://${origin}/busy`);
    await run(`${id}.1`);
    expect((await stored(id)).fetch).toMatchObject({ status: 'PENDING', code: 'BAD_STATUS' });
    await run(`${id}.1`, 3);
    await run(`${id}.1`, 4);
    expect((await stored(id)).fetch).toMatchObject({ status: 'FAILED', code: 'BAD_STATUS' });
    expect(leases.ends).toEqual(['again in 2', 'again in 16', 'finished']);
  });

  it('gives the campaigns that use the asset local changes, and comes with their trees', async () => {
    const campaignId = await bench.campaign(caller);
    const { id } = await asset(`http://${origin}/a.png`);
    const { id: bindingId } = await bench
      .get<AttachAsset>(AttachAsset)
      .execute(caller, { assetId: id, owner: { scope: 'CAMPAIGN', id: campaignId }, role: 'LOGO' });
    const facade = bench.get<CatalogFacade>(CatalogFacade);
    const treeVersion = async () => (await facade.campaign(caller, campaignId))!.treeVersion;
    const before = await treeVersion();
    await run(`${id}.1`);
    expect(await treeVersion()).toBe(before + 1);
    for await (const tree of facade.campaignTrees(caller, [campaignId])) {
      for await (const batch of tree.assets()) {
        expect(batch).toMatchObject([
          {
            binding: { id: bindingId, role: 'LOGO' },
            asset: { id, sha256: expect.any(String) as string },
          },
        ]);
      }
    }
  });

  it('takes a video that is larger than a body may be', async () => {
    const { id } = await asset(`http://${origin}/a.mp4`, 'VIDEO');
    await run(`${id}.1`);
    expect(await stored(id)).toMatchObject({
      fetch: { status: 'READY' },
      mimeType: 'video/mp4',
      width: null,
    });
    expect((await stored(id)).size).toBeGreaterThan(VIDEO_BYTES);
  });
});
