import type { ClickId, ClickIdKind } from '@switchyard/platforms/domain';
import type { PersonMember } from '../identity/look-up-keys';
import { eventRoutes } from './routes';

const connections = [
  { id: 'con_g', platform: 'google-ads', isDefault: true },
  { id: 'con_m', platform: 'meta-ads', isDefault: true },
  { id: 'con_l', platform: 'linkedin-ads', isDefault: false },
] as const;

const routed = (
  routing: 'lastClick' | 'allMatching',
  kinds: readonly ClickIdKind[],
  known: readonly PersonMember[] = [],
  of: Parameters<typeof eventRoutes>[1] = connections,
): readonly string[] => {
  const clickIds = kinds.map((kind): ClickId => ({ kind, value: `${kind} 1` }));
  const event = { click: clickIds[0], clickIds, known: new Set(known) };
  return eventRoutes(event, of, routing).map(
    ({ platform, connectionId }) => `${platform} ${connectionId}`,
  );
};

describe('an event of lastClick goes', () => {
  it('to the platform of its click alone, connected or not', () => {
    expect(routed('lastClick', ['gclid', 'fbclid'], ['email'])).toEqual(['google-ads con_g']);
    expect(routed('lastClick', ['li_fat_id'])).toEqual(['linkedin-ads null']);
  });

  it('without a click to what is connected and may know the person, else waits for all that may', () => {
    const google = connections.slice(0, 1);
    expect(routed('lastClick', [], ['email', 'externalId'])).toEqual([
      'google-ads con_g',
      'meta-ads con_m',
    ]);
    expect(routed('lastClick', [], ['externalId'], google)).toEqual([
      'reddit-ads null',
      'meta-ads null',
      'openai-ads null',
    ]);
    expect(routed('lastClick', [], ['phone'], google)).toEqual(['google-ads con_g']);
  });
});

describe('an event of allMatching goes', () => {
  it('to every connected platform that has a click of its own, once', () => {
    expect(routed('allMatching', ['gclid', 'fbclid', 'wbraid', 'li_fat_id'])).toEqual([
      'google-ads con_g',
      'meta-ads con_m',
    ]);
  });

  it('to what may know the person, beside the platform of its click', () => {
    expect(routed('allMatching', ['gclid'], ['externalId'])).toEqual([
      'google-ads con_g',
      'meta-ads con_m',
    ]);
  });

  it('to all that match when none is connected', () => {
    expect(routed('allMatching', ['gclid', 'fbclid'], [], [])).toEqual([
      'google-ads null',
      'meta-ads null',
    ]);
  });
});
