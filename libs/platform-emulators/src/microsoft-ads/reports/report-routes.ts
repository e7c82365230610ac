import type { VendorAnswer, VendorRequest } from '../../vendor';
import type { World } from '../store/world';
import { unverifiedCodes as codes } from '../unverified';
import { operationFault } from '../wire/fault';
import { type Fields, objectIn, textIn } from '../../json/fields';
import { type Call, type Route, route } from '../wire/route';
import { id } from '../wire/shape';
import { reportFile } from './report-file';
import { reportOrder } from './report-order';
import { reportRows } from './report-rows';
import { submitBody } from './report-shape';

const SERVICE = '/Reporting/v13/GenerateReport';
const DOWNLOAD = '/report-files/';

function submit({ world, account, body }: Call): Fields {
  const reportId = world.nextId();
  world.reports.submit(
    reportId,
    reportOrder(objectIn(body, 'ReportRequest'), account, world.now()),
    account.userId,
    world.now(),
  );
  return { ReportRequestId: reportId };
}

/** Pending at the first poll; then Success, with no address when there is no data (platform document 2d). */
function poll({ world, account, body, baseUrl }: Call): Fields {
  const reportId = textIn(body, 'ReportRequestId');
  const report = world.reports.find(reportId, account.userId, world.now());
  if (!report) throw operationFault(codes.invalidReportId, 'No such report request.');
  report.polls += 1;
  if (report.polls === 1) {
    return { ReportRequestStatus: { Status: 'Pending', ReportDownloadUrl: null } };
  }
  const isEmpty = reportRows(world, report.order).length === 0;
  const url = isEmpty
    ? null
    : `${baseUrl}${DOWNLOAD}${world.reports.openDownload(reportId, world.now())}.zip`;
  return { ReportRequestStatus: { Status: 'Success', ReportDownloadUrl: url } };
}

export const reportRoutes: readonly Route[] = [
  route('POST', `${SERVICE}/Submit`, submitBody, submit),
  route('POST', `${SERVICE}/Poll`, { ReportRequestId: id }, poll),
];

/** The file behind a download address, without credentials; 403 after its five minutes. Undefined for any other path. */
export function reportDownload(
  { method, path }: VendorRequest,
  world: World,
): VendorAnswer | undefined {
  if (method !== 'GET' || !path.startsWith(DOWNLOAD)) return undefined;
  const order = world.reports.behind(
    path.slice(DOWNLOAD.length).replace(/\.zip$/, ''),
    world.now(),
  );
  if (!order) {
    return {
      status: 403,
      headers: { 'content-type': 'application/xml' },
      body: '<Error><Code>AuthenticationFailed</Code></Error>',
    };
  }
  return {
    status: 200,
    headers: { 'content-type': 'application/x-zip-compressed' },
    body: reportFile(world, order),
  };
}
