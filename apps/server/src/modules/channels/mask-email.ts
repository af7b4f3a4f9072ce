/** 'm•••••@example.org': enough to recognise one's own account, too little to learn somebody else's. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••••${email.slice(at)}`;
}
