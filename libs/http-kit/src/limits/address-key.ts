import ipaddr from 'ipaddr.js';

/** The network of one subscriber: whoever has one IPv6 address has 2^64 of them. */
const SUBSCRIBER_BITS = 64;

/** What an address is counted as: itself, or for IPv6 its /64. An IPv4 address written as IPv6 is the IPv4 address. */
export const addressKey = (address: string): string => {
  if (!address.includes(':') || !ipaddr.isValid(address)) return `address:${address}`;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return `address:${parsed.toString()}`;
  const bytes = parsed.toByteArray().fill(0, SUBSCRIBER_BITS / 8);
  return `address:${ipaddr.fromByteArray(bytes).toString()}/${SUBSCRIBER_BITS}`;
};
