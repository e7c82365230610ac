import { type Message, message } from '../../google-ads/schema/field';

/** A message of this API: its members may be written in both spellings of the proto3 JSON mapping. */
export const rpcMessage = (name: string, fields: Message['fields']): Message => ({
  ...message(name, fields),
  protoNames: true,
});
