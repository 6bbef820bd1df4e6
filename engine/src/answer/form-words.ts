import { searchStem } from './search-stems.ts';

/** Words by which a question says in which form it wants its answer; those of a line may stand for one another. */
const FORMS: readonly string[] = [
  'types kinds sorts forms classes categories varieties',
  'steps stages phases procedure',
  'formula equation expression',
  'levels ranks tiers',
];

const formByStem = new Map(
  FORMS.flatMap((line) => {
    const stems = line.split(' ').map(searchStem);
    return stems.map((stem) => [stem, stems[0]!] as const);
  }),
);

/** "the steps of …": a text may well give the steps and not call them so. */
export const isFormWord = (stem: string): boolean => formByStem.has(stem);

/** One stem for the words that ask for the same form; any other stem as it is. */
export const asForm = (stem: string): string => formByStem.get(stem) ?? stem;
