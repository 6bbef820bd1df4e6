import type { Answer } from '../answer/answer.ts';
import { searchStems } from '../answer/search-stems.ts';

/** What a learner's message does: ask something new, ask for more, take the way out, or try an answer. */
export type MessageKind = 'question' | 'more' | 'tell' | 'attempt';

const TELL =
  /\b(?:just|please|simply) (?:tell|show|give) me\b|\btell me the answer\b|\b(?:show|give)(?: me)? the (?:full |whole )?answer\b|\bi give up\b|\bno (?:more )?hints?\b|^(?:the )?answer(?: please)?[.!]?$/i;
const MORE =
  /^(?:(?:ok(?:ay)?|yes|no|hmm+|sorry|please|and|so|well)[,.!\s]*)*(?:(?:i (?:really |still )?(?:don'?t|do not) (?:know|get it|understand|remember)|not sure|no idea|idk|(?:another|a|next|more)? ?hints?|(?:tell me )?more|next(?: step)?|go on|continue|help(?: me)?|i'?m (?:stuck|lost|confused)|still (?:stuck|lost|confused)|what next|explain(?: more| further| it)?|why not)[.!?\s]*(?:please)?[.!?\s]*)?$/i;
const ASKS =
  /\?\s*$|^(?:what|why|how|when|where|who|whom|whose|which|define|explain|describe|list|state|name|mention|compare|distinguish|discuss|outline|is|are|was|were|do|does|did|can|could|should|would|will|has|have)\b/i;

/** Reads a message in the light of the question that is being worked on. */
export function messageKind(message: string, question?: string): MessageKind {
  const text = message.trim().replace(/[’]/g, "'");
  if (question !== undefined && TELL.test(text) && text.split(/\s+/).length <= 9) return 'tell';
  if (question !== undefined && MORE.test(text)) return 'more';
  if (question === undefined) return 'question';
  if (sameQuestion(text, question)) return 'more';
  return ASKS.test(text) ? 'question' : 'attempt';
}

/** Asked again in the same words, a question asks for more, not from the start. */
function sameQuestion(text: string, question: string): boolean {
  const asked = new Set(searchStems(question));
  const now = searchStems(text);
  return now.length > 0 && now.length >= asked.size && now.every((stem) => asked.has(stem));
}

/** True where a learner's attempt holds most of what the sentence adds to the question. */
export function attemptFits(attempt: string, found: Extract<Answer, { kind: 'found' }>, question: string): boolean {
  const asked = new Set(searchStems(question));
  const added = new Set(searchStems(found.sentence).filter((stem) => !asked.has(stem)));
  if (added.size === 0) return false;
  const tried = new Set(searchStems(attempt));
  let met = 0;
  for (const stem of added) if (tried.has(stem)) met++;
  return met >= 2 ? met / added.size >= 0.4 : added.size <= 2 && met === added.size;
}
