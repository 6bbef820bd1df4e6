import { searchStems } from '../answer/search-stems.ts';
import { isEveryday, readWanted } from './read-wanted.ts';
import { shareOf } from './strength.ts';

/** What the lessons of a course say, and which of them teaches what; the words of a phrase are too few to go by. */
export interface TaughtCourse {
  /** Another one when anything in it changes. */
  version: string;
  lessons: readonly TaughtLesson[];
  phrases: readonly TaughtPhrase[];
}

export interface TaughtLesson {
  name: string;
  texts: readonly { section: string | null; text: string }[];
}

/** A phrase of the official content with its section, or a topic with all of its lessons. */
export interface TaughtPhrase {
  phrase: string;
  lessons: readonly string[];
  section?: string | undefined;
}

/** How much each word tells of each subject, as data that another thread can be given. */
export interface LessonModel {
  /** Of the lessons that it was made of. */
  version: string;
  /** What each subject teaches; null for the lessons themselves, which only compete. */
  subjects: readonly (string | null)[];
  /** By its stem, pairs of a subject and how much the word tells of it, in hundredths. */
  words: ReadonlyMap<string, readonly number[]>;
}

type Bag = Map<string, number>;

/** How much of a subject's language is its own, its lessons' and the whole course's. */
const OWN = 0.6;
const OF_LESSON = 0.25;
const OF_COURSE = 0.15;
/** A word that the lessons say only once may stand there by chance. */
const LEAST_SAID = 2;
const MOST_TOLD = 3.5;
const LEAST_TOLD = 0.25;
const OF_EVERYDAY = 0.5;
const NAMES_IT = 0.95;

/** Reads the lessons of a course once; linear in them. */
export function modelOf({ version, lessons, phrases }: TaughtCourse): LessonModel {
  const wanted = readWanted(phrases);
  const ownBags = phrases.map((): Bag => new Map());
  const lessonBags = new Map<string, Bag>();
  const course: Bag = new Map();
  for (const { name, texts } of lessons) {
    const bag: Bag = new Map();
    lessonBags.set(name, bag);
    const taught = phrases.flatMap((phrase, at) => (phrase.lessons.includes(name) ? [{ ...phrase, at }] : []));
    for (const { section, text } of texts) {
      const stems = searchStems(section ? `${section} ${text}` : text);
      const said = new Set(stems);
      add(bag, stems, 1);
      add(course, stems, 1);
      const named = taught.filter(({ at }) =>
        wanted[at]!.parts.some((part) => shareOf(part, (stem) => said.has(stem)) >= NAMES_IT),
      );
      const placed = taught.filter((one) => one.section !== undefined && one.section === section);
      const owners = named.length > 0 ? named : placed.length > 0 ? placed : taught;
      for (const { at } of owners) add(ownBags[at]!, stems, 1 / owners.length);
    }
  }
  const subjects = [
    ...phrases.map(({ phrase, lessons: names }, at) => ({
      phrase,
      own: ownBags[at]!,
      lesson: joined(names.map((name) => lessonBags.get(name))),
    })),
    ...[...lessonBags.values()].map((bag) => ({ phrase: null, own: bag, lesson: bag })),
  ];
  return { version, subjects: subjects.map(({ phrase }) => phrase), words: toldBy(subjects, course) };
}

/** The likelihood ratio of each word in a subject against the course as a whole. */
function toldBy(subjects: readonly { own: Bag; lesson: Bag }[], course: Bag): LessonModel['words'] {
  const words = new Map<string, number[]>();
  const total = sumOf(course);
  subjects.forEach(({ own, lesson }, subject) => {
    const [ownTotal, lessonTotal] = [sumOf(own), sumOf(lesson)];
    if (ownTotal === 0) return;
    for (const [stem, inLesson] of lesson) {
      const inCourse = course.get(stem)!;
      if (inCourse < LEAST_SAID) continue;
      const general = inCourse / total;
      const here = OWN * ((own.get(stem) ?? 0) / ownTotal) + OF_LESSON * (inLesson / lessonTotal) + OF_COURSE * general;
      const told = Math.min(MOST_TOLD, Math.log(here / general)) * (isEveryday(stem) ? OF_EVERYDAY : 1);
      if (told < LEAST_TOLD) continue;
      const known = words.get(stem) ?? [];
      known.push(subject, Math.round(told * 100));
      words.set(stem, known);
    }
  });
  return words;
}

function add(bag: Bag, stems: readonly string[], weight: number): void {
  for (const stem of stems) bag.set(stem, (bag.get(stem) ?? 0) + weight);
}

function joined(bags: readonly (Bag | undefined)[]): Bag {
  const all: Bag = new Map();
  for (const bag of bags) for (const [stem, count] of bag ?? []) all.set(stem, (all.get(stem) ?? 0) + count);
  return all;
}

const sumOf = (bag: Bag) => [...bag.values()].reduce((sum, count) => sum + count, 0);
