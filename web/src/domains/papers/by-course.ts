import type { PaperSummary } from '@akada/contract/client';

export interface CourseShelf {
  course: string;
  title: string | null;
  slug: string | null;
  papers: PaperSummary[];
}

/** A shelf for each course, that with the most papers first; papers of no known course stand together at the end. */
export function shelvesOf(papers: readonly PaperSummary[]): CourseShelf[] {
  const shelves = new Map<string, CourseShelf>();
  for (const paper of papers) {
    const { course, course_title: title, course_slug: slug } = paper;
    const shelf = shelves.get(course) ?? { course, title, slug, papers: [] };
    shelf.papers.push(paper);
    shelves.set(course, shelf);
  }
  return [...shelves.values()].sort(
    (one, other) => Number(one.course === '') - Number(other.course === '') || other.papers.length - one.papers.length,
  );
}

/** Fewer papers tell nothing about what comes up. */
export const ENOUGH_PAPERS = 3;

export interface TopicRow {
  topic: string;
  /** In the order of the years. */
  counts: number[];
  all: number;
}

export interface TopicTable {
  years: string[];
  rows: TopicRow[];
  /** Questions about none of the topics. */
  without: number;
}

/** Whatever year nobody knows is no column, and its questions count in no row. */
export function topicTable(papers: readonly PaperSummary[]): TopicTable {
  const dated = papers.filter(({ year }) => year !== null);
  const years = [...new Set(dated.flatMap(({ year }) => year ?? []))].sort();
  const place = new Map(years.map((year, index) => [year, index]));
  const rows = new Map<string, number[]>();
  let without = 0;
  for (const { year, topics } of dated) {
    for (const { topic, questions } of topics) {
      if (topic === null) {
        without += questions;
        continue;
      }
      const counts = rows.get(topic) ?? years.map(() => 0);
      const at = place.get(year ?? '') ?? 0;
      counts[at] = (counts[at] ?? 0) + questions;
      rows.set(topic, counts);
    }
  }
  const summed = [...rows].map(([topic, counts]) => ({ topic, counts, all: counts.reduce((sum, n) => sum + n, 0) }));
  return { years, rows: summed.sort((a, b) => b.all - a.all || a.topic.localeCompare(b.topic)), without };
}

/** "2023/2024" as a column has room for it: "23/24". */
export const shortYear = (year: string): string => year.replace(/\b(?:19|20)(\d\d)\b/g, '$1');
