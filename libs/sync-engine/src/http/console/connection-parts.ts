import type { Connection } from '@switchyard/identity/domain';
import { formText, type Html, PATHS, tableText } from '@switchyard/identity/http';
import type { AssetChoice } from '@switchyard/platforms';
import { html } from 'ghtml';
import type { CheckFindingDto, ConnectionCheckDto } from '../validation/connection-check.dto';

const SETTING = 'setting.';

/** The settings of a form; an empty one is taken out. */
export const settingsWith = (
  { settings }: Pick<Connection, 'settings'>,
  fields: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> => {
  const chosen = Object.entries(fields)
    .filter(([name]) => name.startsWith(SETTING))
    .map(([name, value]) => [name.slice(SETTING.length), value] as const);
  const all = { ...settings, ...Object.fromEntries(chosen) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
};

const optionText = (value: string, text: string, isChosen: boolean, isUsable = true): Html =>
  html`<option value="${value}" !${isChosen ? 'selected' : ''} !${isUsable ? '' : 'disabled'}>
    ${text}
  </option>`;

/** What each setting names, for people. */
const MEANINGS: Readonly<Record<string, string>> = {
  conversionCustomerId: 'the Google Ads account that counts them',
  uetTagId: 'the UET tag of the website',
  pageId: 'the Facebook page that shows the ads',
  organizationId: 'the LinkedIn page that shows the ads',
  profileId: 'the Reddit profile that posts the ads',
  pixelId: 'the pixel or dataset of the website',
  fundingInstrumentId: 'the funding instrument that pays',
};

const usesOf = (setting: string, choices: readonly AssetChoice[]): string => {
  const uses = [...new Set(choices.map(({ neededFor }) => neededFor))].join(' and ');
  const meaning = MEANINGS[setting];
  return meaning === undefined ? uses : `${uses}: ${meaning}`;
};

const assetText = ({ name, value, note }: AssetChoice): string =>
  `${name || value} (${value})${note ? `: ${note}` : ''}`;

/** The only usable choice, so that a person need not search for it; empty when there is none or more. */
const onlyUsable = (choices: readonly AssetChoice[]): string => {
  const usable = choices.filter(({ isUsable }) => isUsable);
  return usable.length === 1 ? usable[0]!.value : '';
};

/**
 * The list of one setting. What is set and not listed any more can stay. Where nothing is set, the
 * only usable choice is proposed.
 */
const selectText = (setting: string, choices: readonly AssetChoice[], current: string): Html => {
  const uses = usesOf(setting, choices);
  const isListed = current === '' || choices.some(({ value }) => value === current);
  const selected = current || onlyUsable(choices);
  const isProposed = selected !== current;
  const id = `setting-${setting}`;
  return html`<label for="${id}">${setting}, for ${uses}</label>
    <select
      id="${id}"
      name="${SETTING}${setting}"
      !${isProposed ? html`aria-describedby="${id}-hint"` : ''}
    >
      !${optionText('', 'none', selected === '')}
      !${isListed ? '' : optionText(current, `${current} (not listed by the platform)`, true)}
      !${choices
        .map((one) => optionText(one.value, assetText(one), one.value === selected, one.isUsable))
        .join('')}
    </select>
    !${
      isProposed
        ? html`<p class="hint" id="${id}-hint">
            The only choice is selected. It is used once you save it.
          </p>`
        : ''
    }`;
};

const textIn = (settings: Connection['settings'], name: string): string => {
  const value = settings[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Select lists of everything that the settings can name. */
export const assetsForm = (
  { id, settings }: Connection,
  assets: readonly AssetChoice[] | string,
): Html => {
  if (typeof assets === 'string') {
    return html`<p class="refused" role="status">The platform listed nothing: ${assets}</p>`;
  }
  const names = [...new Set(assets.map(({ setting }) => setting))];
  if (names.length === 0) return html`<p>The settings of this connection name nothing.</p>`;
  const more = names
    .map((name) =>
      selectText(
        name,
        assets.filter(({ setting }) => setting === name),
        textIn(settings, name),
      ),
    )
    .join('');
  return formText({ action: `${PATHS.connections}/${id}`, button: 'Save', fields: [], more });
};

const USES = {
  always: 'everything',
  campaigns: 'campaigns',
  conversions: 'conversions',
} as const;

const findingText = ({ severity, neededFor, message, fix }: CheckFindingDto): Html =>
  html`<li>
    <strong>${severity === 'ERROR' ? 'Error' : 'Warning'}, for ${USES[neededFor]}:</strong>
    !${withCode(message)} !${withCode(fix)}
  </li>`;

/** Names of settings are between backticks. */
const withCode = (text: string): Html => html`${text}`.replace(/`([^`]+)`/g, '<code>$1</code>');

/** A warning is no proof that conversions work. */
const conversionsText = (isReady: boolean, findings: readonly CheckFindingDto[]): string => {
  if (!isReady) return 'Conversions cannot be reported.';
  return findings.some(({ neededFor }) => neededFor === 'conversions')
    ? 'Something is missing for conversions.'
    : 'Conversions can be reported.';
};

/** What trying the connection found, in words. */
export const checkText = ({ readyFor, findings }: ConnectionCheckDto): Html =>
  html`<div class="${readyFor.campaigns ? 'notice' : 'refused'}" role="status">
    <p>
      Campaigns ${readyFor.campaigns ? 'can' : 'cannot'} be sent.
      ${conversionsText(readyFor.conversions, findings)}
    </p>
    !${
      findings.length === 0
        ? ''
        : html`<ul>
            !${findings.map(findingText).join('')}
          </ul>`
    }
  </div>`;

/** What a connection is. */
export const factsText = (
  { externalAccountId, currency, timeZone, status, isDefault, grantId }: Connection,
  platformName: string,
): Html =>
  tableText(
    ['Fact', 'Value'],
    [
      ['Platform', platformName],
      ['Ad account', externalAccountId],
      ['Currency', currency],
      ['Time zone', timeZone],
      ['Status', status],
      ['Used when a campaign names no connection', isDefault ? 'yes' : 'no'],
      [
        'Grant',
        grantId === null
          ? 'none: pasted credentials'
          : {
              part: html`<a href="${PATHS.connections}/grants/${grantId}/renew"
                >Renew the grant</a
              >`,
            },
      ],
    ],
  );
