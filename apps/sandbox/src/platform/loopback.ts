import { isIPv4 } from 'node:net';

/** Whether a host name or address can only mean this machine. */
export const isLoopbackHost = (host: string): boolean => {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true;
  return isIPv4(name) && name.startsWith('127.');
};

/** The same question for a URL; a database URL without a host means a local socket. */
export const isLoopbackUrl = (url: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { hostname, searchParams } = new URL(url);
  // libpq's ?host= overrides the authority, so it must be judged too.
  const override = searchParams.get('host');
  if (override !== null && !override.startsWith('/') && !isLoopbackHost(override)) return false;
  return hostname === '' || isLoopbackHost(hostname);
};
