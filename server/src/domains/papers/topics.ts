import type { PaperItem, PaperQuestion } from '@akada/contract';
import { fingerprintOf, type PaperTopic } from '../../ports/teacher/port.ts';
import { courseOf } from './paper-courses.ts';
import { questionsOf } from './paper-shape.ts';
import type { PapersDeps } from './papers.deps.ts';
import * as repo from './papers.repo.ts';
import { wordsOf } from './topic-words.ts';

export interface Topics {
  /** The items with the likeliest topic of each question; what its owner chose stays. */
  choose(
    owner: { ownerId: string; address: string },
    course: string,
    items: readonly PaperItem[],
  ): Promise<PaperItem[]>;
}

/** Equal for the same question in other papers: what it shares, its words and options, whatever their order and numbers. */
export const sameAs = ({ stem, text, options }: Pick<PaperQuestion, 'stem' | 'text' | 'options'>): string =>
  fingerprintOf({ stem, text, options });

const comparable = ({ stem, text, options }: PaperQuestion) => ({
  stem,
  text,
  options: options.map((option) => ({ text: option.text })),
});

export function createTopics({ db, catalogue, teacher }: Pick<PapersDeps, 'db' | 'catalogue' | 'teacher'>): Topics {
  /** What the lessons about a topic say of it. */
  function toTopic(course: string, topic: string): PaperTopic {
    const lessons = (courseOf(catalogue, course).notes?.lessons ?? []).filter(({ topics }) => topics.includes(topic));
    return {
      id: topic,
      title: topic,
      words: lessons.map(({ title }) => title),
      terms: lessons.flatMap(({ terms }) => terms.map(({ term }) => term)),
      text: lessons.map(wordsOf).join('\n'),
    };
  }

  /** What the owner said about questions of the course before, here and in other papers. */
  async function saidBefore(ownerId: string, course: string, items: readonly PaperItem[]): Promise<PaperQuestion[]> {
    const rows = (await repo.list(db.queries, ownerId)).filter((row) => row.course === course);
    return [...rows.flatMap((row) => row.items), ...items].filter(
      (item): item is PaperQuestion => item.kind === 'question' && item.topic_is_own,
    );
  }

  return {
    async choose({ ownerId, address }, course, items) {
      const own = await saidBefore(ownerId, course, items);
      const names = new Set([...courseOf(catalogue, course).topics, ...own.flatMap(({ topic }) => topic ?? [])]);
      const questions = questionsOf(items);
      if (names.size === 0 || questions.length === 0) return [...items];
      const ranked = await teacher.rankTopics(
        {
          topics: [...names].map((name) => toTopic(course, name)),
          corrections: own.map((question) => ({ question: comparable(question), topic: question.topic })),
          questions: questions.map(comparable),
        },
        { accountId: ownerId, address },
      );
      const byId = new Map(questions.map(({ id }, index) => [id, ranked[index]]));
      return items.map((item): PaperItem => {
        const found = byId.get(item.id);
        if (item.kind === 'stray' || !found) return item;
        return { ...item, topic_choices: found.choices, topic: item.topic_is_own ? item.topic : found.topic };
      });
    },
  };
}
