const two = (value: number): string => String(value).padStart(2, '0');

/** What a date-time field shows for an instant, in the viewer's zone; '' for none. */
export function toLocalField(instant: string): string {
  const date = new Date(instant);
  if (instant === '' || Number.isNaN(date.getTime())) return '';
  // Four digits, also while somebody is still typing the year: a field shows nothing for '2-03-11'.
  const year = String(date.getFullYear()).padStart(4, '0');
  const day = `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The field's value as an instant: it travels with its offset, so that the server need not guess a zone. */
export function fromLocalField(value: string): string {
  const date = new Date(value);
  return value === '' || Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
