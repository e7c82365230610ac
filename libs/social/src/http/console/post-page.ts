import { createHash } from 'node:crypto';
import { showPage } from '@switchyard/identity/http';
import type { FastifyReply } from 'fastify';

/** On top of the style of every page. */
const STYLE = `
.columns { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 2rem; margin-top: 1.5rem; }
.text { display: block; white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: isolate; }
section > .text { padding: .75rem; border: 1px solid #d5d9de; border-radius: .25rem; background: #fbfbfc; margin-bottom: .5rem; }
.claim { border-bottom: 2px solid #0b57a4; }
mark { background: #fff0b3; color: inherit; }
mark:target, li:target, fieldset:target { outline: 3px solid #0b57a4; outline-offset: 2px; }
sup a { padding: 0 .3rem; }
h1, h3, li, p, legend, td > a, td:nth-child(2):last-child { overflow-wrap: anywhere; }
h3 { font-size: 1rem; }
.claims > li { margin-bottom: 1rem; }
.claims ul, ul.findings { padding-left: 1.25rem; margin: .25rem 0; }
li.requirement > strong { color: #8a1c1c; }
.forms form { margin-bottom: 2rem; }
legend { font-weight: 600; }
.forms fieldset label { width: auto; }
.forms fieldset label.wide { display: block; font-weight: 600; }
@media (max-width: 48rem) { .columns { grid-template-columns: minmax(0, 1fr); gap: 0; } }
`;
const STYLE_ELEMENT = `<style>${STYLE}</style>`;
const DIGEST = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;
const POLICY = 'Content-Security-Policy';

/** Answers a page as all pages of the console, with the style of posts allowed by its digest. */
export const showPostPage = (
  reply: FastifyReply,
  ...[page, status]: [Parameters<typeof showPage>[1], number?]
): string => {
  const text = showPage(reply, page, status);
  const policy = String(reply.getHeader(POLICY));
  reply.header(
    POLICY,
    policy.replace('style-src ', () => `style-src ${DIGEST} `),
  );
  return text.replace('</head>', () => `${STYLE_ELEMENT}</head>`);
};
