/**
 * Opus packets of 20 ms (48 kHz, mono, 12 kbit/s): a chime of two notes, 0.6 s, encoded once by a browser's
 * AudioEncoder. Writing an encoder for one sound would be out of proportion.
 */
const CHIME = [
  'SIFbVQValno6ADxBR3uZlxRT7f4uzPGX05eK9k8CNA03SKQijawWJ3FfxtaxQaIQ38rGVwaaGMVe',
  'SK+WxCz68SAXoedgXJ+qtOhFXQjWbXGlXxvlEvODEGkXLtUbcXibO7aTQ8DWYA==',
  'SKFCxwPWzouCYpqtPYrrGUZbD+qMDYE7vI1Ahj3lcLjbD6iGPyi408xOuW0aq5PvDXNXSw==',
  'SKEMIyWvycTqqi3O8uo6mpdTbPLOBOLyPzjGkcPPR2/uyJHtAXuiH4OHV1oe3fUVN8Oe6nMcaA==',
  'SJ/DwyWvycTqqitjc2Hl9x1zCyUkSVxr3+47qhxzBwBZyuPGaIvsIAcNbTaSwOWni9uA',
  'SJ6yBwPWzouCYpPJHnoXjc3nWkKUyRFNo4nmfjnnpVh4o0V+Vyozvgg+6um4eNCuZgjW0A==',
  'SJ6TJgp/ycTqqitfJRHQqAB1wgRKGdNy+aU1/umX8CJhRrgc1bTtPFITKOPlweP24oA=',
  'SJ1Kxgp/ycTqqiz8LkuC9WE4aevKhDJWQU1wOXkH2U8fJ5j673vVSgmiC7HxFjrOq2OvEg==',
  'SJyT0eRV5Pi9Xx2A2Iy/c7TcftYucVdD2FCjKJiP2YuwKmTp/4O47BLAKhnuCsNE',
  'SJyIgx3L/nC2+mix14ZZRNEGKhN0t3asGb/JPwVeUjKUn8qNmR4cCkDmeGwSdnAy/MwQYQ==',
  'SJwbkeRV5Pi9Xx16YDVq6ckyTqYLCAt9siZaKaomo92oOz8R66mqnMYlCdzl8qLFF2emgqxc',
  'SJwbkeRV5Pi9Xx6z6r6UXS1kVKhf9fIGmWO6UbFsWvHNyr/0G9czdDaAcymr2oJKudEg',
  'SJwQQx3L/nC2+mmSbvGvKdyscC9ebkbmogoRLoQrG9Vnp43UIpeOEkloBOV+kPRC9Bc56H3GIA==',
  'SJujUgJmNmdkKlzz+2J1czV8JrJCPmA= SJt+b4gXeBv1H/M8AMzh/ec5//EZQA==',
  'SKWkItZFW8/P95djU90Vko/1hm+UnCQ7SNIwzpmGo+X1lH1ej4A= SKfcf5H9+CCOdGVdcQ5/LpbILhAVEL/0YA==',
  'SKUcB+cszvPrUqa2hpt1p74U6UxFea+n/0A= SKS3LrTcLD/frM40RxCzuYHqayBF3EowcA==',
  'SKOc6t7+PZcAt1SRuq83QnLiWgfIfbSA SKImbrTcLD/fSEME0HBA5u0Fv4HM74JGe0b9gow=',
  'SKEMLXH2wDLaiMFz4Bvws7Og1y/yrDY9BCao SJ/6h+cszvPrUqVH7ELwZM78vjSoE8eA SJ5NTrNojlxKyQCR1DV/OlL5v+Q=',
  'SJ1pp1dy/9thM4UstwR1OqUaiWIg2MA= SDgdNkXlnHUoG9VV60QkZleIyM1ZATRxr547VzlzDEA=',
  'SDgJJEuEOVqGCE3U05DIGozSChxNBAa5GwwNbXhqgA== SDdLBsiSOpQX5IGXTW2NKkxj3SLBgcNFFjhRDtl5DcA=',
  'SDZ8VkZHA+BNigfjL9Hnuejiw/HC+q6BezUNBEKdNQY= SDY7hcansQSmkYe0Ed84UcM1jS4jIjZhjS+Ek2ykEww=',
  'SIKHUg0reiqydZsqiFq4kYOA',
].join(' ');

/** The packet that decoders know as 20 ms of silence. */
const SILENCE = Buffer.from([0xf8, 0xff, 0xfe]);

export const chimePackets = (): Buffer[] => CHIME.split(' ').map((packet) => Buffer.from(packet, 'base64'));

export const silentPackets = (milliseconds: number): Buffer[] =>
  new Array<Buffer>(Math.max(1, Math.round(milliseconds / 20))).fill(SILENCE);
