const MEETING_HOSTS = [
  /^meet\.google\.com$/,
  /(^|\.)zoom\.us$/,
  /^teams\.(microsoft|live)\.com$/,
  /(^|\.)webex\.com$/,
  /^whereby\.com$/,
];

/** Only where calls are known to happen: an invitation can carry any address. */
export function meetingUrl(link: string | undefined): string | undefined {
  if (!link || !URL.canParse(link)) return undefined;
  const { protocol, hostname, username, password, href } = new URL(link);
  const isKnown =
    protocol === 'https:' && !username && !password && MEETING_HOSTS.some((host) => host.test(hostname));
  return isKnown && href.length <= 200 ? href : undefined;
}
