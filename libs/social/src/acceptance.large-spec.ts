import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  BAKERY_TEXT,
  createPost,
  declined,
  eventually,
  givenDraftedPost,
  givenParty,
  givenPost,
  type Party,
  type PostBody,
  postOf,
  postStep,
  finishedPost,
  startSystem,
  type System,
} from '@switchyard/test-kit';
import { Client } from 'pg';
import { CHANNEL_IDS, CHANNELS, postLength } from './domain';
import { INJECTIONS } from './testing/injections';
import { pdf } from './testing/pdf';
import {
  ANTHROPIC_KEY,
  ANTHROPIC_MODEL,
  startAnthropicStandIn,
} from './testing/writers/anthropic-stand-in';
import { OPENAI_KEY, OPENAI_MODEL, startOpenAiStandIn } from './testing/writers/openai-stand-in';

/** A site of a test: pages by path. */
class Site {
  readonly pages = new Map<string, { readonly type: string; readonly body: string | Buffer }>();
  private constructor(private readonly server: Server) {}

  static async open(): Promise<Site> {
    const server = createServer((request, response) => {
      const page = site.pages.get(request.url ?? '');
      response.writeHead(page ? 200 : 404, { 'content-type': page?.type ?? 'text/plain' });
      response.end(page?.body);
    });
    const site = new Site(server);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return site;
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Serves a page; its address. */
  put(path: string, type: string, body: string | Buffer): string {
    this.pages.set(path, { type, body });
    return `http://${this.host}${path}`;
  }

  async close(): Promise<void> {
    await new Promise((closed) => this.server.close(closed));
  }
}

let site: Site;
let system: System;
beforeAll(async () => {
  site = await Site.open();
  system = await startSystem({ env: { SWITCHYARD_FETCH_ALLOW: site.host } });
}, 120_000);
afterAll(async () => {
  await system?.stop();
  await site?.close();
});
jest.setTimeout(120_000);

const HTML = `<!doctype html><html lang="en"><head><title>Our oven</title></head><body><article><h1>Our oven</h1>
<p>Corner Bakery lights its oven at two in the morning. The dough rests for 36 hours before it is baked.</p>
<p>"The crust sings when it cools," says Ada Miller, who has baked there since 2009.</p></article></body></html>`;
const TEXT = 'The bakery sells 900 loaves on a Saturday. A loaf costs 4.80 euros in the shop.';

const threeSources = () => [
  { url: site.put('/oven.html', 'text/html; charset=utf-8', HTML) },
  {
    url: site.put(
      '/hours.pdf',
      'application/pdf',
      Buffer.from(
        pdf({
          pages: [
            ['The shop opens at seven every day.', 'The new oven arrives on 1 December 2026.'],
          ],
        }),
      ),
    ),
  },
  { title: 'Sales', text: TEXT },
];

const get = async (party: Party, path: string): Promise<unknown> =>
  (await party.send(`/api/v1/social/posts/${path}`)).body.data;
const edit = async (party: Party, id: string, text: string): Promise<PostBody> => {
  await party.send(`/api/v1/social/posts/${id}`, { method: 'PATCH', body: { draft: { text } } });
  return finishedPost(party, id);
};

describe.each(CHANNEL_IDS)('a post for %s', (channel) => {
  it('is researched, drafted by the embedded writer, and confirmed', async () => {
    const party = await givenParty(system);
    const post = await givenPost(party, { channel, sources: threeSources(), goal: 'Explain it' });
    expect(post.findings).toEqual([]);
    expect(new Set(post.facts.map(({ sourceIndex }) => sourceIndex))).toEqual(new Set([0, 1, 2]));
    const { sources } = (await get(party, `${post.id}/sources`)) as {
      sources: readonly { content: string }[];
    };
    for (const { quote, sourceIndex } of post.facts) {
      expect(sources[sourceIndex]!.content).toContain(quote);
    }
    await postStep(party, post.id, 'answers', declined(post));
    const drafted = await finishedPost(party, post.id);
    const { text, hashtags, claims } = drafted.draft!;
    expect(drafted).toMatchObject({ status: 'in_review', revision: 1 });
    expect(drafted.findings.filter(({ kind }) => kind === 'requirement')).toEqual([]);
    expect(postLength(text, hashtags, CHANNELS[channel])).toBeLessThanOrEqual(
      CHANNELS[channel].mostCharacters,
    );
    expect(claims.length).toBeGreaterThan(0);
    for (const claim of claims) {
      expect(text).toContain(claim.text);
      expect(claim.factIds.length + claim.questionIds.length).toBeGreaterThan(0);
    }
    const confirmed = await postStep(party, post.id, 'confirm', { revision: 1 });
    expect([confirmed.status, postOf(confirmed).status]).toEqual([200, 'confirmed']);
    expect(await confirmer(post.id)).toEqual([party.account.userId]);
  });
});

/** Whom the audit trail names for the last change of a post. */
const confirmer = async (id: string): Promise<readonly string[]> =>
  (
    await system.owner.rows<{ actor: string }>(
      `select user_id as actor from identity.audit_entry where action = 'confirmPost' and targets::text like '%' || $1 || '%'`,
      [id],
    )
  ).map(({ actor }) => actor);

it('an ungrounded number blocks the confirmation until it is put right', async () => {
  const party = await givenParty(system);
  const { id } = await givenDraftedPost(party);
  await edit(party, id, 'The bakery sells 5,000 loaves on a Saturday.');
  const refused = await postStep(party, id, 'confirm', {});
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'POST_HAS_REQUIREMENTS']);
  await edit(party, id, 'The bakery sells 900 loaves on a Saturday.');
  expect((await postStep(party, id, 'confirm', {})).status).toBe(200);
});

it('a source that cannot be read is a finding, and the others go on', async () => {
  const party = await givenParty(system);
  const post = await givenPost(party, {
    sources: [{ url: `http://${site.host}/nothing` }, { title: 'About us', text: BAKERY_TEXT }],
  });
  expect(post.findings).toMatchObject([{ code: 'SOURCE_UNREADABLE', field: 'sources/0' }]);
  expect(post.facts.every(({ sourceIndex }) => sourceIndex === 1)).toBe(true);
  expect(post.facts.length).toBeGreaterThan(0);
});

it('a source whose robots.txt does not allow it is not fetched', async () => {
  const party = await givenParty(system);
  site.put('/robots.txt', 'text/plain', 'User-agent: *\nDisallow: /private');
  const url = site.put('/private/a.html', 'text/html', HTML);
  const post = await givenPost(party, { sources: [{ url }] });
  site.pages.delete('/robots.txt');
  expect(post).toMatchObject({ facts: [], findings: [{ code: 'SOURCE_UNREADABLE' }] });
});

describe('instructions inside a source', () => {
  it.each(INJECTIONS.map((injection, at) => [injection.name, injection, at] as const))(
    '%s change nothing',
    async (_name, { html, text, forbidden }, at) => {
      const party = await givenParty(system);
      const source =
        html === undefined
          ? { title: 'News', text: text ?? '' }
          : { url: site.put(`/injected-${at}.html`, 'text/html; charset=utf-8', html) };
      const post = await givenDraftedPost(party, { topic: 'Rye bread', sources: [source] });
      expect(post).toMatchObject({ status: 'in_review', channel: 'linkedin', language: 'en' });
      const written = JSON.stringify([post.facts, post.draft]);
      for (const part of forbidden) expect(written).not.toContain(part);
      const { sources } = (await get(party, `${post.id}/sources`)) as {
        sources: readonly { content: string }[];
      };
      for (const { quote } of post.facts) expect(sources[0]!.content).toContain(quote);
    },
  );
});

describe.each([
  {
    writer: 'openai',
    model: OPENAI_MODEL,
    key: OPENAI_KEY,
    start: startOpenAiStandIn,
    path: '/v1',
  },
  {
    writer: 'anthropic',
    model: ANTHROPIC_MODEL,
    key: ANTHROPIC_KEY,
    start: startAnthropicStandIn,
    path: '',
  },
] as const)('a model behind $writer', ({ writer, model, key, start, path }) => {
  it("writes over the vendor's wire, is asked once more, and is checked", async () => {
    const vendor = await start();
    await system.killWorkers();
    await system.startWorker({
      SWITCHYARD_WRITER: writer,
      SWITCHYARD_WRITER_URL: `${vendor.origin}${path}`,
      SWITCHYARD_WRITER_MODEL: model,
      SWITCHYARD_WRITER_KEY: key,
    });
    const party = await givenParty(system);
    const text = 'The dough rests for 36 hours before it is baked.';
    const claims = [{ text, factIds: ['f1'], questionIds: [] }];
    const invented = ' It rests for 90 hours.';
    vendor.script = ['not JSON', { draft: { text: text + invented, hashtags: [], claims } }];
    const post = await givenDraftedPost(party, { sources: [{ title: 'Dough', text }] });
    expect(post).toMatchObject({
      status: 'in_review',
      draft: {
        claims: [
          { text, factIds: ['f1'] },
          { text: invented.trim(), factIds: [] },
        ],
      },
      findings: [{ kind: 'requirement', code: 'UNKNOWN_NUMBER' }],
    });
    expect(await get(party, `${post.id}/revisions`)).toMatchObject([
      { spend: { writer, model, requests: 2, outputTokens: expect.any(Number) as unknown } },
    ]);
    expect(vendor.violations).toEqual([]);
    expect(system.output()).not.toContain(key);
    await system.killWorkers();
    await system.startWorker();
    await vendor.close();
  });
});

describe('a worker that is killed', () => {
  /** The row of the post is locked, so that the worker is stopped right before it records. */
  const killAt = async (
    party: Party,
    id: string,
    ask: () => Promise<unknown>,
  ): Promise<PostBody> => {
    await system.killWorkers();
    await ask();
    const owner = new Client({ connectionString: system.database.ownerUrl });
    await owner.connect();
    await owner.query('begin');
    await owner.query('select 1 from social.post where id = $1 for update', [id]);
    await system.startWorker();
    await eventually(async () => {
      const waiting = await system.owner.rows(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%social%'`,
        [],
      );
      if (waiting.length === 0) throw new Error('the worker is not at the post yet');
    }, 60_000);
    await system.killWorkers();
    await owner.query('rollback');
    await owner.end();
    await system.startWorker();
    return finishedPost(party, id);
  };

  it('in research reads the sources again, once', async () => {
    const party = await givenParty(system);
    await system.killWorkers();
    const { id } = postOf(await createPost(party));
    const post = await killAt(party, id, () => Promise.resolve());
    expect(post.status).toBe('interviewing');
    expect(new Set(post.facts.map(({ quote }) => quote)).size).toBe(post.facts.length);
  });

  it('in a draft writes one, which is counted once', async () => {
    const party = await givenParty(system);
    const post = await givenPost(party);
    const after = await killAt(party, post.id, () =>
      postStep(party, post.id, 'answers', declined(post)),
    );
    expect(after).toMatchObject({ status: 'in_review', revision: 1 });
    expect(await get(party, `${post.id}/revisions`)).toHaveLength(1);
    expect(await countedFor(party)).toBe(1);
  });

  it('in a check makes the same findings', async () => {
    const party = await givenParty(system);
    const { id } = await givenDraftedPost(party);
    const after = await killAt(party, id, () =>
      party.send(`/api/v1/social/posts/${id}`, {
        method: 'PATCH',
        body: { draft: { text: 'The bakery sells 5,000 loaves on a Saturday.' } },
      }),
    );
    expect(after).toMatchObject({
      status: 'in_review',
      revision: 2,
      findings: [{ code: 'UNKNOWN_NUMBER' }],
    });
  });
});

const countedFor = async ({ account }: Party): Promise<number> =>
  (
    await system.owner.rows<{ used: number }>(
      `select used from identity.plan_use where account_id = $1 and action = 'social_draft'`,
      [account.accountId],
    )
  )[0]?.used ?? 0;

describe('the plan', () => {
  it('counts 20 of 50 drafts that are asked for at once, and refuses the others', async () => {
    const party = await givenParty(system);
    const posts = await Promise.all(Array.from({ length: 50 }, () => createPost(party)));
    const ready = await Promise.all(posts.map((made) => finishedPost(party, postOf(made).id)));
    await system.admin.setPlan(party.account.accountId, 'starter', 'active');
    const answers = await Promise.all(
      ready.map((post) => postStep(party, post.id, 'answers', declined(post))),
    );
    const refused = answers.filter(({ status }) => status === 402);
    expect(answers.filter(({ status }) => status === 202 || status === 200)).toHaveLength(20);
    expect(refused).toHaveLength(30);
    expect(JSON.parse(refused[0]!.text)).toMatchObject({
      error: 'LIMIT_REACHED',
      reason: 'QUOTA_SPENT',
      action: 'social_draft',
      cap: 20,
      currentUsage: 20,
      capField: 'socialDraftsPerMonth',
      resetAt: expect.any(Number) as unknown,
    });
    expect(await countedFor(party)).toBe(20);
  });

  it('without drafts refuses them, and keeps the answers', async () => {
    const party = await givenParty(system, { plan: 'free' });
    const post = await givenPost(party);
    const refused = await postStep(party, post.id, 'answers', declined(post));
    expect(JSON.parse(refused.text)).toMatchObject({ reason: 'NOT_IN_PLAN', cap: null });
    const { questions } = (await get(party, post.id)) as PostBody;
    expect(questions.every((question) => question.declined)).toBe(true);
    expect(await countedFor(party)).toBe(0);
  });
});

it('a confirmed post becomes an ad of its words, stamped with angle and concept', async () => {
  const party = await givenParty(system);
  const made = async (path: string, body: object): Promise<string> =>
    ((await party.send(`/api/v1/${path}`, { method: 'POST', body })).body.data as { id: string })
      .id;
  const { id } = await givenDraftedPost(party);
  await postStep(party, id, 'confirm', {});
  const { businessId } = (await get(party, id)) as { businessId: string };
  const angleId = await made('angles', {
    businessId,
    name: 'Night',
    angleType: 'QUALITY',
    claim: 'Baked at night.',
  });
  const conceptId = await made('concepts', { angleId, name: 'The oven' });
  const campaignId = await made('campaigns', {
    businessId,
    name: 'Bread',
    type: 'SOCIAL',
    budget: 20,
    platforms: ['meta-ads'],
    declarations: { politicalAdvertising: 'NONE' },
  });
  const adGroupId = await made('ad-groups', { campaignId, name: 'Bread' });
  const answer = await postStep(party, id, 'ad', {
    adGroupId,
    type: 'SINGLE_IMAGE',
    angleId,
    conceptId,
  });
  expect([answer.status, answer.body.data]).toMatchObject([
    201,
    {
      adGroupId,
      type: 'SINGLE_IMAGE',
      status: 'PAUSED',
      finalUrl: 'https://bakery.example',
      angleId,
      conceptId,
      stampProvenance: 'user',
    },
  ]);
});
