type Intersection<Union> = [Union] extends [never]
  ? object
  : (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
    ? All
    : never;

/** What each channel or calendar provider adds, as one object. */
export const allOf = <const Parts extends readonly object[]>(parts: Parts): Intersection<Parts[number]> =>
  Object.assign({}, ...parts);
