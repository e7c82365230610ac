import type { ConversionSink } from '../../port/conversion-sink';
import { eventNameOf, judgeByRules, noAdjustments } from '../../uploading';
import { EVENT_TYPES } from './event-types';
import { rules } from './rules';
import { upload } from './upload';

/** Where conversions for OpenAI go: events of a pixel, on a host and with a key of their own. OpenAI has no actions (a type of event is one) and takes nothing back. */
export const conversionSink = (rootUrl: string): ConversionSink => ({
  rules,
  judge: (conversion, now) => judgeByRules(rules, conversion, now),
  judgeAdjustment: () => noAdjustments('OpenAI'),
  ensureAction: async (_connection, action) => ({
    remoteId: eventNameOf(EVENT_TYPES, action),
    conflicts: [],
  }),
  upload: (connection, batch, io) => upload(rootUrl, connection, batch, io),
  adjust: async (_connection, batch) => batch.map(() => noAdjustments('OpenAI')),
});
