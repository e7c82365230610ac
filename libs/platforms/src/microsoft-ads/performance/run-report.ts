import type { EntityKind } from '../../port/attributes';
import { PlatformFailure } from '../../port/failure';
import { asRead } from '../../transport';
import { contradicted } from '../wire/classify';
import type { Session } from '../wire/session';
import { UNVERIFIED } from '../unverified';

/** Requests that one report takes at most: asked for and polled. Fetching the file is none of the service. */
export const MOST_REQUESTS = UNVERIFIED.reportPolls + 1;

/** Asks for a report, waits until it is made, and fetches its file; undefined when there is nothing to tell. */
export const runReport = async (
  session: Session,
  request: object,
  level: EntityKind,
): Promise<Buffer | undefined> => {
  const { body } = await session.report('/GenerateReport/Submit', request, level);
  const reportId = body?.['ReportRequestId'];
  if (typeof reportId !== 'string' || reportId === '') {
    throw new PlatformFailure(contradicted('A report was taken and has no id.', 'read'));
  }
  const url = await finished(session, reportId, level);
  return url === null ? undefined : download(session, url);
};

/** The address of the file; null when the report tells nothing. */
const finished = async (
  session: Session,
  ReportRequestId: string,
  level: EntityKind,
): Promise<string | null> => {
  for (let poll = 0; poll < UNVERIFIED.reportPolls; poll += 1) {
    await session.io.sleep(
      1_000 * (UNVERIFIED.reportPollSeconds[poll] ?? UNVERIFIED.reportPollSeconds.at(-1)!),
    );
    const { body } = await session.report('/GenerateReport/Poll', { ReportRequestId }, level);
    const { Status, ReportDownloadUrl } = (body?.['ReportRequestStatus'] ?? {}) as {
      readonly Status?: unknown;
      readonly ReportDownloadUrl?: unknown;
    };
    if (Status === 'Success') {
      return typeof ReportDownloadUrl === 'string' && ReportDownloadUrl !== ''
        ? ReportDownloadUrl
        : null;
    }
    if (Status !== 'Pending') {
      throw unavailable('REPORT_FAILED', `Microsoft could not make the report: ${String(Status)}.`);
    }
  }
  throw unavailable('REPORT_LATE', 'Microsoft did not finish the report in time.');
};

/** The address is good for five minutes, and whoever knows it needs no token. */
const download = async ({ io }: Session, url: string): Promise<Buffer> => {
  const answer = await io
    .send({ method: 'GET', url, headers: {}, counted: false })
    .catch(asUnavailable);
  if (answer.status === 200) return answer.body;
  const detail = {
    code: `HTTP_${answer.status}`,
    message: 'The report file could not be downloaded.',
  };
  if (answer.status === 429) {
    throw new PlatformFailure({
      kind: 'throttled',
      retryAfterSeconds: Number(answer.headers['retry-after']) || 60,
      scope: 'short',
      detail,
    });
  }
  throw new PlatformFailure({ kind: 'unavailable', detail });
};

const asUnavailable = (error: unknown): never => {
  throw error instanceof PlatformFailure ? new PlatformFailure(asRead(error.failure)) : error;
};

const unavailable = (code: string, message: string): PlatformFailure =>
  new PlatformFailure({ kind: 'unavailable', detail: { code, message } });
