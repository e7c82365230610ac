import { type Html, PATHS, tableText } from '@switchyard/identity/http';
import { html } from 'ghtml';
import type { ChoosableAccount } from '../../domain';
import type { ChosenAccountDto } from '../attempt.dto';

/** How a list of ad accounts is shown. */
export interface ChoiceView {
  /** What names, ids and managers must contain. */
  readonly filter: string;
  /** Ticks nothing beforehand. */
  readonly isUnticked: boolean;
}

const CHOSEN = 'chosen.';
const TAKEN_OVER = 'takeOver.';

/** What was ticked in the form, as the API takes it. */
export const chosenIn = (
  fields: Readonly<Record<string, string>> | undefined,
): readonly ChosenAccountDto[] =>
  Object.keys(fields ?? {}).flatMap((name) => {
    if (name.startsWith(CHOSEN)) return [{ externalAccountId: name.slice(CHOSEN.length) }];
    return name.startsWith(TAKEN_OVER)
      ? [{ externalAccountId: name.slice(TAKEN_OVER.length), takeOver: true }]
      : [];
  });

const managerOf = ({ managerPath }: ChoosableAccount): string =>
  managerPath.map(({ name, id }) => name || id).join(' › ');

const matches =
  (filter: string) =>
  (account: ChoosableAccount): boolean =>
    [account.name, account.externalAccountId, managerOf(account)].some((text) =>
      text.toLowerCase().includes(filter.toLowerCase()),
    );

const isConnectedElsewhere = ({ connectionId, isOfThisGrant }: ChoosableAccount): boolean =>
  connectionId !== null && !isOfThisGrant;

const boxText = (account: ChoosableAccount, isUnticked: boolean): Html => {
  const { externalAccountId: id, name, isOfThisGrant, isPreselected } = account;
  const shown = name || id;
  if (isOfThisGrant) return html`${shown}`;
  const [start, label] = isConnectedElsewhere(account)
    ? [TAKEN_OVER, `Take over ${shown}`]
    : [CHOSEN, shown];
  return html`<label
    ><input
      type="checkbox"
      name="${start}${id}"
      !${isPreselected && !isUnticked ? 'checked' : ''}
    />${label}</label
  >`;
};

const STATUSES = {
  ACTIVE: '',
  SUSPENDED: 'suspended',
  CLOSED: 'closed',
  UNDER_REVIEW: 'under review',
} as const;

const statusText = (account: ChoosableAccount): string =>
  [
    STATUSES[account.status],
    account.isTest ? 'test account' : '',
    account.isReadOnly ? 'you may only read it' : '',
    account.isOfThisGrant ? 'connected already' : '',
    isConnectedElsewhere(account) ? 'connected already in another way' : '',
  ]
    .filter(Boolean)
    .join(', ') || 'active';

const groupText = (
  manager: string,
  accounts: readonly ChoosableAccount[],
  isUnticked: boolean,
): Html =>
  html`<h2>${manager || 'Reached directly'}</h2>
    !${tableText(
      ['Ad account', 'Id', 'Currency', 'Time zone', 'Status'],
      accounts.map((account) => [
        { part: boxText(account, isUnticked) },
        { part: html`<code>${account.externalAccountId}</code>` },
        account.currency ?? 'unknown',
        account.timeZone ?? 'unknown',
        statusText(account),
      ]),
    )}`;

const filterForm = (path: string, { filter }: ChoiceView): Html =>
  html`<form method="get" action="${path}">
    <label for="q">Only ad accounts whose name, id or manager contains</label>
    <input id="q" name="q" value="${filter}" autocomplete="off" />
    <button>Filter</button>
  </form>`;

/** The ad accounts of an attempt, by manager, to be ticked. Only what is shown can be connected. */
export const choiceText = (
  attemptId: string,
  accounts: readonly ChoosableAccount[],
  view: ChoiceView,
): Html => {
  const path = `${PATHS.attempts}/${attemptId}`;
  const shown = accounts.filter(matches(view.filter));
  const managers = [...new Set(shown.map(managerOf))];
  const untick = new URLSearchParams({ q: view.filter, ticked: 'none' });
  return html`!${filterForm(path, view)}
    <p>
      ${shown.length} of ${accounts.length} ad accounts are shown. Only what is shown and ticked
      gets connected. <a href="${path}?${untick}">Untick all</a>
    </p>
    <form method="post" action="${path}/connections">
      !${managers
        .map((manager) =>
          groupText(
            manager,
            shown.filter((one) => managerOf(one) === manager),
            view.isUnticked,
          ),
        )
        .join('')}
      <button>Connect the ticked ad accounts</button>
    </form>`;
};
