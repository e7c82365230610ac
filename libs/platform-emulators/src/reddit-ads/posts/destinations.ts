import { type Fields, listIn, objectIn, textIn } from '../../json/fields';

/** Where a post leads: the ad's click address must be one of these. A text post leads nowhere. */
export function destinationsOf(post: Fields): readonly string[] {
  const creative = objectIn(post, 'creative');
  const places = [creative, objectIn(creative, 'post'), ...listIn(creative, 'carousel')].map(
    (one) => textIn(objectIn(one, 'destination'), 'url'),
  );
  return places.filter((url) => url !== '');
}
