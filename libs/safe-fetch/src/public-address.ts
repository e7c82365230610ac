import ipaddr, { IPv6 } from 'ipaddr.js';

/** What is given out of IPv6 for the world (RFC 4291); ipaddr.js also calls the old IPv4-compatible addresses unicast. */
const GLOBAL_IPV6 = IPv6.parseCIDR('2000::/3');

/** True for an IP address that anybody may reach: unicast, and neither private, local, reserved nor a tunnel to such. */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return (
    address.range() === 'unicast' && (!(address instanceof IPv6) || address.match(GLOBAL_IPV6))
  );
};
