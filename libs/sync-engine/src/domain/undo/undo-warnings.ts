import type { PlannedChange, PlanWarning } from '../plan';

/** What of a sync cannot be set back, change by change. */
export const undoWarnings = (done: readonly PlannedChange[]): readonly PlanWarning[] => done.flatMap((change) => {
  const message = messageOf(change);
  return message === undefined ? [] : [{ address: change.address, code: 'NOT_SET_BACK', field: '', message }];
});

const messageOf = ({ action, address, fields }: PlannedChange): string | undefined => {
  switch (action) {
    case 'create':
      return 'The sync made this: it stays. Remove it here, and the next sync removes it there.';
    case 'remove':
    case 'forget':
      return 'The sync removed this: what is archived on a platform does not come back. Make it again here.';
    case 'adopt':
      return 'The sync took this over: it stays ours. Unlink the campaign to give it back.';
    case 'release':
      return 'The sync let go of this campaign: adopt it to have it back.';
    case 'replace':
      return 'The platform had to make this anew: its values are set back, its review and history are not.';
    case 'update':
      return address.entity === 'campaign' && fields.some(({ field, after }) => field === 'status' && after === 'ENABLED') ? 'What was spent since the campaign was enabled is spent.' : undefined;
    case 'import':
      return undefined;
    default:
      return action satisfies never;
  }
};
