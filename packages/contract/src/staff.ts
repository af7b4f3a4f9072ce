/** Settings take the domain with or without a leading '@'. */
export const normalizeStaffDomain = (domain: string): string => domain.trim().replace(/^@/, '').toLowerCase();

/**
 * The one rule for who is staff (decisions.md, 'Names and words'): the part after the last '@', lower-cased,
 * equals the company's domain exactly. The browser shows by it, the server allows by it.
 */
export function isStaffEmail(email: string, staffDomain: string): boolean {
  const domain = normalizeStaffDomain(staffDomain);
  const at = email.lastIndexOf('@');
  return domain !== '' && at > 0 && email.slice(at + 1).toLowerCase() === domain;
}
