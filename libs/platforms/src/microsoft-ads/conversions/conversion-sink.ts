import type { OpenConnection } from '../../port/connection';
import type { ConversionSink } from '../../port/conversion-sink';
import type { PlatformIo } from '../../port/io';
import { Session, type Shared } from '../wire/session';
import { applyAdjustments, applyConversions } from './apply';
import { conversionRules } from './conversion-rules';
import { ensureGoal } from './ensure-goal';
import { judge, judgeAdjustment } from './judge';

/** Conversions at Microsoft: offline conversions of offline goals, which are known by their names. */
export const microsoftConversions = (shared: Shared): ConversionSink => {
  const open = (connection: OpenConnection, io: PlatformIo): Session =>
    new Session(shared, connection, io);
  return {
    rules: conversionRules,
    judge,
    judgeAdjustment,
    ensureAction: (connection, action, io) => ensureGoal(open(connection, io), action),
    upload: (connection, batch, io) => applyConversions(open(connection, io), batch),
    adjust: (connection, batch, io) => applyAdjustments(open(connection, io), batch),
  };
};
