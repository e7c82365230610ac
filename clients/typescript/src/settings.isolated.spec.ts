import { settingsOf } from './settings.js';

const world = globalThis as { window?: unknown; document?: unknown };
const baseUrl = 'https://ads.example.com';

describe('in a page', () => {
  beforeEach(() => void Object.assign(world, { window: {}, document: {} }));
  afterEach(() => {
    delete world.window;
    delete world.document;
  });

  it('takes no token', () => {
    expect(() => settingsOf({ baseUrl, token: 'swy_live_abcdefghijkl_notasecret' }, '1')).toThrow(
      'website key',
    );
  });

  it('takes a website key and names no program', () => {
    const settings = settingsOf({ baseUrl, token: 'swy_pub_abcdefghijkl_notasecret' }, '1');
    expect(settings.userAgent).toBeUndefined();
  });
});

describe('the environment', () => {
  const before = { ...process.env };
  afterEach(() => void (process.env = { ...before }));

  it('stands in for what is not passed', () => {
    process.env = { ...before, SWITCHYARD_TOKEN: 'swy_test_x', SWITCHYARD_BASE_URL: baseUrl };
    expect(settingsOf({}, '1')).toMatchObject({ token: 'swy_test_x', baseUrl });
  });
});
