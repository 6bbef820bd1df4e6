const COMPARED = 16;

/** In fours, as people read it out and compare it. */
export const inFours = (code: string) => code.replace(/(.{4})(?=.)/g, '$1 ');

/** The signs that tell laptops apart. */
export const startOf = (code: string) => inFours(code.replace(/[\s-]/g, '').toUpperCase().slice(0, COMPARED));
