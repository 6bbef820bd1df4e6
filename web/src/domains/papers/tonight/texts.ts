import { counted } from '../../../texts/counted.ts';
import { defineTexts } from '../../../texts/define.ts';

const listed = (topics: readonly string[]) => new Intl.ListFormat('en-GB').format(topics.map((topic) => `“${topic}”`));

/** The card on Home. */
export const tonightTexts = defineTexts('tonight', {
  title: 'Tonight’s past questions',
  exam: (course: string, daysLeft: number) => {
    if (daysLeft === 0) return `${course}, exam today`;
    return `${course}, exam ${daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`}`;
  },
  what: (missed: number, topics: readonly string[]) => {
    const wrong = missed > 0 ? `${counted(missed, 'question')} you missed` : '';
    const shaky = topics.length > 0 ? `${listed(topics)}: shaky so far, and in your papers` : '';
    return `${[wrong, shaky].filter(Boolean).join(', then ')}.`;
  },
  practise: 'Practise these',
  practiseOf: (course: string) => `Practise these past questions for ${course}`,
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    tonight: typeof tonightTexts;
  }
}
