import type { World } from '../store/world';
import { csvLine } from './csv';
import type { ReportOrder } from './report-order';
import { reportRows } from './report-rows';
import { zipOf } from './zip';

const BYTE_ORDER_MARK = '\uFEFF';

/** The report as the vendor's ZIP with one CSV, columns in the order asked for. */
export function reportFile(world: World, order: ReportOrder): Buffer {
  const header = order.hasHeader
    ? [
        ['Report Name:', order.name],
        ['Report Time:', `${order.range.first},${order.range.last}`],
        [],
      ]
    : [];
  const names = order.hasColumnNames ? [order.columns] : [];
  const footer = order.hasFooter ? [[], ['Emulated report, no real figures']] : [];
  const lines = [...header, ...names, ...reportRows(world, order), ...footer].map(csvLine);
  return zipOf('report.csv', Buffer.from(BYTE_ORDER_MARK + lines.join('')));
}
