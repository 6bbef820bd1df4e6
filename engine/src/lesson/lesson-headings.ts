import { titleOf } from '../analyse/title.ts';
import { unshouted } from '../text/casing.ts';
import type { DocumentText } from '../text/sections.ts';
import { plainHeading } from '../text/wording.ts';
import type { LessonPart } from './lesson-part.ts';

/** A heading of a lesson, and how deep it stands in its source. */
interface LessonHeading {
  text: string;
  depth: number;
}

/** A heading as a lesson shows it: without its number, in the letters of a text. */
export function shownHeading(heading: string, document: DocumentText): string {
  const asks = heading.trimEnd().endsWith('?') ? '?' : '';
  return unshouted(plainHeading(heading) + asks || heading, document, 'heading');
}

/**
 * The headings above each part: its own, and before the first of its sections also those that have no text of their own
 * ("Movement of water", right above "Saturated flow"). What repeats the title of the day or the document is left out.
 */
export function headingFinder(title: string): (part: LessonPart, before: LessonPart | undefined) => LessonHeading[] {
  const shownPaths = new Map<DocumentText, Set<string>>();
  return ({ document, section, fromBlock }, before) => {
    if (before?.section === section) return [];
    let paths = shownPaths.get(document);
    if (!paths) {
      paths = new Set();
      shownPaths.set(document, paths);
    }
    const path = section.headingPath;
    const found: LessonHeading[] = [];
    path.forEach((heading, depth) => {
      const key = path.slice(0, depth + 1).join('\n');
      const isOwn = depth === path.length - 1;
      const isNew = isOwn || (fromBlock === 0 && !paths.has(key) && firstBelow(document, key) === section);
      paths.add(key);
      const text = shownHeading(heading, document);
      if (isNew && !isTitle(heading, text, title, document)) found.push({ text, depth });
    });
    return found;
  };
}

function isTitle(heading: string, text: string, title: string, document: DocumentText): boolean {
  const own = document.ownTitle?.isSure ? document.ownTitle.text : null;
  return heading === own || [plainHeading(heading), text].includes(title) || text === titleOf(document);
}

const firsts = new WeakMap<DocumentText, Map<string, unknown>>();

/** The first section at or below a path of headings. */
function firstBelow(document: DocumentText, key: string): unknown {
  let known = firsts.get(document);
  if (!known) {
    known = new Map();
    for (const section of document.sections) {
      for (let depth = 1; depth <= section.headingPath.length; depth++) {
        const path = section.headingPath.slice(0, depth).join('\n');
        if (!known.has(path)) known.set(path, section);
      }
    }
    firsts.set(document, known);
  }
  return known.get(key);
}
