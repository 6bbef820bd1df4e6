/** Signs that name notes, for a class of characters. TeX's asterisk is a sign of mathematics. */
export const noteSigns = '*∗⋆†‡§¶';
