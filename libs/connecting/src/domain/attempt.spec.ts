import { isReturnPath } from './attempt';

describe('the path that a browser goes to at the end', () => {
  it.each(['/app/start', '/app/connections?of=google-ads#new', '/app/a/b'])('may be %s', (path) => {
    expect(isReturnPath(path)).toBe(true);
  });

  it.each([
    '',
    '/app',
    '/console/',
    'app/start',
    '//evil.example/app/',
    '/app//evil.example',
    'https://evil.example/app/',
    '/\\evil.example/app/',
    '/app/\\evil',
    '/app/../console',
    '/app/%2e%2e/console',
    '/app/a\tb',
    '/app/\nb',
    'javascript:alert(1)',
    `/app/${'a'.repeat(500)}`,
  ])('is not %j', (path) => {
    expect(isReturnPath(path)).toBe(false);
  });
});
