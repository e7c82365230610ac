import type { OpenConnection } from '../../port/connection';

/** Default agents of libraries are limited to almost nothing; the form is Reddit's own (vendor's OpenAPI, "User agents"). */
const DESCRIPTIVE = 'web:switchyard:1.0 (by /u/switchyard)';

/** Who calls: what the connection says, else ourselves. */
export const userAgentOf = ({ settings }: Pick<OpenConnection, 'settings'>): string => {
  const { userAgent } = settings;
  return typeof userAgent === 'string' && /^[\x20-\x7e]+$/.test(userAgent.trim())
    ? userAgent.trim()
    : DESCRIPTIVE;
};
