import { type Complaint, complaint } from '../errors/complaint';
import { decodeImage } from '../images/stored-image';
import { readImage } from '../images/read-image';
import type { Json } from '../schema/field';
import { required } from './required';

/** 5120 KB (Performance Max asset requirements). */
const MAX_BYTES = 5120 * 1024;

/** The bytes of a new image asset: AssetService throws MediaUploadError (v25 asset_service.proto). */
export function imageComplaints(image: Json): readonly Complaint[] {
  const missing = required(image, 'data');
  return missing.length ? missing : byteComplaints(decodeImage(image['data']));
}

function byteComplaints(bytes: Buffer): readonly Complaint[] {
  if (bytes.length > MAX_BYTES) {
    return [broken('FILE_TOO_BIG', 'The file is larger than 5120 KB.', bytes.length)];
  }
  const facts = readImage(bytes);
  if (facts === 'other') {
    return [broken('FORMAT_NOT_ALLOWED', 'Only GIF, JPEG and PNG are allowed.')];
  }
  if (facts === 'broken') return [broken('UNPARSEABLE_IMAGE', 'Image could not be parsed.')];
  if (facts.animated) {
    return [broken('ANIMATED_IMAGE_NOT_ALLOWED', 'Animated images are not allowed.')];
  }
  return facts.cmyk ? [broken('CMYK_JPEG_NOT_ALLOWED', 'CMYK is not allowed.')] : [];
}

const broken = (code: string, message: string, trigger?: unknown): Complaint =>
  complaint(`mediaUploadError.${code}`, 'data', message, trigger);
