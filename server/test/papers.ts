import type { Paper, PaperQuestion } from '@akada/contract';
import { aForm } from './documents.ts';
import type { Person } from './factories.ts';

/** A short paper with a key at its end, and one question that the key leaves out. */
export const mathsPaper = `UNIVERSITY OF EKO
DEPARTMENT OF MATHEMATICS
MTH 101 Elementary Mathematics I
Examination, 2022/2023 Harmattan Semester

Answer all questions.

1. The third term of a geometric progression is 12 and the sixth is 96. What is the first term?
A. 2
B. 3
C. 4
D. 6

2. The modulus of the complex number 3 - 4i is
A. 1
B. 5
C. 7
D. 25

3. How many subsets has a set of four elements?
A. 4
B. 8
C. 16
D. 32

4. State the binomial theorem for a positive integer n. [5 marks]

ANSWERS
1. B
2. B
`;

export const aPaper = (person: Person, text = mathsPaper): Promise<Paper> =>
  person.client.papers.bringText({ body: { text } });

export const aPaperFile = (person: Person, content: string = mathsPaper, name = 'mth101.txt'): Promise<Paper> =>
  person.client.papers.bring({ body: aForm(content, name), query: {} });

export const questionsIn = ({ items }: Pick<Paper, 'items'>): PaperQuestion[] =>
  items.filter((item): item is PaperQuestion => item.kind === 'question');

/** By its number; a paper without it is a fault of the test. */
export function questionOf(paper: Pick<Paper, 'items'>, number: string): PaperQuestion {
  const found = questionsIn(paper).find((question) => question.number === number);
  if (!found) throw new Error(`There is no question ${number}`);
  return found;
}
