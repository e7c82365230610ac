import fc from 'fast-check';
import { ASSET_GROUP_COUNTS } from '../asset-group-counts';
import { textLinkKey } from '../wire/link-key';
import { linkMoves, type WantedLink } from './group-links';

const { min, max } = ASSET_GROUP_COUNTS.HEADLINE;
const texts = fc.uniqueArray(fc.integer({ min: 1, max: 40 }).map(String), {
  minLength: min,
  maxLength: max,
});
const wanted = (text: string): WantedLink => ({
  key: textLinkKey('HEADLINE', text),
  fieldType: 'HEADLINE',
  asset: {},
});

it('keeps enough headlines and never too many at every moment, and ends with those that are wanted', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const parts = Object.fromEntries(
        before.map((text) => [textLinkKey('HEADLINE', text), `link ${text}`]),
      );
      const there = new Set(before);
      for (const move of linkMoves('HEADLINE', after.map(wanted), {
        entity: 'ad',
        remoteId: '1',
        campaignRemoteId: '1',
        attributes: {},
        parts,
      })) {
        if (move.kind === 'add') there.add(move.link.key.slice(textLinkKey('HEADLINE', '').length));
        if (move.kind === 'remove') there.delete(move.resourceName.slice('link '.length));
        expect(there.size).toBeGreaterThanOrEqual(min);
        expect(there.size).toBeLessThanOrEqual(max);
      }
      expect([...there].sort()).toEqual([...after].sort());
    }),
  );
});
