import { buttonText, type Html, PATHS, tableText } from '@switchyard/identity/http';
import { html } from 'ghtml';
import type { GrantView } from '../../use-cases/read-connect';

const NEEDED_FOR = {
  always: 'reading ad accounts',
  campaigns: 'campaigns',
  conversions: 'conversions',
} as const;

/** The person who consented, as far as the platform says. */
export const personOf = ({ subjectName, id }: Pick<GrantView, 'subjectName' | 'id'>): string =>
  subjectName || id;

/** The permissions that are missing, and what does not work without them. */
export const missingText = ({ missingScopes }: GrantView): Html =>
  missingScopes.length === 0
    ? html`<p>none</p>`
    : html`<ul>
        !${missingScopes
          .map(
            ({ scope, neededFor, meaning }) =>
              html`<li><code>${scope}</code>, for ${NEEDED_FOR[neededFor]}: ${meaning}</li>`,
          )
          .join('')}
      </ul>`;

const changeText = (grant: GrantView, name: string): Html => {
  const path = `${PATHS.connections}/grants/${grant.id}`;
  const of = `the grant of ${personOf(grant)} at ${name}`;
  return html`<p><a href="${path}/renew" aria-label="Renew ${of}">Renew</a></p>
    !${
      grant.withdrawAt === null
        ? ''
        : html`<p>
            <a href="${grant.withdrawAt}" rel="noreferrer">Take the consent back at ${name}</a>
          </p>`
    }
    !${
      grant.connections.length > 0
        ? html`<p class="hint">Ends with its last connection.</p>`
        : buttonText(`${path}/revoke`, 'Disconnect', `Disconnect ${of}`)
    }`;
};

const endText = ({ refreshEndsAt }: GrantView): string | { readonly part: Html } =>
  refreshEndsAt === null
    ? 'by no date'
    : { part: html`<time>${refreshEndsAt.toISOString().slice(0, 10)}</time>` };

/** What people and keys allowed this account to do. */
export const grantsTable = (
  grants: readonly GrantView[],
  nameOf: (platform: GrantView['platform']) => string,
): Html =>
  grants.length === 0
    ? html`<p>No person has consented yet.</p>`
    : tableText(
        ['Person', 'Platform', 'Status', 'Ends', 'Connections', 'Missing permissions', 'Change'],
        grants.map((grant) => [
          personOf(grant),
          nameOf(grant.platform),
          grant.status,
          endText(grant),
          String(grant.connections.length),
          { part: missingText(grant) },
          { part: changeText(grant, nameOf(grant.platform)) },
        ]),
      );
