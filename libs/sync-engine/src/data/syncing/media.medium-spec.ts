import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { FilesOfSpace } from '../../use-cases/ports';
import { SqlLocationAnswers } from '../locations';
import { syncEngineMigrations } from '../migrations';
import { syncEngineTables } from '../tables';
import { MediaOfAccounts } from './media';
import { SqlLineages } from './syncs';

class NoFiles extends FilesOfSpace {
  open(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  address(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}

const ours = { spaceId: 'spc_1', accountId: 'acc_1' };
const theirs = { spaceId: 'spc_2', accountId: 'acc_2' };
const DIGEST = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);

let db: TestDatabase;
let media: MediaOfAccounts;
beforeAll(async () => {
  db = await testDatabase(syncEngineTables, syncEngineMigrations);
});
afterAll(() => db.close());
beforeEach(async () => {
  media = new MediaOfAccounts(db.database, db.work, new NoFiles());
  await db.dataSource.query('delete from sync.media_upload');
  await db.dataSource.query('delete from sync.place_answer');
});

describe('files of an ad account', () => {
  it('are doubtful from the second beginning on, until somebody knows the end', async () => {
    const files = media.of(ours, 'con_1');
    expect([await files.begin(DIGEST), await files.begin(DIGEST)]).toEqual([false, true]);
    await files.keep(DIGEST, '77');
    expect(await files.begin(DIGEST)).toBe(false);
    expect([
      [...(await files.remoteIds([DIGEST]))],
      [...(await files.digests(['77', '78']))],
    ]).toEqual([[[DIGEST, '77']], [['77', DIGEST]]]);
  });

  it('are asked for by the id that was reserved last, until the end is known', async () => {
    const files = media.of(ours, 'con_1');
    await files.begin(OTHER);
    expect(await files.reserved(OTHER)).toBeUndefined();
    for (const id of ['image:1', 'image:2']) await files.reserve(OTHER, id);
    expect([
      await files.begin(OTHER),
      await files.reserved(OTHER),
      await media.of(ours, 'con_2').reserved(OTHER),
      (await files.remoteIds([OTHER])).size,
    ]).toEqual([true, 'image:2', undefined, 0]);
    await files.keep(OTHER, 'image:2');
    expect(await files.reserved(OTHER)).toBeUndefined();
  });

  it('are doubtful from the first beginning on after the database was restored', async () => {
    const lineages = new SqlLineages(db.database);
    await lineages.get();
    expect(await media.of(ours, 'con_3').begin(DIGEST)).toBe(false);
    await lineages.noteRestore(7, new Date());
    expect(await media.of(ours, 'con_3').begin(OTHER)).toBe(true);
    await media.of(ours, 'con_3').keep(OTHER, '79');
    expect(await media.of(ours, 'con_3').begin(OTHER)).toBe(false);
    await db.database.pool.query('delete from sync.lineage');
  });

  it('are known to no other ad account and no other Space', async () => {
    await media.of(ours, 'con_1').begin(DIGEST);
    await media.of(ours, 'con_1').keep(DIGEST, '77');
    for (const others of [media.of(ours, 'con_2'), media.of(theirs, 'con_1')]) {
      expect([
        (await others.remoteIds([DIGEST])).size,
        (await others.digests(['77'])).size,
        await others.begin(DIGEST),
      ]).toEqual([0, 0, false]);
    }
  });
});

describe('what platforms call a place', () => {
  const match = {
    id: '1003854',
    name: 'Berlin',
    canonicalName: 'Berlin,Germany',
    type: 'CITY',
    countryCode: 'DE',
  };

  it('is kept for a month, by platform; that they know nothing, for a day', async () => {
    const answers = new SqlLocationAnswers(db.database, db.work);
    await answers.keep(
      'google-ads',
      new Map([
        ['berlin', [match]],
        ['nowhere', []],
      ]),
    );
    expect(await answers.known('google-ads', ['berlin', 'nowhere', 'unasked'])).toEqual(
      new Map([
        ['berlin', [match]],
        ['nowhere', []],
      ]),
    );
    expect((await answers.known('microsoft-ads', ['berlin'])).size).toBe(0);
    await db.dataSource.query(
      `update sync.place_answer set asked_at = now() - interval '31 days' where question = 'berlin'`,
    );
    expect([...(await answers.known('google-ads', ['berlin', 'nowhere'])).keys()]).toEqual([
      'nowhere',
    ]);
    await answers.keep('google-ads', new Map([['berlin', [match]]]));
    expect((await answers.known('google-ads', ['berlin'])).size).toBe(1);
    await db.dataSource.query(`update sync.place_answer set asked_at = now() - interval '2 days'`);
    expect([...(await answers.known('google-ads', ['berlin', 'nowhere'])).keys()]).toEqual([
      'berlin',
    ]);
  });
});
