/** Product-spec section 9, 'Calendar viewer'. */
export const visibleHours = { from: 7, to: 22 } as const;
export const gridStep = 30;
export const slotsPerStep = 2;
export const gridHeight = 600;
export const paletteSize = 8;
