import ipaddr, { IPv6 } from 'ipaddr.js';

/**
 * The global unicast range of IPv6 (RFC 4291). ipaddr.js also calls the old IPv4-compatible
 * addresses unicast.
 */
const GLOBAL_IPV6 = IPv6.parseCIDR('2000::/3');

/** Public by its number, and yet the inside of a cloud: where Azure answers its own machines. */
const CLOUD_INSIDES = new Set(['168.63.129.16']);

/**
 * True for a public IP address: unicast, and neither private, local, reserved nor a tunnel to such.
 */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return (
    address.range() === 'unicast' &&
    !CLOUD_INSIDES.has(address.toString()) &&
    (!(address instanceof IPv6) || address.match(GLOBAL_IPV6))
  );
};

/** Names that never mean a public host, whatever a resolver says (RFC 6761, RFC 6762, RFC 8375). */
const LOCAL_NAME =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa|onion|test|invalid)$/;

/**
 * True for the host of a parsed URL that may be public: a public IP address, or a name with a
 * domain that is not of a local network. The parser has written out every spelling of an IPv4
 * address by then: octal, hexadecimal, one number.
 */
export const isPublicHost = (hostname: string): boolean => {
  const host = hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.+$/, '');
  if (ipaddr.isValid(host)) return isPublicAddress(host);
  return host.includes('.') && !LOCAL_NAME.test(host);
};
