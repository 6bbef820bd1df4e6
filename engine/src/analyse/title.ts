import { unshouted } from '../text/casing.ts';
import { saysNothing } from '../text/matter.ts';
import type { DocumentText } from '../text/sections.ts';
import { plainHeading } from '../text/wording.ts';

const FILE_NAME = /\.(?:pdf|docx?|pptx?|odt|rtf|txt|xlsx?|html?|md)$/i;
const NO_TITLE =
  /^(?:untitled|document|presentation|powerpoint presentation|(?:no )?(?:slide|document|presentation) title|slide|new|title|microsoft (?:word|powerpoint)|doc|file|scan|img|layout)?[\s\d_-]*$/i;

/** Readable words of a title that somebody or some program gave; empty where they say nothing. */
function wordsOf(given: string): string {
  const bare = given.replace(FILE_NAME, '').replace(/_+/g, ' ').replace(/\s+/g, ' ').trim();
  return NO_TITLE.test(bare) ? '' : bare;
}

/** Programs put the file's name into its properties, too. */
function statedTitle(stated: string): string {
  const bare = stated.replace(/^Microsoft (?:Word|PowerPoint) - /i, '');
  return FILE_NAME.test(bare) || /_/.test(bare) ? '' : wordsOf(bare);
}

const COURSE_CODE = /^[A-Z]{2,4}\s?\d{3}[A-Z]?(?:\s*[:–—-]\s*(?=\p{L}{2})|\s+(?=\p{L}{3,}\s+\p{L}{2}))/u;

const FOR_COURSE =
  /(?<=\p{L}{3})\s*[:–—-]\s+[^:]*(?:\b(?:[Ll]ecture )?[Nn]otes (?:for|on)\b|\b(?:[Hh]andout|[Ll]ecture|[Uu]nit|[Mm]odule|[Ww]eeks?) \d|\b[A-Z]{2,4}\s?\d{3}\b)[^:]*$/u;

/** "Lecture Notes: Principles of Surveying" */
const LECTURE_NOTES = /^(?:lecture|course|class) notes?\s*[:–—-]\s+(?=\p{L}{2})/iu;

/** "Human Memory" and "Human Memory: How We Encode": one of them goes on with the other, behind a sign. */
const goesOn = (longer: string, shorter: string) =>
  longer.toLowerCase().startsWith(shorter.toLowerCase()) && /^\s*[:–—-]\s/.test(longer.slice(shorter.length));

/**
 * The document's title: the one it was given, where that is no file's name; else the one that its text shows, else what
 * its properties say, else its first heading, else the file's name.
 */
export function titleOf(document: DocumentText): string {
  return unshouted(wholeTitle(document), document, 'title');
}

function wholeTitle(document: DocumentText): string {
  const given = statedTitle(document.title);
  const { ownTitle } = document;
  // The number of a course is no part of what a text is called; what somebody called it themselves stays as it is.
  const shown = ownTitle ? plainHeading(ownTitle.text) || ownTitle.text : '';
  const own = shown.replace(COURSE_CODE, '').replace(LECTURE_NOTES, '').replace(FOR_COURSE, '');
  // What the text itself shows has its subtitle, and nothing of the lecture that it was written for.
  if (given) return own && (given === shown || goesOn(own, given) || goesOn(given, own)) ? own : given;
  if (ownTitle?.isSure) return own;
  const named = document.sections.find(({ heading, level }) => level > 0 && !saysNothing(heading));
  const heading = plainHeading(named?.heading ?? '');
  return statedTitle(document.statedTitle ?? '') || own || wordsOf(document.title) || heading || 'Untitled document';
}
