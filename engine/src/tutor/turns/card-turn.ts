import type { Wanted } from '../intent.ts';
import { readingAt, type Texts } from '../look-up.ts';
import { deal, dealtReply, turned } from '../replies/card.ts';
import { NO_CARD_TEXT } from '../replies/small-talk.ts';
import type { DealtCard } from '../reply.ts';
import type { TutorState } from '../state.ts';
import { topicIn } from '../topic.ts';
import type { TutorTurn } from '../turn.ts';
import { said, told } from './made.ts';

/** While a card waits, a question in its own right is one; the rest is about the card. */
export const asksAnew = ({ intent, text, topic }: Wanted) =>
  intent === 'summary' ||
  intent === 'compare' ||
  intent === 'example' ||
  intent === 'explain' ||
  (intent === 'simpler' && topic !== '') ||
  (/\?\s*$/.test(text) && intent !== 'turn');

export function dealt(name: string, { lesson, course }: Texts, before: TutorState | undefined): TutorTurn {
  const dealtBefore = before?.dealt ?? [];
  for (const reading of course ? [lesson, course] : [lesson]) {
    const topic = name === '' ? null : topicIn(name, reading.open);
    if (name !== '' && !topic) continue;
    const card = deal(reading, topic, dealtBefore);
    if (!card) continue;
    const state: TutorState = {
      question: card.front,
      stage: 'answer',
      intent: 'quiz',
      topic: name,
      card,
      dealt: [...dealtBefore, card.unit].slice(-40),
    };
    return told(dealtReply(card, reading), state);
  }
  return said(NO_CARD_TEXT, before);
}

export function cardTurned(
  message: string,
  { intent }: Wanted,
  card: DealtCard,
  texts: Texts,
  before: TutorState,
): TutorTurn {
  const reading = readingAt(card.where, texts);
  const isTry = intent !== 'turn' && intent !== 'more' && intent !== 'simpler' && intent !== 'thanks';
  const { card: _, ...rest } = before;
  const unit = Math.min(card.unit, reading.open.index.units.length - 1);
  const reply = turned({ ...card, unit }, isTry ? message : null, reading);
  return told(reply, { ...rest, intent: 'turn', stage: 'answer' });
}
