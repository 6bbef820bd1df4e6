/** A past paper as students type them: its second question has no key. */
export const pastPaperOf = (year: string, more = '') => `MTH 101 Elementary Mathematics I
Examination, ${year} Harmattan Semester

1. The modulus of the complex number 3 - 4i is
A. 1
B. 5
C. 7
D. 25

2. How many subsets has a set of four elements?
A. 4
B. 8
C. 16
D. 32
${more}
ANSWERS
1. B
`;

/** One more, with a doubt: an option is missing. */
export const doubtful = '\n3. Solve 2x = 8.\nA. 2\nB. 4\nD. 8\n';
