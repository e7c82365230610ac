import type { OpenConnection } from '../../port/connection';
import type { ConversionSink } from '../../port/conversion-sink';
import type { PlatformIo } from '../../port/io';
import { judgeByRules, noAdjustments } from '../../uploading';
import type { LinkedinWire } from '../wire/linkedin-wire';
import type { Session } from '../wire/session';
import { ensureRule } from './ensure-rule';
import { rules } from './rules';
import { upload } from './upload';

/** Where conversions for LinkedIn go: events of conversion rules. LinkedIn takes nothing back. */
export const conversionSink = (
  wire: LinkedinWire,
  open: (connection: OpenConnection, io: PlatformIo) => Session,
): ConversionSink => ({
  rules,
  judge: (conversion, now) => judgeByRules(rules, conversion, now),
  judgeAdjustment: () => noAdjustments('LinkedIn'),
  ensureAction: (connection, action, io) => ensureRule(wire, open(connection, io), action),
  upload: (connection, batch, io) => upload(wire, connection, batch, io),
  adjust: async (_connection, batch) => batch.map(() => noAdjustments('LinkedIn')),
});
