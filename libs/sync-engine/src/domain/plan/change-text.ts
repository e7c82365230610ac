import type { Attributes } from '@switchyard/platforms';
import { render, valueText } from './render';
import type { Address, FieldChange, PlannedChange } from './words';

/** RFC 8785 text of one change. Written out member by member, in order: a plan has as many as there are objects. */
export const changeText = (change: PlannedChange): string => {
  const base = change.base === undefined ? '' : `"base":${render(change.base).text},`;
  const named = `"name":${text(change.name)},"parentId":${text(change.parentId)},"parentRemoteId":${text(change.parentRemoteId)}`;
  const released =
    change.released === undefined ? '' : `"released":${JSON.stringify(change.released)},`;
  const rest = `"reason":${text(change.reason)},${released}"remoteId":${text(change.remoteId)},"seenDigest":${text(change.seenDigest)}${change.setBack ? ',"setBack":true' : ''}`;
  const fields = change.fields.map(fieldText).join(',');
  return (
    `{"action":"${change.action}","address":${addressText(change.address)},"after":${wholeText(change.after)},${base}` +
    `"campaignType":${text(change.campaignType)},"fields":[${fields}],${named},${rest}}`
  );
};

const text = (value: string | null): string => JSON.stringify(value);

const addressText = ({ platform, connectionId, campaignId, entity, id }: Address): string =>
  `{"campaignId":${text(campaignId)},"connectionId":${text(connectionId)},"entity":"${entity}","id":${text(id)},"platform":"${platform}"}`;

const wholeText = (after: Attributes | null): string =>
  after === null ? 'null' : render(after).text;

const fieldText = ({ field, before, after, owner, agreed }: FieldChange): string =>
  `{"after":${valueText(after)},${agreed ? '"agreed":true,' : ''}"before":${valueText(before)},"field":${text(field)},"owner":"${owner}"}`;
