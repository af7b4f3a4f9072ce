// By person: a browser may be shared. Where it cannot be kept, it is shown again, which hurts nobody.
const keyOf = (userId: string): string => `first-minute:${userId}`;

export const isOver = (userId: string): boolean => localStorage.getItem(keyOf(userId)) !== null;
export const rememberFinished = (userId: string): void => localStorage.setItem(keyOf(userId), 'over');
