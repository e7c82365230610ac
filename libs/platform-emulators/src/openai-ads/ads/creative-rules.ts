import type { Scene } from '../resources/scene';
import { type Fields, numberIn, textIn } from '../../json/fields';
import { invalidValue, missingParameter } from '../wire/refusal';
import { SMALLEST_SIDE } from '../media/upload-rules';

/** Refuses a creative that a chat card cannot show: it needs an uploaded image and a destination (platform document 4b). */
export function checkCreative(creative: Fields, { world, account }: Scene): void {
  if (creative.type !== 'chat_card') {
    throw invalidValue(
      'creative.type',
      'Only campaigns of a product feed take product_ad_template.',
    );
  }
  for (const member of ['target_url', 'file_id']) {
    if (textIn(creative, member) === '') throw missingParameter(`creative.${member}`);
  }
  if (!isWebAddress(textIn(creative, 'target_url'))) {
    throw invalidValue('creative.target_url', 'target_url must be an http or https URL.');
  }
  const file = world.find('file', account.id, textIn(creative, 'file_id'));
  if (!file) {
    throw invalidValue(
      'creative.file_id',
      `No file found with id '${textIn(creative, 'file_id')}'.`,
    );
  }
  const side = Math.min(
    numberIn(file.fields, 'width') ?? SMALLEST_SIDE,
    numberIn(file.fields, 'height') ?? SMALLEST_SIDE,
  );
  if (side < SMALLEST_SIDE) {
    throw invalidValue(
      'creative.file_id',
      `The image must be at least ${SMALLEST_SIDE} x ${SMALLEST_SIDE} pixels.`,
    );
  }
}

function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (protocol === 'http:' || protocol === 'https:') && hostname !== '';
}
