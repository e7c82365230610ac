import type { ConversionSink } from '../../port/conversion-sink';
import { eventNameOf, judgeByRules, noAdjustments } from '../../uploading';
import type { RedditWire } from '../wire/reddit-wire';
import { EVENT_NAMES } from './event-names';
import { rules } from './rules';
import { upload } from './upload';

/** Where conversions for Reddit go: events of a pixel. Reddit has no actions of its own (a type of event is one) and takes nothing back. */
export const conversionSink = (wire: RedditWire): ConversionSink => ({
  rules,
  judge: (conversion, now) => judgeByRules(rules, conversion, now),
  judgeAdjustment: () => noAdjustments('Reddit'),
  ensureAction: async (_connection, action) => ({
    remoteId: eventNameOf(EVENT_NAMES, action),
    conflicts: [],
  }),
  upload: (connection, batch, io) => upload(wire, connection, batch, io),
  adjust: async (_connection, batch) => batch.map(() => noAdjustments('Reddit')),
});
