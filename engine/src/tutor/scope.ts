import { searchStems } from '../answer/search-stems.ts';
import type { Scope } from './replies/summary.ts';
import type { Reading } from './reply.ts';
import { topicIn } from './topic.ts';

const allOf = ({ open }: Reading) => new Set(open.index.sections.keys());

/** What a summary is asked of: the whole text where nothing is named, a day by its number, else the section that is named. */
export function scopeOf(topic: string, lesson: Reading, course?: Reading): { scope: Scope; reading: Reading } | null {
  if (topic === '') return { reading: lesson, scope: { title: titleOf(lesson), sections: allOf(lesson) } };
  const day = /\bday\s+(\d{1,3})\b/i.exec(topic)?.[1];
  if (day && course) return dayOf(Number(day), course);
  for (const reading of [lesson, ...(course ? [course] : [])]) {
    const found = sectionNamed(topic, reading) ?? documentNamed(topic, reading);
    if (found) return { reading, scope: found };
  }
  return null;
}

function titleOf({ open }: Reading): string {
  return open.index.documents.length === 1 ? open.index.documents[0]!.title : '';
}

function dayOf(day: number, course: Reading): { scope: Scope; reading: Reading } | null {
  const name = new RegExp(`\\bday ${day}\\b`, 'i');
  const d = course.open.index.documents.findIndex(({ id }) => name.test(course.names[id] ?? ''));
  return d < 0 ? null : { reading: course, scope: ofDocument(d, course) };
}

function ofDocument(d: number, { open, names }: Reading): Scope {
  const { id, title } = open.index.documents[d]!;
  const sections = [...open.index.sections.entries()].filter(([, section]) => section.d === d).map(([s]) => s);
  return { title: names[id] ?? title, sections: new Set(sections) };
}

function documentNamed(topic: string, reading: Reading): Scope | null {
  const asked = searchStems(topic);
  const d = reading.open.index.documents.findIndex(({ title }) => {
    const stems = new Set(searchStems(title));
    return asked.length > 0 && asked.every((stem) => stems.has(stem));
  });
  return d < 0 ? null : ofDocument(d, reading);
}

/** A section whose heading is about the topic, or that has its number, with those below it. */
function sectionNamed(topic: string, { open }: Reading): Scope | null {
  const { sections } = open.index;
  const [, number, name = topic] =
    /^(?:section|part|chapter|unit)?\s*(\d+(?:\.\d+)*)[.:]?(?:\s+(.+))?$/i.exec(topic) ?? [];
  const numbered = number
    ? sections.findIndex(
        ({ path }) => (path.at(-1) ?? '').replace(/^\D{0,9}/, '').match(/^\d+(?:\.\d+)*/)?.[0] === number,
      )
    : -1;
  const first = numbered >= 0 ? numbered : Math.min(...(topicIn(name, open)?.headed ?? []));
  const head = sections[first];
  if (!head) return null;
  const within = [...sections.entries()].filter(
    ([, { d, path }]) => d === head.d && head.path.every((heading, i) => path[i] === heading),
  );
  return { title: head.path.at(-1) ?? '', sections: new Set(within.map(([s]) => s)) };
}
