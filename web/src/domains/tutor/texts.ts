import { defineTexts } from '../../texts/define.ts';

export const assistantTexts = defineTexts('assistant', {
  title: 'Tutor',
  you: 'You',
  assistant: 'Akada',
  welcome: (topic: string) =>
    `Ask me about “${topic}”. I’ll answer questions straight away; for an exercise you get a hint first, then a step.`,
  noLesson:
    'This day has no lesson yet, so the tutor has nothing to go on. Add a document to the sprint, or write the lesson yourself.',
  input: 'Your question',
  placeholder: 'Ask about this lesson',
  send: 'Send',
  conversation: 'Conversation',
  /** About something marked in the lesson; the first is sent as it stands. */
  passage: { explain: 'Explain this', placeholder: 'Ask about this', drop: 'Remove this passage' },
  thinking: 'Thinking...',
  suggestions: 'Suggested questions',
  /** What the tutor proposes to remember. */
  card: { title: 'Save this as a card?', keep: 'Save card', keeping: 'Saving…', kept: 'Saved to today’s cards' },
  /** Above an answer that nobody put together from sentences. */
  written: 'Written by Akada',
  /** Which question is meant, to tap. */
  meant: 'Which one do you mean?',
  helped: { call: 'This helped', thanks: 'Glad it helped.', called: 'You said this helped' },
  bad: {
    call: 'Not helpful',
    called: (reason: string) => `Not helpful (${reason})`,
    reasons: {
      wrong: 'It’s wrong',
      unclear: 'I don’t understand it',
      off_topic: 'Not what I asked',
      other: 'Something else',
    },
    thanks: 'Thank you. The Akada team will see your question and this answer, but not your name.',
    failed: 'We couldn’t send this. Please try again.',
  },
  sources: 'Sources',
  lessonName: (week: number, day: string, title: string) => `Week ${week}, day ${day}: ${title}`,
  citation: (number: number, heading: string) => `[${number}] ${heading}`,
  error: 'Sorry, I encountered an error processing your request.',
  offline:
    'You’re offline. The built-in tutor will answer from the lessons on this device, but won’t save the conversation.',
  clear: 'Clear conversation',
  cleared: 'Conversation cleared.',
  clearQuestion: 'Clear this conversation?',
  clearText: 'This deletes your questions about this sprint and the answers.',
  cancel: 'Cancel',
  generic: {
    what: (topic: string) => `What is ${topic}?`,
    why: (topic: string) => `Why does ${topic} matter?`,
    example: (topic: string) => `Give me an example of ${topic}`,
    summary: (topic: string) => `What are the main points of ${topic}?`,
    terms: (topic: string) => `Which terms in ${topic} should I know?`,
  },
});

declare module '../../texts/define.ts' {
  interface Namespaces {
    assistant: typeof assistantTexts;
  }
}
