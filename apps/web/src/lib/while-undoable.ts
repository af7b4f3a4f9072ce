/** In milliseconds: a few times within the minute in which something can be put back. */
const LOOK_EVERY = 20_000;

/** Looks again as long as something can be put back: the server, whose clock counts, says when that is over. */
export const whileUndoable =
  <Data>(isUndoable: (data: Data) => boolean) =>
  ({ state: { data } }: { readonly state: { readonly data: Data | undefined } }): number | false =>
    data !== undefined && isUndoable(data) ? LOOK_EVERY : false;
