import Fastify from 'fastify';
import { StaticContent } from './static-content';

/** A document that the page shows, the first one at once. */
export interface ShownDocument {
  readonly title: string;
  readonly slug: string;
  readonly url: string;
}

/** Where the page finds its script. */
export const PAGE_SCRIPT = '/docs/reference.js';

/**
 * The page runs the script of this installation and asks this installation only. Its styles are
 * made by the script, so that no digest can name them.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Whatever the page could load from elsewhere, or report to others, is off. */
const SETTINGS = {
  telemetry: false,
  withDefaultFonts: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'none',
  persistAuth: false,
  defaultOpenFirstTag: true,
  showOperationId: true,
  theme: 'default',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  authentication: { preferredSecurityScheme: 'token' },
} as const;

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const pageOf = (documents: readonly ShownDocument[], feedUrl: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Switchyard API</title>
    <link rel="icon" href="data:,">
    <link rel="alternate" type="application/atom+xml" title="Changes of the API" href="${feedUrl}">
  </head>
  <body>
    <noscript>This page needs JavaScript. The description itself is at <a href="${documents[0]!.url}">${documents[0]!.url}</a>.</noscript>
    <div id="api-reference" data-configuration="${escapeAttribute(
      JSON.stringify({ ...SETTINGS, sources: documents }),
    )}"></div>
    <script src="${PAGE_SCRIPT}"></script>
  </body>
</html>
`;

/** The reference page: search, both documents, and requests to this installation with a pasted token. */
export const referencePage = (
  documents: readonly ShownDocument[],
  feedUrl: string,
): StaticContent =>
  new StaticContent('text/html; charset=utf-8', () => pageOf(documents, feedUrl), {
    'Content-Security-Policy': POLICY,
    'Referrer-Policy': 'no-referrer',
  });

/** Zod, in the script, tries whether it may evaluate text, unless it is set not to. The policy forbids it. */
const WITHOUT_EVAL = 'globalThis.__zod_globalConfig = { jitless: true };\n';

/**
 * The script of the page, as the package of Scalar carries it. The package hands it out as a route
 * only, which is called once. It is loaded when the page is first opened, because it takes 25 MiB.
 */
export const pageScript = (): StaticContent =>
  new StaticContent('text/javascript; charset=utf-8', async () => {
    const { default: scalar } = await import('@scalar/fastify-api-reference');
    const carrier = Fastify();
    carrier.register(scalar, { routePrefix: '/docs', configuration: { url: '/' } });
    const { body } = await carrier.inject('/docs/js/scalar.js');
    await carrier.close();
    return `${WITHOUT_EVAL}${body}`;
  });
