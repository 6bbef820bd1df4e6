/** A past paper as students type them, with a doubt and a question without a key. */
export const pastPaper = `MTH 101 Elementary Mathematics I
Examination, 2022/2023 Harmattan Semester

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

3. Solve 2x = 8.
A. 2
B. 4
D. 8

ANSWERS
1. B 3. B
`;
