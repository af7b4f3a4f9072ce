const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Who an address stands for when calls are counted. With IPv6 one line or one machine has a whole /64 to itself, and
 * could be somebody new with every call; IPv4 mapped into IPv6 is the same IPv4.
 */
export function addressKey(ip: string): string {
  if (!ip.includes(':')) return ip;
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped) return mapped;
  const [address = ''] = ip.split('%', 1);
  const [head = [], tail] = address.split('::', 2).map((half) => half.split(':').filter(Boolean));
  const left = [...head];
  // The gap holds as many zeros as are missing from eight groups.
  while (tail !== undefined && left.length + tail.length < 8) left.push('0');
  const network = [...left, ...(tail ?? [])]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
