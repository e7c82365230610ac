import { bool, int64, of, oneof, repeated, string } from '../../google-ads/schema/field';
import { DESTINATION } from './destination';
import { ENCODING, KEY_TYPE, REQUEST_STATUS } from './enums';
import { CONSENT, EVENT } from './event';
import { PROCESSING_REASON } from './processing-reasons';
import { rpcMessage } from './rpc-message';

const GCP_KEY = rpcMessage('GcpWrappedKeyInfo', {
  keyType: KEY_TYPE,
  wipProvider: string,
  kekUri: string,
  encryptedDek: string,
});
const AWS_KEY = rpcMessage('AwsWrappedKeyInfo', {
  keyType: KEY_TYPE,
  roleArn: string,
  kekUri: string,
  encryptedDek: string,
});
const ENCRYPTION_INFO = rpcMessage(
  'EncryptionInfo',
  oneof('wrapped_key', { gcpWrappedKeyInfo: of(GCP_KEY), awsWrappedKeyInfo: of(AWS_KEY) }),
);

export const INGEST_EVENTS_REQUEST = rpcMessage('IngestEventsRequest', {
  destinations: repeated(of(DESTINATION)),
  events: repeated(of(EVENT)),
  consent: of(CONSENT),
  validateOnly: bool,
  encoding: ENCODING,
  encryptionInfo: of(ENCRYPTION_INFO),
});

export const INGEST_EVENTS_RESPONSE = rpcMessage('IngestEventsResponse', { requestId: string });

export const RETRIEVE_STATUS_REQUEST = rpcMessage('RetrieveRequestStatusRequest', {
  requestId: string,
});

const ERROR_COUNT = rpcMessage('ErrorCount', { recordCount: int64, reason: PROCESSING_REASON });

const STATUS_OF_DESTINATION = rpcMessage('RequestStatusPerDestination', {
  destination: of(DESTINATION),
  requestStatus: REQUEST_STATUS,
  errorInfo: of(rpcMessage('ErrorInfo', { errorCounts: repeated(of(ERROR_COUNT)) })),
  eventsIngestionStatus: of(rpcMessage('IngestEventsStatus', { recordCount: int64 })),
});

export const RETRIEVE_STATUS_RESPONSE = rpcMessage('RetrieveRequestStatusResponse', {
  requestStatusPerDestination: repeated(of(STATUS_OF_DESTINATION)),
});
