import { parseQuestion } from '../answer/question.ts';
import type { Wanted } from './intent.ts';

/** A question of few words beside "it" is about what was spoken of. */
const FEW_WORDS = 2;
const ALONE = /^(?:but |and |so )?(?:why|how|when|where|who)(?: so| not| is (?:that|it|this)| come| exactly)?$/i;

/** What a message wants, with "it" and "its" read as what was spoken of, and the topic kept where none is named. */
export function inContext(wanted: Wanted, topic: string | undefined): Wanted {
  if (!topic) return wanted;
  const { intent, text } = wanted;
  if (intent !== 'question' && intent !== 'define' && intent !== 'explain') {
    return wanted.topic === '' && intent !== 'summary' && intent !== 'quiz' ? { ...wanted, topic } : wanted;
  }
  const bare = text.replace(/[\s?!.]+$/, '');
  if (ALONE.test(bare)) return { ...wanted, intent: 'question', text: `${bare} ${topic}?` };
  if (wanted.topic === '' && intent !== 'question') return { ...wanted, topic };
  if (parseQuestion(text).words.length > FEW_WORDS) return wanted;
  const named = bare
    .replace(/\b(?:its|their) (.+)$/i, `$1 of ${topic}`)
    .replace(/\b(?:it|they|them|this|that|these|those)\b/i, topic);
  return named === bare ? wanted : { intent: 'question', topic: '', text: `${named}?` };
}
