import type { OpenConnection } from '../../port/connection';
import type { ConversionSink } from '../../port/conversion-sink';
import type { PlatformIo } from '../../port/io';
import { eventNameOf, judgeByRules, noAdjustments } from '../../uploading';
import type { Session } from '../wire/session';
import { userData } from './event-body';
import { EVENT_NAMES } from './event-names';
import { rules } from './rules';
import { upload } from './upload';

/** Where conversions for Meta go: the Conversions API. Meta has no actions of its own (an event's name is one) and takes nothing back. */
export const conversionSink = (
  open: (connection: OpenConnection, io: PlatformIo) => Session,
): ConversionSink => ({
  rules,
  judge: (conversion, now) =>
    judgeByRules(rules, conversion, now, Object.keys(userData(conversion, now)).length > 0),
  judgeAdjustment: () => noAdjustments('Meta'),
  ensureAction: async (_connection, action) => ({
    remoteId: eventNameOf(EVENT_NAMES, action),
    conflicts: [],
  }),
  upload: (connection, batch, io) => upload(open(connection, io), batch),
  adjust: async (_connection, batch) => batch.map(() => noAdjustments('Meta')),
});
