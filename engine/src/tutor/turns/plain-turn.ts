import type { Beside } from '../beside.ts';
import { inContext } from '../follow-up.ts';
import { goOn } from '../go-on.ts';
import { type Wanted, wantedOf } from '../intent.ts';
import { again, headingOf, lookUp, readingAt, type Texts } from '../look-up.ts';
import { NOTHING_BEFORE_TEXT } from '../replies/small-talk.ts';
import { splitTell } from '../stages.ts';
import type { TutorState } from '../state.ts';
import type { TutorTurn } from '../turn.ts';
import { missed, said, told, withShown } from './made.ts';

export function plainTurn(
  message: string,
  first: Wanted,
  texts: Texts,
  before: TutorState | undefined,
  beside: Beside,
): TutorTurn {
  const { section } = beside;
  const way = splitTell(message);
  const wanted = inContext(way.question ? wantedOf(way.question) : first, before?.topic);
  const { intent } = wanted;
  if (intent === 'more' || intent === 'turn') {
    const reply = before ? goOn(before, texts.lesson, texts.course) : null;
    if (!before?.question) return said(NOTHING_BEFORE_TEXT, before);
    return reply ? told(reply, withShown(before, reply, texts)) : said(endText(before), { ...before, rest: false });
  }
  const question = questionOf(wanted, message);
  if (wanted.topic === '' && (intent === 'simpler' || intent === 'example')) {
    const reading = readingAt(before?.where, texts);
    const reply = intent === 'simpler' && before?.shown ? again(before.shown, reading) : null;
    if (reply) return told(reply, withShown({ ...before!, question, intent }, reply, texts));
    const heading = before?.shown?.[0] === undefined ? '' : headingOf(before.shown[0], reading);
    if (heading === '') return said(NOTHING_BEFORE_TEXT, before);
    return plainTurn(message, { ...wanted, topic: heading }, texts, undefined, beside);
  }
  const found = (beside.lookUp ?? lookUp)(wanted, texts);
  if ('missed' in found) return missed(found.missed, question, texts);
  const { reply } = found;
  const topic = wanted.topic || wanted.pair?.join(' and ') || headingOf(reply.spans[0]?.from ?? 0, reply.reading);
  const state: TutorState = {
    question,
    stage: 'answer',
    intent,
    topic,
    ...(section && { section }),
    ...(before?.dealt && { dealt: before.dealt }),
  };
  return told(reply, withShown(state, reply, texts));
}

/** The question as it would be put by itself. */
function questionOf({ intent, topic, text }: Wanted, message: string): string {
  if (intent === 'example' && topic) return `Give an example of ${topic}`;
  if (intent === 'simpler' && topic) return `Explain ${topic} in simple words`;
  return intent === 'question' ? text : message.trim();
}

const endText = ({ topic }: TutorState) =>
  `That’s all there is${topic ? ` about ${topic}` : ''}. Ask me something else, or say “quiz me”.`;
