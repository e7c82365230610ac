import { int32, string } from '../../google-ads/schema/field';
import { rpcMessage } from './rpc-message';

/** `google.ads.datamanager.v1.DeviceInfo`. */
export const DEVICE_INFO = rpcMessage('DeviceInfo', {
  userAgent: string,
  ipAddress: string,
  category: string,
  languageCode: string,
  screenHeight: int32,
  screenWidth: int32,
  operatingSystem: string,
  operatingSystemVersion: string,
  model: string,
  brand: string,
  browser: string,
  browserVersion: string,
});
