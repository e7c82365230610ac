import type { OpenConnection } from '../../port/connection';
import { EVENT_SETTING } from '../body/campaign-body';

const made = new Map<string, Promise<string>>();

/** A connection that knows the conversion event that its campaigns may bid for: made as a person would make it, once per account. */
export const withEventSetting = async (
  rootUrl: string,
  connection: OpenConnection,
): Promise<OpenConnection> => {
  const apiKey = connection.credentials['apiKey'] ?? '';
  const key = `${rootUrl} ${apiKey}`;
  const id = made.get(key) ?? makeEventSetting(rootUrl, apiKey);
  made.set(key, id);
  return { ...connection, settings: { ...connection.settings, [EVENT_SETTING]: await id } };
};

const makeEventSetting = async (rootUrl: string, apiKey: string): Promise<string> => {
  const post = async (path: string, body: object): Promise<Readonly<Record<string, string>>> => {
    const answer = await fetch(`${rootUrl}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Readonly<Record<string, string>>;
  };
  const { id: source } = await post('/conversions/pixels', { name: 'Shop', client_type: 'web' });
  const { id } = await post('/conversions/event_settings', {
    name: 'Orders',
    event_type: 'order_created',
    attribution_window_days: 30,
    source_ids: [source],
  });
  return id!;
};
