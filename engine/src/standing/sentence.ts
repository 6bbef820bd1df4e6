import { countWords, withoutCitations } from '../text/normalise.ts';
import type { Sentence } from '../text/sections.ts';
import { quickTagsOf } from '../text/tagging.ts';
import { leansOnContext, opensOnContext } from './words.ts';

/** Points to what stands elsewhere: a figure, a page, the text before or after. */
const POINTS =
  /\b(?:fig(?:ure|s)?|table|diagram|chart|graph|plate|box|equation|photograph|picture|appendix|chapter|section|slide|page)\.?\s*\d|\bthe (?:figure|diagram|graph|picture|photograph|chart|table|map|slide)\b|\b(?:shown|seen|listed|given|described|discussed|mentioned|defined|stated|noted) (?:above|below|earlier|later|here|previously)\b|\b(?:above|below)[.,]|\bthe following\b|\bas follows\b/i;
/** Goes on from what was said: "A star of ten solar masses therefore shines …", "…, as in Carlill, is …". */
const GOES_ON =
  /\b(?:therefore|thus|hence|consequently|accordingly|moreover|furthermore|however|nevertheless|for example|for instance|on the other hand|by contrast|nor|too(?=[.,;]))\b|\bas in \p{Lu}/u;
const OPENS_ON =
  /^(?:Its|Their|That|Those|Such|But|And|Or|So|You|We|I|Let|Much|More|Some|Several|Others?|Another|None|Neither|Here|First|Second|Third|Finally|Next|Last|Both|Suppose|Consider|Imagine|Assume|Take)\b|^(?:In (?:place|spite|view|addition|contrast|response|return) (?:of|to|for)|As a result|For (?:this|that)|Because of) (?:the|this|that|these|it)?\b|^By [^,]+, (?:when|which)\b|^\p{Ll}|[$\\=]|:$/u;
/** What something is not, says little of what it is. */
const TELLS_APART = /\b(?:must|should) not be confused\b|^(?:An?|The) [\p{L} -]{3,30} (?:is|are|was|were) not\b/u;
/** "This chapter explains how plants take up water" says what it is about, and leans on nothing. */
export const ABOUT_ITSELF =
  /^(?:This|The present) (?:chapter|unit|lecture|paper|handout|module|course|study|text|guide|report|essay|article|book|lesson)\b/;

const [SHORTEST, LONGEST] = [7, 42];
/** The writer of a summary may say much in few words. */
const SHORTEST_SURE = 5;
const POINTS_BACK =
  /^(?:This|These|It|They|He|She|The (?:same|others?|first|second|third|latter|former))\b|\bthese\b|\b(?:in|at|of|by|from|to|for|on|with|within|after|before|during|under|over) this \p{Ll}/u;

/**
 * Whether a sentence can be read without those around it. In one that defines a term or that its writer sums up with,
 * the pronouns mean something within it, unless it begins with one.
 */
export function standsAlone(sentence: Sentence, isSure: boolean): boolean {
  const text = withoutCitations(sentence.text);
  const words = countWords(text);
  return (
    sentence.kind !== 'note' &&
    words >= (isSure ? SHORTEST_SURE : SHORTEST) &&
    words <= LONGEST &&
    /[.!]$/.test(text) &&
    (ABOUT_ITSELF.test(text) || !leans(text, isSure)) &&
    !OPENS_ON.test(text) &&
    !GOES_ON.test(text) &&
    !POINTS.test(text) &&
    !TELLS_APART.test(text) &&
    !LEFT_OPEN.some((pattern) => pattern.test(text)) &&
    (sentence.kind === 'paragraph' || hasVerb(sentence))
  );
}

const leans = (text: string, isSure: boolean) =>
  isSure ? POINTS_BACK.test(text) || speaksOfUnnamed(text) : leansOnContext(text) || opensOnContext(text);

/** "Carrier proteins bind the substance": which one, the text around says. */
const UNNAMED =
  /\bthe (substance|material|object|particle|quantity|office|device)(?=[,.;]| (?:on one|and|is|was|has|lasted)\b)/u;

/** "The three questions concern …", "the share of each form depends on …", "is the main site, although …": of what, the text before says. */
const LEFT_OPEN = [
  /^The (?:two|three|four|five|six|seven) \p{Ll}+s (?!(?:of|in|for|that|which|who|by|to|on|between)\b)/u,
  /\b(?:of|in) (?:each|either) (?:form|type|kind|case|group|class|side|part)(?=[,.;]| (?:is|are|depends?|has|have|was|were)\b)/u,
  /\b(?:is|are) the (?:main|chief|principal|most important|usual|only) \p{Ll}+(?=[,.;]| (?:and|but|although|though|while)\b)/u,
];

function speaksOfUnnamed(text: string): boolean {
  const [phrase, noun] = UNNAMED.exec(text) ?? [];
  return phrase !== undefined && !text.slice(0, text.indexOf(phrase)).includes(noun!);
}

/** A bullet with a full stop may still be a heap of nouns. */
const hasVerb = (sentence: Sentence) =>
  quickTagsOf(sentence).some(({ pos, lower }) => pos === 'AUX' || (pos === 'VERB' && !/(?:ing|ed)$/.test(lower)));
