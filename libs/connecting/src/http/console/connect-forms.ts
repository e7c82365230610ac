import { type Html, PATHS, showPage } from '@switchyard/identity/http';
import type { FastifyReply } from 'fastify';
import { html } from 'ghtml';
import type { EnteredKey } from '../../use-cases/enter-key';
import type { ConnectablePlatform } from '../../use-cases/vendors';

/** A button that starts a consent, for a new grant or to renew one. */
export const startForm = (platform: string, button: string, grantId?: string): Html =>
  html`<form method="post" action="${PATHS.connections}/start">
    <input type="hidden" name="platform" value="${platform}" />
    !${grantId === undefined ? '' : html`<input type="hidden" name="grantId" value="${grantId}" />`}
    <button>${button}</button>
  </form>`;

/** A form for a key in place of a consent. What was typed is never sent back to the page. */
export const keyForm = (
  { platform, name }: Pick<ConnectablePlatform, 'platform' | 'name'>,
  { kind, label, hint }: ConnectablePlatform['keys'][number],
  grantId?: string,
): Html => {
  const id = `key-${platform}-${kind}`;
  return html`<form method="post" action="${PATHS.connections}/keys">
    <input type="hidden" name="platform" value="${platform}" />
    <input type="hidden" name="kind" value="${kind}" />
    !${grantId === undefined ? '' : html`<input type="hidden" name="grantId" value="${grantId}" />`}
    <label for="${id}">${name}: ${label}</label>
    !${keyInput(id, kind)}
    <p class="hint" id="${id}-hint">${hint}</p>
    <button>Connect ${name} with this key</button>
  </form>`;
};

const keyInput = (id: string, kind: EnteredKey['kind']): Html =>
  kind === 'apiKey'
    ? html`<input
        id="${id}"
        name="key"
        type="password"
        autocomplete="off"
        required
        aria-describedby="${id}-hint"
      />`
    : html`<textarea
        id="${id}"
        name="key"
        rows="4"
        autocomplete="off"
        spellcheck="false"
        required
        aria-describedby="${id}-hint"
      ></textarea>`;

/** The way over the consent page of one platform, or what its operator has to set first. */
const consentText = (one: ConnectablePlatform): Html => {
  const { platform, name, byConsent, missingSettings } = one;
  const isOpen = byConsent && missingSettings.length === 0;
  const missing =
    missingSettings.length > 0
      ? html`<p class="hint">
          ${name} cannot be connected by consent yet: the operator of this installation has to set
          <code>${missingSettings.join(', ')}</code> (docs/connecting.md).
        </p>`
      : '';
  return isOpen ? startForm(platform, `Connect ${name}`) : missing;
};

export const connectText = (platforms: readonly ConnectablePlatform[]): Html =>
  html`<h2 id="connect">Connect an ad account</h2>
    <p>
      You consent on the page of the platform, then you choose from the ad accounts that you reach
      there.
    </p>
    !${platforms.map(consentText).join('')}
    <h2>Connect with a key</h2>
    !${platforms.flatMap((one) => one.keys.map((key) => keyForm(one, key))).join('')}`;

/**
 * Leads on to the consent page. The policy of the pages sends forms to this installation alone, so
 * that a link leads on, and the browser follows it by itself.
 */
export const showConsentLink = (reply: FastifyReply, name: string, authorizeUrl: string): string =>
  showPage(reply, {
    title: `Continue to ${name}`,
    body: html`<p class="notice" role="status">
        You consent on the page of ${name}. It sends you back here.
      </p>
      <p><a id="onward" href="${authorizeUrl}" rel="noreferrer">Continue to ${name}</a></p>`,
    isSignedIn: true,
    refresh: { afterSeconds: 0, to: authorizeUrl },
  });
