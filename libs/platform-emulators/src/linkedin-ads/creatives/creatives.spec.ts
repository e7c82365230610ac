import type { Fields } from '../../core/json';
import {
  creativePath,
  darkPost,
  encoded,
  givenCampaign,
  givenCreative,
  givenImage,
  picture,
  urn,
} from '../testing/bodies';
import { type GivenAccount, givenAccount, PARTIAL_UPDATE } from '../testing/given-account';

let given: GivenAccount;
let campaignId: string;
beforeEach(() => {
  given = givenAccount();
  campaignId = givenCampaign(given);
});
const path = (rest = '') => `/rest/adAccounts/${given.accountId}/creatives${rest}`;
const post = (changes: Fields = {}, image = givenImage(given)) =>
  given.send('POST', '/rest/posts', darkPost(given, image, changes));
const inline = (changes: Fields, creative: Fields = {}) =>
  given.send('POST', path('?action=createInline'), {
    creative: {
      campaign: urn('sponsoredCampaign', campaignId),
      inlineContent: { post: darkPost(given, givenImage(given), changes) },
      ...creative,
    },
  });
const textCampaign = () =>
  givenCampaign(given, {
    type: 'TEXT_AD',
    format: 'TEXT',
    associatedEntity: null,
    optimizationTargetType: 'NONE',
    costType: 'CPC',
  });
const textAd = (changes: Fields = {}): Fields => ({
  content: {
    textAd: {
      headline: 'Ads for all',
      description: 'They are short',
      landingPage: 'https://acme.example/',
      ...changes,
    },
  },
  intendedStatus: 'ACTIVE',
});

describe('creatives', () => {
  it('show an existing post, under their URN', () => {
    const reference = String(post().headers?.['x-restli-id']);
    const answer = given.call('POST', 'creatives', {
      campaign: urn('sponsoredCampaign', campaignId),
      content: { reference },
      intendedStatus: 'DRAFT',
      name: 'Variant A',
    });
    const id = String(answer.headers?.['x-restli-id']);
    expect([answer.status, answer.body, id]).toEqual([
      201,
      undefined,
      expect.stringMatching(/^urn:li:sponsoredCreative:\d+$/),
    ]);
    const read = given.read(creativePath(id));
    expect(read).toMatchObject({
      id,
      content: { reference },
      account: `urn:li:sponsoredAccount:${given.accountId}`,
      intendedStatus: 'DRAFT',
      isServing: false,
      isTest: false,
      servingHoldReasons: ['STOPPED', 'UNDER_REVIEW'],
    });
    expect(read.review).toBeUndefined();
  });

  it('come with a post of their own in one call', () => {
    const reference = (given.read(creativePath(givenCreative(given, campaignId))).content as Fields)
      .reference;
    expect(given.send('GET', `/rest/posts/${encoded(String(reference))}`).body).toMatchObject({
      commentary: 'Intro text',
      adContext: { isDsc: true },
      contentCallToActionLabel: 'LEARN_MORE',
    });
  });

  it.each<[string, Fields, Fields]>([
    ['a long text', { commentary: 'c'.repeat(601) }, {}],
    [
      'an image that is not there',
      { content: { media: { id: 'urn:li:image:none', title: 'Headline' } } },
      {},
    ],
    ['an unknown button', { contentCallToActionLabel: 'BUY' }, {}],
    ['a button that leads nowhere', { contentLandingPage: null }, {}],
    ['a page that is no address', { contentLandingPage: 'acme' }, {}],
    ['another account', { adContext: { dscAdAccount: 'urn:li:sponsoredAccount:1' } }, {}],
    ['another author', { author: 'urn:li:organization:1' }, {}],
    ['what the service sets', { adContext: { dscAdAccount: '', isDsc: true } }, {}],
    ['a campaign that is not there', {}, { campaign: 'urn:li:sponsoredCampaign:1' }],
    ['a status that nothing begins with', {}, { intendedStatus: 'ARCHIVED' }],
  ])('refuse %s in the older error, and keep no post', (_what, changes, creative) => {
    const { status, body } = inline(changes, creative);
    expect([status >= 400 && status < 500, Object.keys(body as Fields)]).toEqual([
      true,
      ['message', 'serviceErrorCode', 'status'],
    ]);
    expect(given.vendor.objects({ kind: 'post' })).toEqual([]);
  });

  it('show titles of at most 200 characters', () => {
    const titled = (length: number) =>
      post({ content: { media: { id: givenImage(given), title: 't'.repeat(length) } } }).status;
    expect([titled(200), titled(201)]).toEqual([201, 400]);
  });

  it('are text ads in campaigns of text ads, and only there', () => {
    const id = textCampaign();
    const add = (ad: Fields, campaign: string) =>
      given.send('POST', path(), { ...ad, campaign: urn('sponsoredCampaign', campaign) });
    expect(add(textAd({ image: givenImage(given) }), id).status).toBe(201);
    expect([
      add(textAd(), campaignId).status,
      add(textAd({ headline: 'h'.repeat(26) }), id).status,
      add(textAd({ description: 'd'.repeat(76) }), id).status,
      add(textAd({ landingPage: null }), id).status,
    ]).toEqual([400, 400, 400, 400]);
  });

  it('change their name and status only, and never go back to draft', () => {
    const creative = givenCreative(given, campaignId);
    const change = ($set: Fields) => given.update(creativePath(creative), { $set }).status;
    expect([
      change({ name: 'B', intendedStatus: 'PAUSED' }),
      change({ content: { reference: 'urn:li:share:1' } }),
      change({ campaign: 'urn:li:sponsoredCampaign:1' }),
      change({ intendedStatus: 'DRAFT' }),
      change({ isServing: true }),
    ]).toEqual([204, 400, 400, 400, 400]);
    expect(given.read(creativePath(creative))).toMatchObject({
      name: 'B',
      intendedStatus: 'PAUSED',
    });
  });

  it('are reviewed for ten minutes, then serve; a verdict overrides, and a changed post is looked at again', () => {
    const creative = givenCreative(given, campaignId);
    given.pass(599);
    expect(given.read(creativePath(creative))).toMatchObject({
      review: { status: 'PENDING' },
      servingHoldReasons: ['UNDER_REVIEW'],
    });
    given.pass(1);
    const serving = given.read(creativePath(creative));
    expect([serving.review, serving.isServing, serving.servingHoldReasons]).toEqual([
      { status: 'APPROVED' },
      true,
      undefined,
    ]);
    expect(
      given.vendor.judge({
        kind: 'ad',
        id: creative,
        review: 'disapproved',
        reasons: ['MISLEADING'],
      }),
    ).toBe(true);
    expect(given.read(creativePath(creative))).toMatchObject({
      review: { status: 'REJECTED', rejectionReasons: ['MISLEADING'] },
      servingHoldReasons: ['REJECTED'],
    });
    const { reference } = given.read(creativePath(creative)).content as Fields;
    expect(
      given.send(
        'POST',
        `/rest/posts/${encoded(String(reference))}`,
        { patch: { $set: { commentary: 'Better' } } },
        PARTIAL_UPDATE,
      ).status,
    ).toBe(204);
    expect(given.read(creativePath(creative)).review).toEqual({ status: 'PENDING' });
  });

  it('are deleted at once as drafts, or in a draft campaign', () => {
    const draft = givenCreative(given, givenCampaign(given, { status: 'DRAFT' }));
    const active = givenCreative(given, campaignId);
    expect([
      given.send('DELETE', path(`/${encoded(draft)}`)).status,
      given.send('DELETE', path(`/${encoded(active)}`)).status,
    ]).toEqual([204, 400]);
    expect(
      given.update(creativePath(active), { $set: { intendedStatus: 'PENDING_DELETION' } }).status,
    ).toBe(204);
  });

  it('are found by campaign and status, when the header says FINDER', () => {
    const creative = givenCreative(given, campaignId);
    const query = `?q=criteria&campaigns=List(${encoded(urn('sponsoredCampaign', campaignId))})&intendedStatuses=List(ACTIVE,PAUSED)&pageSize=100`;
    expect(
      given.send('GET', path(query), undefined, { 'x-restli-method': 'FINDER' }).body,
    ).toMatchObject({ elements: [{ id: creative }], metadata: {} });
    expect(given.send('GET', path(query)).status).toBe(400);
    expect(
      given.send('GET', path('?q=criteria&pageSize=101'), undefined, {
        'x-restli-method': 'FINDER',
      }).status,
    ).toBe(400);
  });

  it('are at most fifteen active ones in a campaign', () => {
    const id = textCampaign();
    const statuses = Array.from(
      { length: 16 },
      () =>
        given.send('POST', path(), { ...textAd(), campaign: urn('sponsoredCampaign', id) }).status,
    );
    expect(statuses).toEqual([...Array.from({ length: 15 }, () => 201), 400]);
  });
});

describe('images', () => {
  const begin = (owner = given.page) =>
    given.send('POST', '/rest/images?action=initializeUpload', {
      initializeUploadRequest: { owner },
    });
  const start = () => (begin().body as { value: Fields }).value;
  const address = (value: Fields) =>
    String(value.uploadUrl).replace('http://127.0.0.1:1/linkedin-ads/uploads', '');
  const status = (image: unknown) =>
    (given.send('GET', `/rest/images/${encoded(String(image))}`).body as Fields).status;

  it('wait for their bytes, are processed, and then available and served', () => {
    const value = start();
    expect(value).toMatchObject({
      image: expect.stringMatching(/^urn:li:image:C4D/),
      uploadUrlExpiresAt: expect.any(Number),
    });
    expect(status(value.image)).toBe('WAITING_UPLOAD');
    expect([given.www('PUT', address(value), picture()).status, status(value.image)]).toEqual([
      201,
      'PROCESSING',
    ]);
    expect(post({}, String(value.image)).status).toBe(400);
    given.pass(1);
    const { downloadUrl } = given.send('GET', `/rest/images/${encoded(String(value.image))}`)
      .body as Fields;
    expect(status(value.image)).toBe('AVAILABLE');
    expect(
      given.www(
        'GET',
        String(downloadUrl).replace('http://127.0.0.1:1/linkedin-ads/uploads', ''),
        '',
      ).body,
    ).toEqual(picture());
  });

  it('refuse bytes that are no picture, a wrong ticket, a late upload and another owner', () => {
    expect(given.www('PUT', address(start()), 'no picture').status).toBe(400);
    expect(given.www('PUT', `${address(start())}x`, picture()).status).toBe(403);
    const late = start();
    given.pass(86_400);
    expect(given.www('PUT', address(late), picture()).status).toBe(403);
    expect(begin('urn:li:organization:1').status).toBe(403);
  });
});
