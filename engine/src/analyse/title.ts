import { plainHeading } from '../grammar/wording.ts';
import { saysNothing } from '../text/matter.ts';
import type { DocumentText } from '../text/sections.ts';

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

/**
 * The document's title: the one it was given, where that is no file's name; else the one that its text shows, else what
 * its properties say, else its first heading, else the file's name.
 */
export function titleOf(document: DocumentText): string {
  const given = statedTitle(document.title);
  if (given) return given;
  const { ownTitle } = document;
  const own = ownTitle ? plainHeading(ownTitle.text) || ownTitle.text : '';
  if (ownTitle?.isSure) return own;
  const named = document.sections.find(({ heading, level }) => level > 0 && !saysNothing(heading));
  const heading = plainHeading(named?.heading ?? '');
  return statedTitle(document.statedTitle ?? '') || own || wordsOf(document.title) || heading || 'Untitled document';
}
