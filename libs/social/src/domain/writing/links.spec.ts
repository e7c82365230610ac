import { foreignLinks, hostOf, linksIn } from './links';

describe('links in a text', () => {
  it.each([
    ['Read https://a.example/x?y=1#z.', ['https://a.example/x?y=1#z']],
    ['Read (http://a.example/x)', ['http://a.example/x']],
    ['Read HTTPS://A.EXAMPLE', ['HTTPS://A.EXAMPLE']],
    ['At www.bread.shop, today', ['www.bread.shop']],
    ['At bread.unknowntld/path', ['bread.unknowntld/path']],
    ['At bread.com!', ['bread.com']],
    ['At münchen.de', ['münchen.de']],
    ['javascript://x', ['javascript://x']],
    ['Made with Node.js e.g. at 2.50 by J.R. Smith', []],
    ['Write to info@bread.com', []],
  ])('are found in %s', (text, links) => {
    expect(linksIn(text)).toEqual(links);
  });
});

describe('links of others', () => {
  const known = {
    business: {
      name: 'Linden',
      url: 'https://linden.example/',
      description: null,
      industry: null,
      brandVoice: null,
    },
    sources: [
      { url: 'https://www.news.example/oven?id=1', title: null },
      { url: null, title: 'Text' },
    ],
  };

  it.each([
    'https://linden.example',
    'http://linden.example/',
    'linden.example',
    'https://news.example/oven?id=1',
    'www.news.example/oven?id=1',
    'news.example',
  ])('do not include %s', (link) => {
    expect(foreignLinks(`See ${link}.`, known)).toEqual([]);
  });

  it.each([
    'https://linden.example/other',
    'https://news.example/oven?id=2',
    'https://news.example',
    'https://news.example/oven?id=1#win',
    'https://linden.example.evil.example',
    'https://linden.example@evil.example',
    'evil.example/linden.example',
    'ftp://linden.example',
  ])('include %s', (link) => {
    expect(foreignLinks(`See ${link} now`, known)).toEqual([link]);
  });

  it('have a host by which a source is named', () => {
    expect(hostOf('https://www.news.example/oven')).toBe('news.example');
  });
});
