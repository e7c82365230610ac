import type { ConversionSink } from '../../port/conversion-sink';
import type { OpenConnection } from '../../port/connection';
import type { PlatformIo } from '../../port/io';
import type { Session } from '../session/session';
import { uploadAdjustments, uploadClicks } from './click-uploads/upload';
import { conversionRules } from './conversion-rules';
import { confirm } from './data-manager/confirm';
import { adjustmentBody, eventBody } from './data-manager/event-body';
import { ingest } from './data-manager/ingest';
import { conversionCustomerOf, doorOf } from './door';
import { ensureAction } from './ensure-action';
import { judge, judgeAdjustment } from './judge';

type Open = (connection: OpenConnection, io: PlatformIo) => Session;

/** Conversions at Google: through the Data Manager, or as click uploads where the connection says so. Actions are made at the Google Ads API either way. */
export const googleConversions = (open: Open, dataManagerUrl: string): ConversionSink => {
  const counting: Open = (connection, io) => ({
    ...open(connection, io),
    customerId: conversionCustomerOf(connection),
  });
  const managing: Open = (connection, io) => ({
    ...counting(connection, io),
    rootUrl: `${dataManagerUrl}/v1`,
  });
  return {
    rules: conversionRules,
    judge,
    judgeAdjustment,
    ensureAction: (connection, action, io) => ensureAction(counting(connection, io), action),
    upload: (connection, batch, io) =>
      doorOf(connection) === 'GOOGLE_ADS'
        ? uploadClicks(counting(connection, io), batch)
        : ingest(
            managing(connection, io),
            batch.map((one) => ({ action: one.action, body: eventBody(one) })),
          ),
    adjust: (connection, batch, io) =>
      doorOf(connection) === 'GOOGLE_ADS'
        ? uploadAdjustments(counting(connection, io), batch)
        : ingest(
            managing(connection, io),
            batch.map((one) => ({ action: one.original.action, body: adjustmentBody(one) })),
          ),
    confirm: (connection, refs, io) => confirm(managing(connection, io), refs),
  };
};
